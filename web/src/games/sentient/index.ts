import type { GameClient, Tutorial } from '../../table/play';
import './sentient.css';
import Table from './Table.svelte';
import tutorial from './tutorial.json';
import { describe, inFull } from './words';

const client: GameClient = {
  Table,
  tutorial: tutorial as Tutorial,
  describe,
  inFull,
  paced: true,
  draws: { log: true, undo: true, hint: true },
};

export default client;
