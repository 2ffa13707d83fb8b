// The shape of `games/railroad_ink/view/table.py`.

export type Side = 'N' | 'E' | 'S' | 'W';
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
export type Group = 'die' | 'lava' | 'special' | 'volcano';

export interface Piece {
  key: string;
  kind: string;
  group: Group;
  state: 'open' | 'used' | 'stuck';
  /** Where it was drawn, as far as the board still shows it. */
  cell: string | null;
  /** Must be drawn before the round can end. */
  due: boolean;
  /** By cell: the moves that fit there, best first. */
  places: Record<string, string[]>;
  /** The move that crosses it off instead of taking a hit. */
  skip: string | null;
}

export interface Way {
  move: string;
  side: Side;
  path: string[];
  target: string;
}

export interface Choices {
  pieces: Piece[];
  meteor: { from: string; ways: Way[] } | null;
  done: boolean;
  why_not: { code: string; n: number } | null;
  erases: string[];
  emergency: string | null;
  specials_left: number;
}

export interface Sheet {
  board: string;
  rounds: Record<string, number>;
  specials_left: string[];
  special_now: boolean;
  score: { total: number } & Record<string, number>;
}

export interface Marks {
  wet: string[];
  joined: string[];
  ends: string[];
  mouths: string[];
  hits: string[];
  lakes: { cells: string[]; closed: boolean }[];
}

export interface Field {
  rows: string;
  columns: string;
  centre: string[];
  /** By end, such as A2N: what leaves there. */
  exits: Record<string, string>;
  middle: string;
  expansion: 'none' | 'meteor' | 'lava';
}

export interface View {
  round: number;
  rounds: number;
  dice: string[];
  acting: (number | '*')[];
  boards: Sheet[];
  you: number | null;
  winners: number[];
  field: Field;
  marks: Marks[];
  choices: Choices | null;
}

/** What is drawn on a board, by cell. */
export interface Ink {
  drawings: Map<string, string>;
  craters: Set<string>;
  dot: string | null;
}

export function inkOf(board: string): Ink {
  const ink: Ink = { drawings: new Map(), craters: new Set(), dot: null };
  for (const word of board.split(' ').filter(Boolean)) {
    const [cell, what] = [word.slice(0, 2), word.slice(2)];
    if (what === 'o') ink.dot = cell;
    else if (what === '*') ink.craters.add(cell);
    else ink.drawings.set(cell, what);
  }
  return ink;
}

export const namesOf = (field: Field): string[] =>
  [...field.rows].flatMap((row) => [...field.columns].map((column) => row + column));

/** What a move draws, and where: null for moves that draw nothing. */
export function drawingOf(move: string): { cell: string; drawing: string } | null {
  const [verb, what = ''] = move.split(' ');
  if (verb === 'place') return { cell: what.slice(0, 2), drawing: what.slice(2) };
  return verb === 'volcano' ? { cell: what, drawing: 'LLLL' } : null;
}
