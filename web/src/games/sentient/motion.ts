// Movement that explains what happened; none where the player wants none.

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { isStill } from '../../lib/settings.svelte';

const moved = (duration: number, css: (t: number, u: number) => string): TransitionConfig => ({
  duration: isStill() ? 0 : duration,
  easing: cubicOut,
  css,
});

/** A bot is turned over. */
export const turned = (_node: Element): TransitionConfig => moved(160, (t) => `transform: scaleX(${t})`);
/** A pawn drops onto its slot. */
export const dropped = (_node: Element): TransitionConfig =>
  moved(160, (t, u) => `opacity: ${t}; transform: translateY(${-14 * u}px)`);
/** A die rolls on by a face. */
export const rolled = (_node: Element): TransitionConfig =>
  moved(180, (_t, u) => `transform: rotate(${-90 * u}deg)`);
/** A bot slides in from the factory. */
export const slid = (_node: Element): TransitionConfig =>
  moved(200, (t, u) => `opacity: ${t}; transform: translateY(${-28 * u}px)`);
/** A count comes up. */
export const risen = (_node: Element): TransitionConfig =>
  moved(200, (t, u) => `opacity: ${t}; transform: translateY(${6 * u}px)`);
