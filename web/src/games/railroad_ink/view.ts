// The view's types under this game's own names, and what can be read off it.

import type {
  RailroadInkBoard as Board,
  RailroadInkChoices as Choices,
  RailroadInkField as Field,
  RailroadInkMarks as Marks,
  RailroadInkPiece as Piece,
  RailroadInkScore as Score,
  RailroadInkView as View,
  RailroadInkWay as Way,
} from '../../generated/server';

export type { Board, Choices, Field, Marks, Piece, Score, View, Way };
export type Side = Way['side'];
export type Expansion = Field['expansion'];

export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

export const namesOf = (field: Field): string[] =>
  field.rows.flatMap((row) => field.columns.map((column) => row + column));

/** What a move draws, and where: null for moves that draw nothing. */
export function drawingOf(move: string): { cell: string; drawing: string } | null {
  const [verb, what = ''] = move.split(' ');
  if (verb === 'place') return { cell: what.slice(0, 2), drawing: what.slice(2) };
  return verb === 'volcano' ? { cell: what, drawing: 'LLLL' } : null;
}
