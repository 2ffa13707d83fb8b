// The screens by the first word of an address; all but the first page are fetched when they are wanted.

import type { Component } from 'svelte';
import { loadWords } from '../words/index.svelte';

export type Screen = Component<{ rest: string[] }>;
type Load = () => Promise<{ default: Screen | Component }>;

/** A screen is there when its words are. */
const spoken =
  (load: Load): Load =>
  async () =>
    (await Promise.all([load(), loadWords('screens')]))[0];

// Screens that need no more of the address take no properties at all.
export const later: Record<string, Load> = {
  new: spoken(() => import('../screens/NewTable.svelte')),
  t: spoken(() => import('../screens/Table.svelte')),
  replay: spoken(() => import('../screens/Replay.svelte')),
  rules: spoken(() => import('../screens/Rules.svelte')),
  settings: spoken(() => import('../screens/Settings.svelte')),
  learn: spoken(() => import('../screens/Learn.svelte')),
  watch: spoken(() => import('../screens/Watch.svelte')),
  tables: spoken(() => import('../screens/Tables.svelte')),
  recover: spoken(() => import('../screens/Recover.svelte')),
};
