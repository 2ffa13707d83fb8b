// Bots have names: each level has a cast of its own, and tables meet different ones of it. `words/cast.py` has
// the same rule for the terminal.

import { tr } from '../words/index.svelte';

/** So many of each level are in the catalogue: `bot-easy-1` … */
export const CAST = 6;

/** Which of its level's cast, from 1, the bot is that has `before` others of that level on earlier seats. */
export function castPlace(table: string, before: number): number {
  const start = [...table].reduce((sum, sign) => sum + sign.codePointAt(0)!, 0);
  return ((start + before) % CAST) + 1;
}

/** The bots of a table by seat, from 0: the place of each in its cast; 0 where no bot sits. */
export function castOf(table: string, bots: (string | null)[]): number[] {
  return bots.map((bot, i) =>
    bot === null ? 0 : castPlace(table, bots.slice(0, i).filter((other) => other === bot).length),
  );
}

export const castName = (level: string, place: number, otherwise: string): string =>
  tr(`bot-${level}-${place}`, otherwise);

/** Half a line of character. */
export const castAbout = (level: string, place: number): string => tr(`bot-${level}-${place}-about`, '');
