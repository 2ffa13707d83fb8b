// Who is not at the table, and how long they are still waited for.

import type { Table } from '../generated/server';

const BLINK = 5; // seconds: whoever loads the page anew is not missed

export interface Absence {
  seat: number;
  away: number; // seconds
  left: number; // until a bot may take the seat
}

/** Others who play and are not here, so many seconds after the table was told. */
export function absences(table: Table, passed: number): Absence[] {
  if (table.status !== 'playing' && table.status !== 'paused') return [];
  return table.seats.flatMap(({ seat, you, away, stand_in }) => {
    if (away === null || you || stand_in) return [];
    const now = away + passed;
    return [{ seat, away: now, left: Math.max(0, table.patience - now) }];
  });
}

/** Is it worth a line above the table? Where nobody hurries, people come and go. */
export const missed = (table: Table, { away, left }: Absence): boolean =>
  !left || (table.hurry && away >= BLINK);
