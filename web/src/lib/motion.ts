// Movement that explains what happened; none where the player wants none. Every transition of the client
// is made here, so that all of them take their parameters alike: Svelte hands `{}` where none are given.

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { isStill } from './settings.svelte';

export interface Lasting {
  /** Milliseconds. */
  duration: number;
}

export type Motion<P extends Lasting> = (node: Element, given?: Partial<P>) => TransitionConfig;

/** A transition by what it looks like on its way in: `t` goes from 0 to 1, `u` from 1 to 0. */
export function motion<P extends Lasting>(
  usual: P,
  css: (t: number, u: number, given: P) => string,
): Motion<P> {
  return (_node, given) => {
    const wanted = { ...usual, ...given };
    return {
      duration: isStill() ? 0 : wanted.duration,
      easing: cubicOut,
      css: (t, u) => css(t, u, wanted),
    };
  };
}

/** Something comes or goes where it is. */
export const faded = motion({ duration: 120 }, (t) => `opacity: ${t}`);

/** A card or a tile is turned over. */
export const turned = motion({ duration: 160 }, (t) => `transform: scaleX(${t})`);

/** A piece falls onto its place, from so many pixels above it. */
export const dropped = motion(
  { duration: 160, by: 14 },
  (t, u, { by }) => `opacity: ${t}; transform: translateY(${-by * u}px)`,
);

/** A number rises into its place. */
export const risen = motion(
  { duration: 160, by: 4 },
  (t, u, { by }) => `opacity: ${t}; transform: translateY(${by * u}px)`,
);

/** A counter grows into its place. */
export const arrived = motion({ duration: 180 }, (t) => `opacity: ${t}; transform: scale(${t})`);
