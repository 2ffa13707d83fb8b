// Who sits where, from the table's facts.

import { castAbout, castName, castOf } from '../lib/cast';
import { levelName } from '../lib/games.svelte';
import type { Table } from '../generated/server';
import { list, t } from '../words/index.svelte';

/** Seats this person plays now. */
export function ownSeats(table: Table): number[] {
  return table.seats
    .filter((seat) => seat.you && seat.kind === 'human' && !seat.stand_in && !seat.resigned)
    .map((seat) => seat.seat);
}

/** The seat that is "you" in every sentence: the only one this person has, or the one on show among several. */
export function yourSeat(table: Table, viewer: number | null): number | null {
  const own = table.seats.filter((seat) => seat.you).map((seat) => seat.seat);
  if (own.length === 1) return own[0]!;
  return viewer !== null && own.includes(viewer) ? viewer : null;
}

const placesOf = (table: Table): number[] =>
  castOf(
    table.id,
    table.seats.map((seat) => seat.bot),
  );

/** What to call each seat: you, by name, or by number. */
export function seatNames(table: Table): string[] {
  const [places, you] = [placesOf(table), yourSeat(table, null)];
  const names = table.seats.map((seat, i) => {
    if (seat.kind === 'open') return t('seat-open');
    if (seat.bot) return castName(seat.bot, places[i]!, levelName(seat.bot));
    if (seat.seat === you) return t('seat-you');
    return seat.name || t('player-n', { n: seat.seat });
  });
  return names.map((name, i) =>
    names.indexOf(name) === names.lastIndexOf(name) || table.seats[i]!.kind === 'open'
      ? name
      : t('seat-again', { name, n: names.slice(0, i + 1).filter((other) => other === name).length }),
  );
}

/** A seat's name, a bot's with its level. */
export function fullName(table: Table, names: string[], seat: number): string {
  const name = names[seat - 1] ?? String(seat);
  const bot = table.seats[seat - 1]?.bot;
  return bot ? t('bot-with-level', { name, level: levelName(bot) }) : name;
}

/** What a bot is like; '' for people, and for bots that nobody has described. */
export function characterOf(table: Table, seat: number): string {
  const bot = table.seats[seat - 1]?.bot;
  return bot ? castAbout(bot, placesOf(table)[seat - 1]!) : '';
}

/** Some seats as a sentence wants them: is it you, you with others, or others alone; and who the others are. */
export interface Who extends Record<string, string | number> {
  who: 'you' | 'with-you' | 'other';
  names: string;
  n: number;
}

export function whoOf(seats: number[], you: number | null, names: string[]): Who {
  const others = seats.filter((seat) => seat !== you);
  const who = others.length === seats.length ? 'other' : others.length ? 'with-you' : 'you';
  return { who, names: list(others.map((seat) => names[seat - 1] ?? String(seat))), n: others.length };
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
