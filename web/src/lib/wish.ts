// Seats for a table that starts at once: you and a worthy opponent each.

import type { GameFacts, NewTable } from '../generated/server';

export type SeatWish = NewTable['seats'][number];

export const worthy = (game: GameFacts): string | undefined =>
  game.bots.find((bot) => bot === 'normal') ?? game.bots.at(-1);

/** An opponent to learn with: not the very weakest, which plays at random. */
export const lenient = (game: GameFacts): string | undefined => game.bots[1] ?? game.bots[0];

export function botsFor(game: GameFacts): SeatWish[] {
  const bot = worthy(game);
  const others = bot ? Math.max(game.seats[0], Math.min(2, game.seats[1])) - 1 : game.seats[0] - 1;
  return [
    { kind: 'me' },
    ...Array.from({ length: others }, (): SeatWish => (bot ? { kind: 'bot', bot } : { kind: 'me' })),
  ];
}
