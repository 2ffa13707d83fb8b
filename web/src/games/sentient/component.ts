// The components of an edition as bots, for their pictures.

import { at, isTable, textOf, type Value, type Values } from '../../editions/data';
import type { Bot, Sign } from './view';

/** By condition: how many numbers and points a bot prints. */
export const CONDITIONS: Record<string, readonly [numbers: number, points: number]> = {
  shows: [1, 2],
  sum_minus: [1, 0],
  minus_sum: [1, 0],
  larger_minus: [1, 0],
  minus_larger: [1, 0],
  smaller_minus: [1, 0],
  minus_smaller: [1, 0],
  left_less: [0, 1],
  left_greater: [0, 1],
  left_at_most: [0, 1],
  left_at_least: [0, 1],
  equal: [0, 1],
  unequal: [0, 1],
  even_odd: [0, 1],
  odd_even: [0, 1],
  both_odd: [0, 1],
  both_even: [0, 1],
  sum_odd: [0, 1],
  sum_even: [0, 1],
  sum_at_most: [1, 1],
  sum_at_least: [1, 1],
  sum_is: [1, 1],
  sum_outside: [2, 1],
  difference_is: [1, 1],
};

const texts = (value: Value | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);
const numbers = (value: Value | undefined): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];

/** Formulas as signs: what the table shows of "L <= R". */
const inSigns = (formula: string): string =>
  formula
    .replaceAll('<=', '≤')
    .replaceAll('>=', '≥')
    .replaceAll('!=', '≠')
    .replaceAll('*', '×')
    .replaceAll('-', '−');

function formulasIn(condition: Values): { test: string | null; points: string }[] {
  if (!('if' in condition)) return [];
  const tests = texts(condition.if).map(inSigns);
  return texts(condition.points).map((points, i) => ({ test: tests[i] ?? null, points: inSigns(points) }));
}

/** What a card shows: its condition and its corners. Null where there is no such condition. */
export function botOf(id: string, condition: Value | undefined, corners: string): Bot | null {
  if (!isTable(condition)) return null;
  const formulas = formulasIn(condition);
  if (!formulas.length && !(textOf(condition.condition) in CONDITIONS)) return null;
  const [left = '=', right = '='] = corners;
  return {
    id,
    type: condition.type,
    condition: condition.condition,
    numbers: numbers(condition.numbers),
    points: numbers(condition.points),
    formulas,
    left: left as Sign,
    right: right as Sign,
    reconstructed: [],
  } as Bot;
}

/** The bot of an entry: a card, or the first card that has a condition. */
export function botIn(section: string, key: string, value: Value, data: Values): Bot | null {
  const cards = isTable(data.cards) ? data.cards : {};
  if (section === 'conditions') {
    const [, first] = Object.entries(cards).find(([id]) => id.slice(0, -1) === key) ?? [];
    return botOf(key, value, typeof first === 'string' ? first : '==');
  }
  if (section !== 'cards') return null;
  const [condition, corners] = Array.isArray(value)
    ? texts(value)
    : [key.slice(0, -1), typeof value === 'string' ? value : ''];
  return botOf(key, at(data, ['conditions', condition ?? '']), corners ?? '');
}
