// A tutorial under way: which table it runs on and at which step it stands. A reload keeps it.

import { gameOf } from '../lib/games.svelte';
import { lenient } from '../lib/wish';
import { api } from '../net/api';
import type { NewTable } from '../generated/server';
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
function seated({ game, options, seats }: NonNullable<Tutorial['table']>): NewTable {
  const known = gameOf(game);
  const usual = known && lenient(known);
  return {
    game,
    options,
    seats: seats.map(({ kind, bot = usual }) =>
      kind === 'bot' && bot ? { kind: 'bot', bot } : { kind: 'me' },
    ),
  };
}

/** Makes the table the tutorial is played on. */
export async function startLesson(tutorial: Tutorial): Promise<string> {
  const { table, log } = tutorial;
  if (!table && !log) throw new Error('a tutorial needs a table or a log');
  const { id } = table ? (await api.open(seated(table))).table : await api.bringIn(log);
  keep({ table: id, step: 0 });
  return id;
}

export const stepOf = (table: string): number | null => (kept?.table === table ? kept.step : null);

export function stepTo(table: string, step: number): void {
  keep({ table, step });
}

export function endLesson(): void {
  keep(null);
}
