import type { GameClient } from '../../table/play';
import { moveText } from './moves';
import Table from './Table.svelte';

export const fallback = (game: string): GameClient => ({
  Table,
  describe: (text) => moveText(game, text),
  draws: { score: true, log: true, undo: true, hint: true },
});
