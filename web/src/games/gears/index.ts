import type { GameClient } from '../../table/play';
import './gears.css';
import Table from './Table.svelte';
import tutorial from './tutorial.json';
import type { View } from './view';
import { cardWords, describe, inFull, points, tell, w } from './words';

const client: GameClient<View> = {
  Table,
  tutorial,
  tell,
  describe,
  inFull,
  // Who considers an ability is nobody's business.
  waits: (view) => (view.phase === 'window' ? w('idle-window') : null),
  points,
  partName: cardWords,
  paced: true,
  draws: { log: true, undo: true, hint: true },
};

export default client;
