// Where things are on the board: 100 units a cell, the first cell at the origin.

import type { Field, Side, Way } from './view';

export const CELL = 100;
export const MARGIN = 41;

export interface Spot {
  x: number;
  y: number;
}

/** The upper left corner of a cell. */
export const corner = (field: Field, cell: string): Spot => ({
  x: field.columns.indexOf(cell[1]!) * CELL,
  y: field.rows.indexOf(cell[0]!) * CELL,
});

export const middle = (field: Field, cell: string): Spot => {
  const { x, y } = corner(field, cell);
  return { x: x + CELL / 2, y: y + CELL / 2 };
};

export const QUARTERS: Record<Side, number> = { N: 0, E: 1, S: 2, W: 3 };

/** Moves what is drawn for the north side of a square to a cell's side. */
export function onSide(field: Field, end: string): string {
  const { x, y } = corner(field, end);
  return `translate(${x} ${y}) rotate(${90 * QUARTERS[end[2] as Side]} 50 50)`;
}

export function neighbour(field: Field, cell: string, side: Side): string | null {
  const row = field.rows.indexOf(cell[0]!) + (side === 'S' ? 1 : side === 'N' ? -1 : 0);
  const column = field.columns.indexOf(cell[1]!) + (side === 'E' ? 1 : side === 'W' ? -1 : 0);
  return field.rows[row] && field.columns[column] ? field.rows[row] + field.columns[column] : null;
}

const HEADING: Record<Side, Spot> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};
const TO_BORDER = 44;
const APART = 13;

/** A meteor's way from cell to cell, by way of the walls it bounces off: `back` is how often it has. */
export function flight(field: Field, from: string, { side, path, target }: Way): (Spot & { back: number })[] {
  let at = middle(field, from);
  let heading = HEADING[side];
  let back = 0;
  const points = [{ ...at, back }];
  for (const cell of [...path, target]) {
    const next = middle(field, cell);
    if (Math.sign(next.x - at.x) !== heading.x || Math.sign(next.y - at.y) !== heading.y) {
      const wall = { x: at.x + heading.x * TO_BORDER, y: at.y + heading.y * TO_BORDER };
      points.push({ ...wall, back });
      back += 1;
      heading = { x: -heading.x, y: -heading.y };
      points.push({ ...wall, back });
    }
    points.push({ ...next, back });
    at = next;
  }
  return points;
}

/** The same as a line. Where it bounces it comes back beside itself, so that both ways show. */
export function flightPath(field: Field, from: string, way: Way): string {
  const upright = HEADING[way.side].y !== 0;
  const points = flight(field, from, way);
  const line = points.map(({ x, y, back }) => {
    const aside = back * APART;
    return `${x + (upright ? aside : 0)} ${y + (upright ? 0 : aside)}`;
  });
  const end = points.at(-1)!;
  return `M${line.join('L')}L${end.x} ${end.y}`;
}
