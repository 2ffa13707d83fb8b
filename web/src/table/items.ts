// What earned the points of a score line, as sentences. The numbers are the server's.

import { lineName } from '../lib/games.svelte';
import type { Item } from '../generated/server';
import { idPart, trGame, type Args } from '../words/index.svelte';

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
  const args: Args = { n: item.count || item.cells.length || item.ends.length };
  for (const [name, fact] of Object.entries(item.facts ?? {}))
    if (typeof fact === 'number') args[name] = fact;
    else if (typeof fact === 'string') args[name] = trGame(game, `value-${idPart(fact)}`, fact);
  const plain = trGame(game, `item-${item.line}`, [lineName(game, item.line), ...item.cells].join(' '), args);
  const special = (form: string): string => trGame(game, `item-${item.line}-${form}`, plain, args);
  if (last && item.cells.length) return special('last');
  if (item.ends.length) return special('ends');
  const flag = Object.entries(item.facts ?? {}).find(([, fact]) => fact === true)?.[0];
  return special(flag ?? String(item.facts?.by));
}

/** A line as it enters the total: what it subtracts is negative. */
export function pointsOf(value: number, items: Item[] | undefined, line: string): number {
  const earned = items?.filter((item) => item.line === line).reduce((sum, item) => sum + item.points, 0);
  return earned === -value ? earned : value;
}
