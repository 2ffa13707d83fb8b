// What a move would change, line by line, in points.

import type { Score } from './view';

/** The score lines in the order they are shown; open ends cost, all others earn. */
export const LINES = ['networks', 'highway', 'rail', 'centre', 'bonus', 'errors'] as const;
export type Line = (typeof LINES)[number];

export const pointsOf = (score: Score, line: Line): number => (line === 'errors' ? -1 : 1) * score[line];

export interface Change {
  line: Line;
  points: number;
}

export function changes(before: Score, after: Score): Change[] {
  return LINES.map((line) => ({ line, points: pointsOf(after, line) - pointsOf(before, line) })).filter(
    ({ points }) => points !== 0,
  );
}
