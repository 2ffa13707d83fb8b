// What earned the points of a score line, as sentences. The numbers are the server's.

import { lineName } from '../lib/games.svelte';
import type { Item } from '../net/protocol';
import { tr, type Args } from '../words/index.svelte';

/** All ends of a line as one item, so that nine open ends are one sentence. */
export function grouped(items: Item[]): Item[] {
  const found: Item[] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (last && item.ends.length && last.line === item.line && !item.cells.length && !last.cells.length)
      found[found.length - 1] = {
        ...last,
        points: last.points + item.points,
        ends: [...last.ends, ...item.ends],
      };
    else if (item.points) found.push(item);
  }
  return found;
}

/** "network of 4 exits". The words may know a special form for the last item of a line, and for ends. */
export function itemText(game: string, item: Item, last: boolean): string {
  const base = `games.${game}.item.${item.line}`;
  const args: Args = { n: item.count || item.cells.length || item.ends.length };
  for (const [name, fact] of Object.entries(item.facts ?? {}))
    if (typeof fact === 'number') args[name] = fact;
    else if (typeof fact === 'string') args[name] = tr(`games.${game}.value.${fact}`, fact);
  const otherwise = tr(base, [lineName(game, item.line), ...item.cells].join(' '), args);
  if (last && item.cells.length) return tr(`${base}-last`, otherwise, args);
  if (item.ends.length) return tr(`${base}-ends`, otherwise, args);
  const flag = Object.entries(item.facts ?? {}).find(([, fact]) => fact === true)?.[0];
  if (flag) return tr(`${base}-${flag}`, otherwise, args);
  return tr(`${base}-${String(item.facts?.by)}`, otherwise, args);
}

/** A line as it enters the total: what it subtracts is negative. */
export function pointsOf(value: number, items: Item[] | undefined, line: string): number {
  const earned = items?.filter((item) => item.line === line).reduce((sum, item) => sum + item.points, 0);
  return earned === -value ? earned : value;
}
