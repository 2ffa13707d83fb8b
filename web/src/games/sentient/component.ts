// The components of an edition as bots, for their pictures.

import { at, isTable, type Value, type Values } from '../../editions/data';
import type { Bot, Sign } from './view';

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
  const [left = '=', right = '='] = corners;
  return {
    id,
    type: condition.type,
    condition: condition.condition,
    numbers: numbers(condition.numbers),
    points: numbers(condition.points),
    formulas: formulasIn(condition),
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
