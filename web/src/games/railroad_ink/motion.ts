// Movement that explains what happened; none where the player wants none.

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { isStill } from '../../lib/settings.svelte';
import type { Spot } from './geometry';
import type { Side } from './view';

const HIDDEN: Record<Side, (left: number) => string> = {
  N: (left) => `0 0 ${left}% 0`,
  E: (left) => `0 0 0 ${left}%`,
  S: (left) => `${left}% 0 0 0`,
  W: (left) => `0 ${left}% 0 0`,
};

const lasting = (duration: number): number => (isStill() ? 0 : duration);

/** A line is drawn from the side where it joins. */
export function laid(_node: Element, side: Side): TransitionConfig {
  return {
    duration: lasting(180),
    easing: cubicOut,
    css: (_t, u) => `clip-path: inset(${HIDDEN[side](u * 100)})`,
  };
}

export function faded(_node: Element, duration = 120): TransitionConfig {
  return { duration: lasting(duration), easing: cubicOut, css: (t) => `opacity: ${t}` };
}

/** The dot goes the whole way to where it lies, not straight there. */
export function follow(dot: Element, end: Spot, way: Spot[]): void {
  const last = way.at(-1);
  if (isStill() || !last || last.x !== end.x || last.y !== end.y) return;
  dot.animate(
    way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
    { duration: 60 * way.length, easing: 'ease-out' },
  );
}

/** A crater, all at once. */
export function popped(_node: Element): TransitionConfig {
  return {
    duration: lasting(160),
    easing: cubicOut,
    css: (t) =>
      `opacity: ${t}; transform: scale(${0.6 + 0.4 * t}); transform-box: fill-box; transform-origin: center`,
  };
}

/** A gain rises into its place. */
export function risen(_node: Element): TransitionConfig {
  return {
    duration: lasting(160),
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: translateY(${4 * u}px)`,
  };
}
