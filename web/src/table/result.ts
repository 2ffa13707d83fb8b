// How a match ended, in one sentence.

import { rivalName } from '../lib/games.svelte';
import type { Table } from '../generated/server';
import type { IconName } from '../parts/icons';
import { t } from '../words/index.svelte';
import { whoOf, yourSeat } from './seating';

/** `brief`: for the header, where there is little room. */
export function resultText(table: Table, names: string[], brief = false): string {
  const result = table.result;
  if (!result) return t('result-over');
  const form = brief ? 'result-brief' : 'result';
  if (table.seats.length === 1 && !result.rivals.length)
    return t(`${form}-solo`, { n: result.scores[0]?.total ?? 0 });
  if (!result.winners.length && result.rivals.length)
    return t(`${form}-unbeaten`, { name: rivalName(table.game) });
  if (!result.winners.length) return t(`${form}-nobody`);
  return t(`${form}-wins`, whoOf(result.winners, yourSeat(table, null), names));
}

/** A cup is for a victory; a match that nobody has won gets a flag. */
export const resultIcon = (table: Table): IconName => (table.result?.winners.length ? 'trophy' : 'flag');

/** Why it ended before it was played out. */
export function reasonText(table: Table, names: string[]): string {
  const resigned = table.seats.filter((seat) => seat.resigned).map((seat) => seat.seat);
  return t(`result-by-${table.result?.reason}`, whoOf(resigned, yourSeat(table, null), names));
}
