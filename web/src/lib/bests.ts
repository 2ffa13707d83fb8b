// Personal bests: matches played to their end alone, best first, each set of options by itself. They stay
// on this device.

import type { Table } from '../net/protocol';

export interface Best {
  table: string;
  total: number;
  at: number;
}

const KEY = 'tinkertable-bests';
const MOST = 10;

function kind(table: Table): string {
  const options = Object.entries(table.options).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([table.game, table.edition?.hash ?? null, options]);
}

function read(): Record<string, Best[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Best[]>;
  } catch {
    return {};
  }
}

/** The list with this match in its place; empty where it does not count. Taking it in twice changes nothing.
 * What was over when it came here (a log from a file) `counts` only if it is in the list already. */
export function takeIn(table: Table, counts: boolean): Best[] {
  const { result, seats } = table;
  if (!result || result.reason !== 'played' || seats.length !== 1 || !seats[0]!.you) return [];
  const all = read();
  const before = all[kind(table)] ?? [];
  const others = before.filter((best) => best.table !== table.id);
  if (!counts && others.length === before.length) return [];
  const fresh = { table: table.id, total: result.scores[0]!.total, at: table.touched };
  const bests = [...others, fresh].sort((a, b) => b.total - a.total || a.at - b.at).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [kind(table)]: bests }));
  } catch {
    // A private window may refuse to keep anything; the list is then as long as the visit.
  }
  return bests;
}
