// Where things lie: the spaces of the ring, the cells of the pipes.

import type { Laid, Side } from './view';

export const SPACES = 14;
const STEP = 360 / SPACES;

/** Degrees of a space, the top being −90. */
export const angleOf = (space: number): number => -90 + (space - 0.5) * STEP;

/** The space at an angle; between two of them it is none. */
export function spaceAt(angle: number): number | null {
  const space = (angle + 90) / STEP + 0.5;
  const near = Math.round(space);
  return Math.abs(space - near) < 0.01 ? ((near % SPACES) + SPACES) % SPACES : null;
}

export const polar = (angle: number, r: number): [number, number] => [
  r * Math.cos((angle * Math.PI) / 180),
  r * Math.sin((angle * Math.PI) / 180),
];

const two = ([x, y]: [number, number]): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A seventh of the ring, without a little at its borders. */
export function wedge(place: number, from = 84, to = 198): string {
  const middle = -90 + place * 2 * STEP;
  const [a, b] = [middle - STEP + 0.8, middle + STEP - 0.8];
  const [c, d] = [middle - STEP + 1.2, middle + STEP - 1.2];
  return `M${two(polar(a, to))}A${to} ${to} 0 0 1 ${two(polar(b, to))}L${two(polar(d, from))}A${from} ${from} 0 0 0 ${two(polar(c, from))}z`;
}

export const middleOf = (place: number): number => -90 + place * 2 * STEP;

export const STEPS: Record<Side, [number, number]> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

export interface Way {
  move: string;
  turns: number;
}
/** A cell where the pipe in hand fits, and how turned. North is up. */
export interface Cell {
  x: number;
  y: number;
  beside: number;
  side: Side;
  ways: Way[];
}

/** The places among the legal moves, "0E r1". */
export function cellsOf(moves: string[], pipes: Laid[]): Cell[] {
  const found = new Map<string, Cell>();
  for (const text of moves) {
    const [, beside, side, turns] = /^(\d+)([NESW]) r(\d)$/.exec(text) ?? [];
    const pipe = pipes[Number(beside)];
    if (!pipe || !side) continue;
    const [dx, dy] = STEPS[side as Side];
    const key = `${pipe.x + dx} ${pipe.y + dy}`;
    const cell = found.get(key) ?? {
      x: pipe.x + dx,
      y: pipe.y + dy,
      beside: pipe.number,
      side: side as Side,
      ways: [],
    };
    cell.ways.push({ move: `at ${text}`, turns: Number(turns) });
    found.set(key, cell);
  }
  return [...found.values()];
}
