import type { GameClient } from '../../table/play';
import './ink.css';
import Table from './Table.svelte';
import tutorial from './tutorial.json';
import type { View } from './view';
import { describe, inFull, tell } from './words';

const client: GameClient<View> = {
  Table,
  tutorial,
  tell,
  describe,
  inFull,
  paced: true,
  draws: { score: true, log: true, undo: true, hint: true },
};

export default client;
