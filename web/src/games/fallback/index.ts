import type { GameClient } from '../../table/play';
import Table from './Table.svelte';

export default { Table, draws: { score: true, log: true, undo: true } } satisfies GameClient;
