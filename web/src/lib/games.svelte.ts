// The registered games, asked once.

import { api } from '../net/api';
import type { Game } from '../net/protocol';
import { t, tr } from '../words/index.svelte';

let games = $state.raw<Game[] | null>(null);
let asked: Promise<Game[]> | null = null;

/** Null until the server has answered. */
export const knownGames = (): Game[] | null => games;

export function loadGames(): Promise<Game[]> {
  asked ??= api.games().then(
    (found) => (games = found),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

export const gameOf = (name: string): Game | undefined => games?.find((game) => game.name === name);

/** A raw name made readable: "must_place" → "must place". */
export const plain = (name: string): string => name.replaceAll(/[_-]/g, ' ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const gameName = (game: string): string => tr(`games.${game}.name`, capital(plain(game)));
export const botName = (bot: string): string => tr(`bots.${bot}.name`, capital(plain(bot)));
/** An opponent that sits nowhere. */
export const rivalName = (game: string): string => tr(`games.${game}.rival`, t('seat.rival'));
export const lineName = (game: string, line: string): string =>
  tr(`games.${game}.line.${line}`, tr(`line.${line}`, capital(plain(line))));
export const optionName = (game: string, option: string): string =>
  tr(`games.${game}.option.${option}.name`, capital(plain(option)));
export const valueName = (game: string, option: string, value: string): string =>
  tr(`games.${game}.option.${option}.value.${value}`, tr(`value.${value}`, plain(value)));

/** The sentence about what is our own reconstruction in a game; '' where nothing is. */
export const reconstruction = (game: string): string =>
  tr(`games.${game}.reconstructed`, gameOf(game)?.reconstructed ? t('reconstructed.game') : '');

/** What sets a table apart: its options that are not at their default. */
export function variant(game: string, options: Record<string, string>): string {
  const defaults = gameOf(game)?.options ?? {};
  return Object.entries(options)
    .filter(([option, value]) => defaults[option] && defaults[option][0] !== value)
    .map(([option, value]) =>
      tr(
        `games.${game}.variant.${option}.${value}`,
        `${optionName(game, option)}: ${valueName(game, option, value)}`,
      ),
    )
    .join(' · ');
}
