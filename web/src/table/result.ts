// How a match ended, in one sentence.

import { rivalName } from '../lib/games.svelte';
import type { Table } from '../generated/server';
import type { IconName } from '../parts/icons';
import { list, t } from '../words/index.svelte';

/** `brief`: for the header, where there is little room. */
export function resultText(table: Table, names: string[], brief = false): string {
  const result = table.result;
  if (!result) return t('result-over');
  const own = table.seats.filter((seat) => seat.you).map((seat) => seat.seat);
  const winners = result.winners;
  if (table.seats.length === 1 && !result.rivals.length)
    return t('result-solo', { n: result.scores[0]?.total ?? 0 });
  if (!winners.length && result.rivals.length)
    return t(brief ? 'result-was-not' : 'result-unbeaten', { name: rivalName(table.game) });
  if (!winners.length) return t('result-nobody');
  if (winners.length === 1 && own.length === 1 && own[0] === winners[0])
    return t(brief ? 'result-you-won' : 'result-you-win');
  return t(brief ? 'result-won' : 'result-wins', {
    n: winners.length,
    names: list(winners.map((seat) => names[seat - 1] ?? String(seat))),
  });
}

/** A cup is for a victory; a match that nobody has won gets a flag. */
export const resultIcon = (table: Table): IconName => (table.result?.winners.length ? 'trophy' : 'flag');

/** Why it ended before it was played out. */
export function reasonText(table: Table): string {
  const reason = table.result?.reason ?? '';
  const own = reason === 'resigned' && table.seats.some((seat) => seat.you && seat.resigned);
  return t(`result-by-${reason}${own ? '-you' : ''}`);
}
