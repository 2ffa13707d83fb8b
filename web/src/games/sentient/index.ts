import type { GameClient } from '../../table/play';
import './sentient.css';
import Table from './Table.svelte';
import tutorial from './tutorial.json';
import type { View } from './view';
import { describe, factsOf, inFull, tell } from './words';

const client: GameClient<View> = {
  Table,
  tutorial,
  tell,
  describe,
  inFull,
  facts: factsOf,
  paced: true,
  draws: { log: true, undo: true, hint: true },
};

export default client;
