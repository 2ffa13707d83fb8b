// What an edition's bots may show: for its form.

import { at, isTable, textOf, type Path, type Value, type Values } from '../../editions/data';
import type { Field } from '../../editions/fields';
import type { Guide } from '../../editions/guide';
import { capital } from '../../lib/games.svelte';
import { botOf, CONDITIONS } from './component';
import { conditionOf, pointsOf, typeOf, w } from './words';

const TYPES = ['INF', 'SRV', 'TRN', 'MIL', 'IND'];
const CORNERS = ['-', '=', '+'];
const BY_NAME = ['type', 'condition', 'numbers', 'points'];
const BY_FORMULAS = ['type', 'if', 'points'];
const MOST_TESTS = 8; // a hundred letters hold no more
const LETTERS = 'abcdef';
const NUMBERED = Array.from({ length: 60 }, (_, i) => `X${String(i + 1).padStart(2, '0')}`);

const choice = (values: readonly string[]): Field => ({ kind: 'choice', values, closed: true });
const exactly = (count: number): Field => ({ kind: 'list', least: count, most: count, first: 1 });
const signs: Field = { kind: 'signs', signs: CORNERS, count: 2 };
const named = (data: Values): string[] => (isTable(data.conditions) ? Object.keys(data.conditions) : []);
const tests = (condition: Values): number => (Array.isArray(condition.if) ? condition.if.length : 0);

function field(path: Path, data: Values, own: Values): Field | null {
  const [section, entry, key, place] = path;
  if (section === 'cards') {
    if (key !== undefined) return key === 0 ? choice(named(data)) : signs;
    return Array.isArray(at(data, path)) ? exactly(2) : signs;
  }
  const condition = at(data, ['conditions', entry ?? '']);
  if (section !== 'conditions' || !isTable(condition)) return null;
  const told = 'if' in condition;
  if (key === undefined) {
    const type: Value = condition.type ?? 'MIL';
    const ours = at(own, path);
    const keys = told ? BY_FORMULAS : BY_NAME;
    return {
      kind: 'either',
      now: told ? 'formulas' : 'named',
      ways: {
        named: isTable(ours) ? { ...ours, type } : { type, condition: 'sum_is', numbers: [7], points: [5] },
        formulas: { type, if: ['L < R'], points: ['4'] },
      },
      then: { kind: 'table', keys: { all: keys, needed: keys } },
    };
  }
  if (key === 'type') return choice(TYPES);
  if (key === 'condition') return choice(Object.keys(CONDITIONS));
  if (told) {
    if (place !== undefined)
      return { kind: 'text', example: key === 'if' ? 'odd(L) and R > 3' : 'L + R - 2' };
    if (key === 'if') return { kind: 'list', least: 0, most: MOST_TESTS, first: 'L = R' };
    return { kind: 'list', least: Math.max(1, tests(condition)), most: tests(condition) + 1, first: '1' };
  }
  const [numbers, points] = CONDITIONS[textOf(condition.condition)] ?? [0, 1];
  return place === undefined ? exactly(key === 'numbers' ? numbers : points) : { kind: 'number' };
}

/** As many numbers and points as the condition has. */
function reshaped(path: Path, table: Values): Values | null {
  const counts = CONDITIONS[textOf(table.condition)];
  if (path[0] !== 'conditions' || !counts || 'if' in table) return null;
  const fitted = (list: Value | undefined, count: number): Value[] =>
    Array.from({ length: count }, (_, i) => (Array.isArray(list) ? list[i] : undefined) ?? i + 1);
  return { ...table, numbers: fitted(table.numbers, counts[0]), points: fitted(table.points, counts[1]) };
}

/** "TLT: Transport, left less than right, 4". */
function valueName(path: Path, value: string, data: Values): string | null {
  if (path[0] !== 'cards' || !(path.length === 1 || path[2] === 0)) return null;
  const bot = botOf('', at(data, ['conditions', value]), '==');
  return bot && `${value}: ${typeOf(bot.type)}, ${conditionOf(bot)}, ${pointsOf(bot)}`;
}

/** What stands first and second on a bot that is told by a list. */
const label = ([section, , place]: Path): string | null => {
  if (section !== 'cards' || typeof place !== 'number') return null;
  return place ? capital(w('value-corners')) : w('edition-field-condition');
};

/** A bot is called by our condition and a letter, or else by a number. */
function made(condition: string, data: Values, own: Values): [string, Value] {
  const taken = isTable(data.cards) ? data.cards : {};
  const free = at(own, ['conditions', condition])
    ? [...LETTERS].map((letter) => condition + letter).filter((name) => !(name in taken))
    : [];
  const lettered = free.find((name) => at(own, ['cards', name]) === undefined) ?? free[0];
  if (lettered) return [lettered, '=='];
  return [NUMBERED.find((name) => !(name in taken)) ?? NUMBERED[0]!, [condition, '==']];
}

/** A list of bots gives them numbers; formulas take the place of what is left of a condition by name. */
function tidy(data: Values): Values {
  const { cards, conditions } = data;
  const numbered = Array.isArray(cards)
    ? Object.fromEntries(cards.map((card, i) => [NUMBERED[i] ?? `X${i + 1}`, card]))
    : cards;
  const told = isTable(conditions)
    ? Object.entries(conditions).map(([name, one]) => {
        if (!isTable(one) || !('if' in one)) return [name, one] as const;
        const left = Object.entries(one).filter(([key]) => key !== 'condition' && key !== 'numbers');
        return [name, Object.fromEntries(left)] as const;
      })
    : null;
  return {
    ...data,
    ...(numbered !== undefined && { cards: numbered }),
    ...(told && { conditions: Object.fromEntries(told) }),
  };
}

export default {
  removable: ['cards', 'conditions'],
  adding: { cards: { of: named, made } },
  field,
  reshaped,
  label,
  valueName,
  tidy,
} satisfies Guide;
