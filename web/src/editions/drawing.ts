// A game's own picture of a component, where it has one: `games/<game>/Component.svelte`.

import type { Component } from 'svelte';
import { folder } from '../words/index.svelte';
import type { Value, Values } from './data';

export interface Pictured {
  section: string;
  /** The entry of the section; null where the section is a single thing. */
  key: string | null;
  value: Value;
  /** All components as they are now. */
  data: Values;
  /** Ours. */
  own: Values;
}
export type Drawing = Component<Pictured>;

const drawings = import.meta.glob<Drawing>('../games/*/Component.svelte', { import: 'default' });

/** Without its picture a form can still be filled in. */
export async function drawingOf(game: string): Promise<Drawing | null> {
  const load = drawings[`../games/${folder(game)}/Component.svelte`];
  return (await load?.().catch(() => null)) ?? null;
}
