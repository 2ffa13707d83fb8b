// What the pointed-at score lines earned, by what lies on the table.

import type { Item } from '../../table/play';

export interface Lit {
  /** Items, ideas, flipped pipes and forest cards by their names. */
  tiles: Set<string>;
  columns: Set<string>;
  /** Laid pipes by number. */
  pipes: Set<number>;
  pool: boolean;
  acorns: boolean;
}

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.filter((one) => typeof one === 'string')
      : [];

export function litOf(items: Item[]): Lit {
  const facts = (name: string): string[] => items.flatMap((item) => strings(item.facts?.[name]));
  return {
    tiles: new Set(['items', 'idea', 'pipe', 'card', 'with_birds', 'with_butterflies'].flatMap(facts)),
    columns: new Set(facts('robot')),
    pipes: new Set(items.flatMap((item) => item.cells.map(Number))),
    pool: items.some((item) => item.line === 'pool'),
    acorns: items.some((item) => item.line === 'acorns'),
  };
}
