// How ink, craters and the meteor move.

import { motion, type Lasting } from '../../lib/motion';
import { isStill } from '../../lib/settings.svelte';
import type { Spot } from './geometry';
import type { Side } from './view';

const HIDDEN: Record<Side, (left: number) => string> = {
  N: (left) => `0 0 ${left}% 0`,
  E: (left) => `0 0 0 ${left}%`,
  S: (left) => `${left}% 0 0 0`,
  W: (left) => `0 ${left}% 0 0`,
};

/** A line is drawn from the side where it joins. */
export const laid = motion<Lasting & { side: Side }>(
  { duration: 180, side: 'N' },
  (_t, u, { side }) => `clip-path: inset(${HIDDEN[side](u * 100)})`,
);

/** A crater, all at once. */
export const popped = motion(
  { duration: 160 },
  (t) =>
    `opacity: ${t}; transform: scale(${0.6 + 0.4 * t}); transform-box: fill-box; transform-origin: center`,
);

/** The dot goes the whole way to where it lies, not straight there. */
export function follow(dot: Element, end: Spot, way: Spot[]): void {
  const last = way.at(-1);
  if (isStill() || !last || last.x !== end.x || last.y !== end.y) return;
  dot.animate(
    way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
    { duration: 60 * way.length, easing: 'ease-out' },
  );
}
