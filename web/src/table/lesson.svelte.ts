// A tutorial under way: which table it runs on and at which step it stands. A reload keeps it.

import { gameOf } from '../lib/games.svelte';
import { lenient } from '../lib/wish';
import { api } from '../net/api';
import type { TableWish } from '../net/protocol';
import type { Tutorial } from './play';

const KEY = 'lesson';

interface Kept {
  table: string;
  step: number;
}

let kept = $state.raw<Kept | null>(read());

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function keep(value: Kept | null): void {
  kept = value;
  if (value) sessionStorage.setItem(KEY, JSON.stringify(value));
  else sessionStorage.removeItem(KEY);
}

/** Which bots there are is the server's business: a tutorial only says where one sits. */
function seated(wish: TableWish): TableWish {
  const game = gameOf(wish.game);
  const bot = game && lenient(game);
  return {
    ...wish,
    seats: wish.seats.map((seat) => (seat.kind === 'bot' && !seat.bot && bot ? { ...seat, bot } : seat)),
  };
}

/** Makes the table the tutorial is played on. */
export async function startLesson(tutorial: Tutorial): Promise<string> {
  const table = tutorial.log
    ? await api.bringIn(tutorial.log)
    : (await api.open(seated(tutorial.table as unknown as TableWish))).table;
  keep({ table: table.id, step: 0 });
  return table.id;
}

export const stepOf = (table: string): number | null => (kept?.table === table ? kept.step : null);

export function stepTo(table: string, step: number): void {
  keep({ table, step });
}

export function endLesson(): void {
  keep(null);
}
