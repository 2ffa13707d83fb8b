// The screens by the first word of an address; all but the first page are fetched when they are wanted.

import type { Component } from 'svelte';

export type Screen = Component<{ rest: string[] }>;

// Screens that need no more of the address take no properties at all.
export const later: Record<string, () => Promise<{ default: Screen | Component }>> = {
  new: () => import('../screens/NewTable.svelte'),
  t: () => import('../screens/Table.svelte'),
  replay: () => import('../screens/Replay.svelte'),
  rules: () => import('../screens/Rules.svelte'),
  settings: () => import('../screens/Settings.svelte'),
  learn: () => import('../screens/Learn.svelte'),
  watch: () => import('../screens/Watch.svelte'),
  tables: () => import('../screens/Tables.svelte'),
  recover: () => import('../screens/Recover.svelte'),
};
