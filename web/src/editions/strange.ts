// A file that is no edition, or one of another game. Whether an edition can be played with, the server says.

import { gameName, gameOf } from '../lib/games.svelte';
import { t } from '../words/index.svelte';
import { isEdition } from './keep';

/** What is strange about it; '' where nothing is. */
export function strange(file: unknown, game: string): string {
  if (!isEdition(file)) return t('new-not-edition');
  if (file.game === game) return '';
  return gameOf(file.game)
    ? t('new-other-edition', { given: gameName(file.game), game: gameName(game) })
    : t('new-not-edition');
}
