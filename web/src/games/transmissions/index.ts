import type { GameClient } from '../../table/play';
import Table from './Table.svelte';
import './transmissions.css';
import tutorial from './tutorial.json';
import type { View } from './view';
import { inFull, tell } from './moves';

const client: GameClient<View> = {
  Table,
  tutorial,
  tell,
  inFull,
  paced: true,
  draws: { log: true, undo: true, hint: true },
};

export default client;
