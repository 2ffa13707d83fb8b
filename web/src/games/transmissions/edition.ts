// What an edition's tiles and cards may show: for its form.

import { at, isTable, textOf, type Path, type Value, type Values } from '../../editions/data';
import type { Field, Keys } from '../../editions/fields';
import type { Adding, Guide } from '../../editions/guide';
import { ideaOf } from './component';
import { COLOURS, ROBOTS } from './view';
import { ideaWords, placeShort, robotTitle, w } from './words';

const PLACES = ['MEADOW', 'LAKE', 'POWER_STATION', 'TOWN', 'SCRAP_YARD', 'FOREST', 'PIPES'] as const;
const JOINTS = ['r', 'q', 't', '-'];
const PAID = ['pay_volts', 'pay', 'pay_any'];
const TRADE = [...PAID, 'gain_volts', 'gain', 'gain_any', 'of'];
const SHOWN = ['points', 'birds', 'butterflies'];
/** What an idea says, by its effect. */
const SAYS: Record<string, readonly string[]> = {
  end: [],
  trade: TRADE,
  bonus: TRADE,
  steps: [...PAID, 'steps'],
  reverse: PAID,
  swap: PAID,
  jump: PAID,
  forest: PAID,
  right: [],
  left: [],
};
/** And a forest card, by when it is played. */
const ALLOWS: Record<string, readonly string[]> = {
  never: [],
  any: TRADE,
  after: ['place', ...TRADE],
  paying: [],
  paired: [],
  again: [],
};
const GAINS = ['trade', 'bonus', 'any', 'after'];
const NOTHING: Values = {
  pay_volts: 0,
  pay: '',
  pay_any: 0,
  gain_volts: 0,
  gain: '',
  gain_any: 0,
  of: COLOURS.join(''),
  steps: 0,
  points: 0,
  birds: 0,
  butterflies: 0,
  place: '',
};
/** What is taken up begins with something. */
const FIRST: Values = { pay: 'W', gain: 'W', of: 'WY', place: 'LAKE' };
const MORE_FAMILIES = ['family_6', 'family_7', 'family_8', 'family_9', 'family_10', 'family_11'];
const FOREST = Array.from({ length: 28 }, (_, i) => `FC${String(i + 1).padStart(2, '0')}`);

const choice = (values: readonly string[]): Field => ({ kind: 'choice', values, closed: true });
const letters = (count: number): Field => ({ kind: 'signs', signs: COLOURS, count, some: true });
const EDGES: Field = { kind: 'signs', signs: JOINTS, count: 4 };
const tableOf = (data: Values, name: string): Values => {
  const table = data[name];
  return isTable(table) ? table : {};
};
const namesOf = (data: Values, name: string): string[] => Object.keys(tableOf(data, name));

const FIELDS: Record<string, Field> = {
  effect: choice(Object.keys(SAYS)),
  window: choice(Object.keys(ALLOWS)),
  place: choice(PLACES),
  pay: letters(3),
  gain: letters(3),
  of: { kind: 'several', values: COLOURS },
  edges: EDGES,
};
const WITH_POINTS: Keys = { all: ['edges', ...SHOWN], needed: ['edges'], usual: NOTHING };

const kindKeys = (kind: Values): Keys => ({
  all: ['effect', ...(SAYS[textOf(kind.effect)] ?? TRADE), ...SHOWN],
  needed: kind.effect === 'steps' ? ['effect', 'steps'] : ['effect'],
  usual: NOTHING,
  first: FIRST,
});
const cardKeys = (card: Values): Keys => ({
  all: ['copies', 'acorns', 'window', ...(ALLOWS[textOf(card.window)] ?? TRADE), 'points'],
  needed: ['copies', 'acorns', 'window', ...(card.window === 'after' ? ['place'] : [])],
  usual: NOTHING,
  first: FIRST,
});

/** One starting pipe for all, or one for each seat; its joints alone, or what it shows besides. */
function startingPipe(path: Path, value: Value | undefined): Field {
  const alone = path.length === 1;
  const first = [value].flat()[0] ?? '-r-q';
  const edges = isTable(first) ? (first.edges ?? '-r-q') : first;
  const more: Value = isTable(first) ? first : { edges, points: 1 };
  const [plain, shows] = alone ? ['same', 'same_with_points'] : ['joints', 'joints_and_points'];
  const ways: Record<string, Value> = {
    [plain]: edges,
    [shows]: more,
    ...(alone && { by_seat: [first, first, first, first] }),
  };
  if (Array.isArray(value) && alone)
    return { kind: 'either', now: 'by_seat', ways, then: { kind: 'list', least: 4, most: 4 } };
  return isTable(value)
    ? { kind: 'either', now: shows, ways, then: { kind: 'table', keys: WITH_POINTS } }
    : { kind: 'either', now: plain, ways, then: EDGES };
}

/** A transmission card shows a robot, or locations from top to bottom. */
function card(path: Path, value: Value | undefined, own: Values): Field {
  const ours = at(own, path);
  const places = Array.isArray(value);
  return {
    kind: 'either',
    now: places ? 'places' : 'robot',
    ways: {
      robot: typeof ours === 'string' ? ours : 'Y',
      places: Array.isArray(ours) ? ours : ['LAKE', 'FOREST'],
    },
    then: places ? { kind: 'list', least: 1, most: 7, first: 'LAKE' } : choice(ROBOTS),
  };
}

function field(path: Path, data: Values, own: Values): Field | null {
  const [section, , key] = path;
  const value = at(data, path);
  const last = String(path.at(-1));
  switch (section) {
    case 'columns':
      return { kind: 'signs', signs: ROBOTS, count: 4 };
    case 'rondel':
      return path.length === 1 ? { kind: 'list', least: 7, most: 7 } : choice(PLACES);
    case 'cards':
      return path.length === 2 ? card(path, value, own) : choice(PLACES);
    case 'items':
      if (key === 'family') return choice(['none', ...namesOf(data, 'families')]);
      return key === 'special' ? choice(['none', ...namesOf(data, 'specials')]) : null;
    case 'kinds':
    case 'russian_kinds':
      if (path.length === 2 && isTable(value)) return { kind: 'table', keys: kindKeys(value) };
      return FIELDS[last] ?? { kind: 'number' };
    case 'ideas':
      return key === 'kind' ? choice(namesOf(data, 'kinds')) : null;
    case 'starting_ideas':
      return choice(namesOf(data, 'kinds'));
    case 'pipes':
      return key === 'edges' ? EDGES : null;
    case 'starting_pipe':
      if (typeof path.at(-1) === 'string' && path.length > 1)
        return last === 'edges' ? EDGES : { kind: 'number' };
      return startingPipe(path, value);
    case 'flow_points':
      return path.length === 1 ? { kind: 'list', least: 5, most: 5 } : { kind: 'number' };
    case 'item_prices':
    case 'idea_surcharges':
      return path.length === 1 ? { kind: 'list', least: 4, most: 4 } : { kind: 'number' };
    case 'families':
      return path.length === 2 ? { kind: 'list', least: 3, most: 3 } : { kind: 'number' };
    case 'forest':
      if (path.length === 2 && isTable(value)) return { kind: 'table', keys: cardKeys(value) };
      return FIELDS[last] ?? { kind: 'number' };
    default:
      return null;
  }
}

/** With another effect, or at another time, other things are said; whoever pays gains something. */
function reshaped(path: Path, table: Values): Values | null {
  const [section] = path;
  const isCard = section === 'forest';
  if (!isCard && section !== 'kinds' && section !== 'russian_kinds') return null;
  const what = textOf(isCard ? table.window : table.effect);
  const says = isCard ? ALLOWS[what] : SAYS[what];
  if (!says) return null;
  const found: Values = { ...table };
  for (const key of Object.keys(table))
    if (key in NOTHING && !SHOWN.includes(key) && !says.includes(key)) found[key] = NOTHING[key]!;
  if (GAINS.includes(what) && !found.gain && !found.gain_volts && !found.gain_any) found.gain_any = 1;
  if (what === 'steps' && !found.steps) found.steps = 1;
  if (what === 'after' && !found.place) found.place = FIRST.place!;
  return found;
}

/** Kinds in words: "K04B: pay 2 electricity to gain 1 blue engram". */
function valueName(path: Path, value: string, data: Values): string | null {
  const [section] = path;
  if (section === 'cards' && path.length === 2) return robotTitle(value);
  if (section === 'rondel' || section === 'cards')
    return PLACES.some((place) => place === value) ? placeShort(value as (typeof PLACES)[number]) : null;
  const isKind =
    section === 'starting_ideas' ||
    path[2] === 'kind' ||
    (path.length === 1 && (section === 'russian_kinds' || section === 'russian_prices'));
  const kind = isKind ? at(data, ['kinds', value]) : undefined;
  return isTable(kind) ? `${value}: ${ideaWords(ideaOf(value, kind, 0))}` : null;
}

const label = ([section, place]: Path): string | null =>
  section === 'starting_pipe' && typeof place === 'number' ? w('seat-n', { n: place + 1 }) : null;

const left = (data: Values, section: string, all: readonly string[]): string[] =>
  all.filter((name) => !(name in tableOf(data, section)));
const next = (section: string, all: readonly string[], shows: Value): Adding => ({
  of: (data) => left(data, section, all).slice(0, 1),
  made: (name) => [name, shows],
});

const adding: Record<string, Adding> = {
  families: next('families', MORE_FAMILIES, [1, 3, 6]),
  forest: next('forest', FOREST, { copies: 1, acorns: 1, window: 'never', points: 3 }),
  russian_kinds: {
    of: (data) => left(data, 'russian_kinds', namesOf(data, 'kinds')),
    made: (kind, data) => [kind, at(data, ['kinds', kind]) ?? {}],
  },
  russian_prices: {
    of: (data) => left(data, 'russian_prices', namesOf(data, 'kinds')),
    made: (kind) => [kind, 1],
  },
};

export default { adding, field, reshaped, label, valueName } satisfies Guide;
