// Movement that explains what happened; none where the player wants none.

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { isStill } from '../../lib/settings.svelte';

const moved = (duration: number, css: (t: number, u: number) => string): TransitionConfig => ({
  duration: isStill() ? 0 : duration,
  easing: cubicOut,
  css,
});

/** A tile is turned over. */
export const turned = (_node: Element): TransitionConfig => moved(160, (t) => `transform: scaleX(${t})`);
/** A tile falls into its column, a pipe onto its place. */
export const dropped = (_node: Element): TransitionConfig =>
  moved(200, (t, u) => `opacity: ${t}; transform: translateY(${-24 * u}px)`);
/** An engram comes to its holder. */
export const arrived = (_node: Element): TransitionConfig =>
  moved(180, (t) => `opacity: ${t}; transform: scale(${t})`);
