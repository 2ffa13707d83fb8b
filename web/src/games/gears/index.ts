import type { GameClient, Tutorial } from '../../table/play';
import './gears.css';
import Table from './Table.svelte';
import tutorial from './tutorial.json';
import { codeWords, describe, points, w } from './words';

const client: GameClient = {
  Table,
  tutorial: tutorial as unknown as Tutorial,
  describe,
  // Who considers an ability is nobody's business.
  waits: (view) => (view.phase === 'window' ? w('idle.window') : null),
  points,
  partName: codeWords,
  draws: { log: true, undo: true },
};

export default client;
