// Who sits where, from the table's facts.

import type { Table } from '../generated/server';
import { t } from '../words/index.svelte';

/** Seats this person plays now. */
export function ownSeats(table: Table): number[] {
  return table.seats
    .filter((seat) => seat.you && seat.kind === 'human' && !seat.stand_in && !seat.resigned)
    .map((seat) => seat.seat);
}

/** What to call each seat: you, by name, or by number where one person plays several. */
export function seatNames(table: Table, botName: (bot: string) => string): string[] {
  const mine = table.seats.filter((seat) => seat.you).length;
  const names = table.seats.map((seat) => {
    if (seat.kind === 'open') return t('seat-open');
    if (seat.kind === 'bot') return botName(seat.bot ?? '');
    if (seat.you) return mine > 1 ? t('seat-n', { n: seat.seat }) : t('seat-you');
    return seat.name || t('seat-n', { n: seat.seat });
  });
  return names.map((name, i) =>
    names.indexOf(name) === names.lastIndexOf(name) || table.seats[i]!.kind === 'open'
      ? name
      : t('seat-again', { name, n: names.slice(0, i + 1).filter((other) => other === name).length }),
  );
}

/** The own seat that has to act while another one is (or was last) on show; null when nothing changes hands. */
export function nextOwn(
  own: number[],
  acting: number[],
  viewer: number | null,
  last: number | null,
): number | null {
  const waiting = own.filter((seat) => acting.includes(seat));
  if (!waiting.length || (viewer !== null && waiting.includes(viewer))) return null;
  return waiting.find((seat) => seat > (last ?? 0)) ?? waiting[0]!;
}
