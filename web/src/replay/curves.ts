// What the judged decisions come to as curves, and which of them mattered most.

import type { Decision } from '../generated/server';

export interface Point {
  /** After that many moves. */
  x: number;
  y: number;
  /** What was played made the difference: drawn as a slope, not as a step. */
  slope: boolean;
}

const MOST_SWINGS = 5;
/** What is less is not worth telling. */
const LEAST = { chance: 0.03, points: 0.5 };
/** Standard errors: what is less may be luck of the simulated matches. */
const SURE = 2;

/** Each seat's expected result, and behind them, where results are chances, nobody's. Between decisions it
 * stays as it was. All chances change at once, so that together they are one at every move. */
export function curvesOf(
  decisions: Decision[],
  seats: number,
  total: number,
  outcome: number[] | null,
): Point[][] {
  const lanes = Math.max(seats, ...decisions.map((one) => one.values?.length ?? 0));
  return Array.from({ length: lanes }, (_, i) => {
    const found: Point[] = [];
    const add = (x: number, y: number, slope = false): void => void found.push({ x, y, slope });
    for (const one of decisions)
      if (one.values && one.played_values) {
        add(one.move - 1, one.values[i]!);
        add(one.move, one.played_values[i]!, true);
      } else if (one.seat === i + 1) {
        add(one.move - 1, one.best_value);
        add(one.move, one.played_value ?? one.best_value, true);
      }
    if (outcome && found.length) add(total, outcome[i]!);
    return found;
  });
}

/** What a seat could expect after that many moves; null before its first decision. */
export function valueAt(curve: Point[], x: number): number | null {
  return curve.findLast((point) => point.x <= x)?.y ?? null;
}

export const lossOf = (one: Decision): number =>
  one.played_value === null || one.best === one.played ? 0 : one.best_value - one.played_value;

/** The costliest decisions, the worst first. */
export function swingsOf(decisions: Decision[], points: boolean): Decision[] {
  const least = points ? LEAST.points : LEAST.chance;
  return decisions
    .filter((one) => lossOf(one) >= Math.max(least, SURE * (one.error ?? 0)))
    .sort((a, b) => lossOf(b) - lossOf(a) || a.move - b.move)
    .slice(0, MOST_SWINGS);
}

/** From where to where the figures go, and the lines between. */
export function scaleOf(curves: Point[][], points: boolean): { low: number; high: number; ticks: number[] } {
  if (!points) return { low: 0, high: 1, ticks: [0, 0.25, 0.5, 0.75, 1] };
  const values = curves.flat().map((point) => point.y);
  const step = Math.max(...values) - Math.min(...values) > 40 ? 20 : 10;
  const low = Math.floor(Math.min(...values, Infinity) / step) * step;
  const high = Math.max(Math.ceil(Math.max(...values, -Infinity) / step) * step, low + step);
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step);
  return { low, high, ticks };
}
