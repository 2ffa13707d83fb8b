import type { GameClient, Tutorial } from '../../table/play';
import Table from './Table.svelte';
import './transmissions.css';
import tutorial from './tutorial.json';
import { describe } from './words';

const client: GameClient = {
  Table,
  tutorial: tutorial as Tutorial,
  describe,
  draws: { log: true, undo: true },
};

export default client;
