// The registered games, asked once.

import { api } from '../net/api';
import type { GameFacts, Table, When } from '../generated/server';
import { idPart, t, tr, trGame } from '../words/index.svelte';

let games = $state.raw<GameFacts[] | null>(null);
let asked: Promise<GameFacts[]> | null = null;

/** Null until the server has answered. */
export const knownGames = (): GameFacts[] | null => games;

export function loadGames(): Promise<GameFacts[]> {
  asked ??= api.games().then(
    (found) => (games = found),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

export const gameOf = (name: string): GameFacts | undefined => games?.find((game) => game.name === name);

/** A raw name made readable: "must_place" → "must place". */
export const plain = (name: string): string => name.replaceAll(/[_-]/g, ' ');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const gameName = (game: string): string => trGame(game, 'name', capital(plain(game)));
/** How strong a bot is. */
export const levelName = (bot: string): string => tr(`level-${bot}`, capital(plain(bot)));
/** An opponent that sits nowhere. */
export const rivalName = (game: string): string => trGame(game, 'rival', t('seat-rival'));
export const lineName = (game: string, line: string): string =>
  trGame(game, `line-${line}`, tr(`line-${line}`, capital(plain(line))));
export const optionName = (game: string, option: string): string =>
  trGame(game, `option-${option}-name`, capital(plain(option)));
export const valueName = (game: string, option: string, value: string): string =>
  trGame(game, `option-${option}-value-${idPart(value)}`, tr(`value-${value}`, plain(value)));

/** The sentence about what is our own reconstruction in a game; '' where nothing is. */
export const reconstruction = (game: string): string => trGame(game, 'reconstructed', '');

const holds = (when: When | undefined, options: Record<string, string>, seats: number): boolean =>
  !when ||
  ((!when.seats.length || when.seats.includes(seats)) &&
    Object.entries(when.options).every(([option, values]) => values.includes(options[option] ?? '')));

/** The options that make a difference in such a match, with their values; the others do nothing there. */
export function optionsIn(
  game: GameFacts,
  chosen: Record<string, string>,
  seats: number,
): Record<string, string> {
  const settled: Record<string, string> = {};
  const found: Record<string, string> = {};
  for (const [option, values] of Object.entries(game.options)) {
    const matters = holds(game.option_when[option], settled, seats);
    settled[option] = (matters && chosen[option]) || values[0]!;
    if (matters) found[option] = settled[option];
  }
  return found;
}

/** The lines of the score sheet that can count at a table; null while its game is not known. */
export function linesOf(table: Table): string[] | null {
  const game = gameOf(table.game);
  return game?.lines.filter((line) => holds(game.line_when[line], table.options, table.seats.length)) ?? null;
}

/** What an edition is called. */
export const editionName = (name: string): string => name || t('edition-unnamed');

/** What sets a table apart: its options that make a difference and are not at their default, its edition. */
export function variant(table: Table): string {
  const name = table.game;
  const game = gameOf(name);
  if (!game) return '';
  const options = Object.entries(optionsIn(game, table.options, table.seats.length))
    .filter(([option, value]) => game.options[option]![0] !== value)
    .map(([option, value]) =>
      trGame(
        name,
        `variant-${option}-${idPart(value)}`,
        `${optionName(name, option)}: ${valueName(name, option, value)}`,
      ),
    );
  const edition = table.edition ? [t('edition-played', { name: editionName(table.edition.name) })] : [];
  return [...options, ...edition].join(' · ');
}
