// A game's own drawing, loaded when its table is opened.

import type { GameClient } from '../table/play';
import { folder, loadGameWords } from '../words/index.svelte';

// A table's game and its view go together. Here the name of a game picks its drawing, and with it the type of
// its view; elsewhere the shell's view is of any game, and a drawing's is of its own.
const drawings = import.meta.glob<GameClient>(['./*/index.ts', '!./fallback/index.ts'], {
  import: 'default',
});

export const isDrawn = (game: string): boolean => `./${folder(game)}/index.ts` in drawings;

export async function loadGame(game: string): Promise<GameClient> {
  const drawing = drawings[`./${folder(game)}/index.ts`];
  // A drawing that cannot be fetched (the server has a newer one by now) keeps nobody from playing.
  const [client] = await Promise.all([drawing?.().catch(() => null), loadGameWords(game)]);
  if (client) return client;
  const { fallback } = await import('./fallback');
  return fallback(game);
}

const lessons = import.meta.glob('./*/tutorial.json');

export const isTaught = (game: string): boolean => `./${folder(game)}/tutorial.json` in lessons;
