import type { GameClient, Tutorial } from '../../table/play';
import './sentient.css';
import Table from './Table.svelte';
import tutorial from './tutorial.json';
import type { View } from './view';
import { describe, factsOf, inFull } from './words';

const client: GameClient = {
  Table,
  tutorial: tutorial as Tutorial,
  describe,
  inFull,
  facts: (facts, view) => factsOf(facts, view as unknown as View),
  paced: true,
  draws: { log: true, undo: true, hint: true },
};

export default client;
