// Personal bests: matches played to their end alone, best first, each set of options by itself. They stay
// on this device. Where one plays alone against somebody who sits nowhere, only victories are bests.

import { api } from '../net/api';
import type { Table } from '../generated/server';
import { gameOf, optionsIn } from './games.svelte';

export interface Best {
  table: string;
  total: number;
  at: number;
  /** Known to be no defeat. */
  won?: true;
}

const KEY = 'tinkertable-bests';
const MOST = 10;

function kind(table: Table): string {
  const game = gameOf(table.game);
  const defaults = Object.entries(game?.options ?? {}).map(
    ([option, values]) => [option, values[0]!] as const,
  );
  const live = game ? optionsIn(game, table.options, table.seats.length) : table.options;
  const options = Object.entries({ ...Object.fromEntries(defaults), ...live }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return JSON.stringify([table.game, table.edition?.hash ?? null, options]);
}

function read(): Record<string, Best[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Best[]>;
  } catch {
    return {};
  }
}

function keep(table: Table, bests: Best[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [kind(table)]: bests }));
  } catch {
    // A private window may refuse to keep anything; the list is then as long as the visit.
  }
}

const won = (table: Table): boolean => !table.result?.rivals.length || table.result.winners.length > 0;

/** The list with this match in its place; empty where it does not count. Taking it in twice changes nothing.
 * What was over when it came here (a log from a file) `counts` only if it is in the list already. */
export function takeIn(table: Table, counts: boolean): Best[] {
  const { result, seats } = table;
  if (!result || result.reason !== 'played' || seats.length !== 1 || !seats[0]!.you) return [];
  const before = read()[kind(table)] ?? [];
  const others = before.filter((best) => best.table !== table.id);
  if (!won(table)) {
    if (others.length < before.length) keep(table, others);
    return [];
  }
  if (!counts && others.length === before.length) return [];
  const fresh: Best = { table: table.id, total: result.scores[0]!.total, at: table.touched, won: true };
  const bests = [...others, fresh].sort((a, b) => b.total - a.total || a.at - b.at).slice(0, MOST);
  keep(table, bests);
  return bests;
}

/** The list without defeats that were kept before they were told apart: the server knows how each ended. */
export async function withoutDefeats(table: Table, bests: Best[]): Promise<Best[]> {
  const judged = await Promise.all(
    bests.map(async (best): Promise<Best | null> => {
      if (best.won) return best;
      try {
        return won(await api.table(best.table)) ? { ...best, won: true } : null;
      } catch {
        return best; // nobody can tell
      }
    }),
  );
  const left = judged.filter((best) => best !== null);
  keep(table, left);
  return left;
}
