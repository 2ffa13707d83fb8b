import type { GameClient, Tutorial } from '../../table/play';
import './gears.css';
import Table from './Table.svelte';
import tutorial from './tutorial.json';
import { describe } from './words';

const client: GameClient = {
  Table,
  tutorial: tutorial as unknown as Tutorial,
  describe,
  draws: { log: true, undo: true },
};

export default client;
