import type { GameClient, Tutorial } from '../../table/play';
import './sentient.css';
import Table from './Table.svelte';
import tutorial from './tutorial.json';
import { describe } from './words';

const client: GameClient = {
  Table,
  tutorial: tutorial as Tutorial,
  describe,
  draws: { log: true, undo: true },
};

export default client;
