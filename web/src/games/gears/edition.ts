// What an edition's gears, cards and characters may say: for its form.

import { at, isTable, textOf, type Path, type Value, type Values } from '../../editions/data';
import type { Field, Keys } from '../../editions/fields';
import type { Guide } from '../../editions/guide';
import { CLAIMS, DOES, EFFECTS, ABILITIES, LOSERS, NIGHT, WINDOWS, WHOSE } from './blocks';

const choice = (values: readonly string[]): Field => ({ kind: 'choice', values, closed: true });
const several = (values: readonly string[]): Field => ({ kind: 'several', values });

/** By block of a night effect; the first value is what an ordinary round has. */
const NIGHT_FIELDS: Record<string, Field> = {
  turns: several(NIGHT.turns),
  order: choice(NIGHT.order),
  whose: choice(NIGHT.whose),
  up: choice(NIGHT.up),
  powers_off: several(NIGHT.powers),
  abilities_off: several(WINDOWS),
  match: { kind: 'flag' },
  check: choice(NIGHT.check),
};
/** What a block says when it is taken up: what an ordinary round does not do. */
const NIGHT_FIRST: Values = {
  turns: ['+', '-', '2'],
  order: 'counterclockwise',
  whose: 'own',
  up: 'together',
  powers_off: ['blue', 'grey', 'multi'],
  abilities_off: ['set'],
  match: false,
  check: 'jammed',
};
const NIGHT_KEYS: Keys = { all: Object.keys(NIGHT_FIELDS), first: NIGHT_FIRST };

const ABILITY_FIELDS: Record<string, Field> = {
  when: choice(WINDOWS),
  counts_as: choice(['grey', 'blue', 'multi']),
  turn: { kind: 'table', keys: { all: ['whose', 'steps'], needed: ['whose', 'steps'] } },
  look: choice(['left', 'right']),
  set: choice(['any', 'other']),
  lock: { kind: 'flag' },
  check: choice(['with_others', 'one']),
  enter: choice(['any']),
  whose: choice(WHOSE),
  steps: { kind: 'number' },
};
const ABILITY_FIRST: Values = {
  counts_as: 'grey',
  turn: { whose: 'own', steps: 1 },
  look: 'left',
  set: 'any',
  lock: true,
  check: 'one',
  enter: 'any',
};
const ABILITY: Values = { when: 'set', counts_as: 'grey' };

const doesOf = (table: Values): readonly string[] => DOES[textOf(table.when)] ?? [];
/** Of an entry an ability does one thing only. */
function abilityKeys(table: Values): Keys {
  const does = doesOf(table);
  const done = table.when === 'entry' ? does.filter((one) => one in table) : [];
  return { all: ['when', ...(done.length ? done : does)], needed: ['when'], first: ABILITY_FIRST };
}

/** By the name of one of ours, or in blocks. */
function told(
  value: Value | undefined,
  ours: Value | undefined,
  names: readonly string[],
  first: Values,
  keys: Keys,
): Field {
  const blocks = isTable(value);
  return {
    kind: 'either',
    now: blocks ? 'blocks' : 'named',
    ways: { named: typeof ours === 'string' ? ours : names[0]!, blocks: first },
    then: blocks ? { kind: 'table', keys } : choice(names),
  };
}

function field(path: Path, data: Values, own: Values): Field | null {
  const [section, , side] = path;
  const [value, ours] = [at(data, path), at(own, path)];
  const last = String(path.at(-1));
  if (section === 'round_cards' && path.length === 3) {
    if (last === 'wins') return choice(CLAIMS);
    if (last === 'loses') return choice(LOSERS);
    return { kind: 'list', least: 1, most: 4, first: 1 };
  }
  if (section === 'night_effects') {
    if (path.length === 2) return told(value, ours, EFFECTS, { turns: ['0', '2'] }, NIGHT_KEYS);
    return NIGHT_FIELDS[last] ?? null;
  }
  if (section !== 'characters' || side === undefined) return null;
  if (path.length > 3) return ABILITY_FIELDS[last] ?? null;
  return told(value, ours, ABILITIES, ABILITY, isTable(value) ? abilityKeys(value) : {});
}

/** In another window an ability does other things. */
function reshaped(path: Path, table: Values): Values | null {
  if (path[0] !== 'characters' || !('when' in table)) return null;
  const does = doesOf(table);
  const kept = Object.entries(table).filter(([key]) => key === 'when' || does.includes(key));
  const first = does[0]!;
  return Object.fromEntries(kept.length > 1 ? kept : [...kept, [first, ABILITY_FIRST[first]!]]);
}

export default { hidden: ['blue_returns'], field, reshaped } satisfies Guide;
