// What was drawn this round can be lifted again: later moves are taken back, then played once more.

import { textOf } from '../../table/lines';
import type { Play } from '../../table/play';
import { drawingOf } from './view';

/** The moves of a seat since nature last moved, oldest first. */
function moves(log: string[], seat: number): string[] {
  const round = log.slice(log.findLastIndex((line) => line.startsWith('*')) + 1);
  return round.filter((line) => line.startsWith(`${seat} `)).map(textOf);
}

/** Lifts what was drawn in a cell. False: something drawn later no longer fits and stays off the board. */
async function run(play: () => Play, cell: string): Promise<boolean> {
  const made = moves(play().log, play().seat!);
  const at = made.findLastIndex((move) => drawingOf(move)?.cell === cell);
  for (let i = made.length; i > at; i--) await play().undo();
  for (const move of made.slice(at + 1)) {
    if (!play().state.legal.includes(move)) return false;
    await play().move(move);
  }
  return true;
}

/** What was drawn in a cell this round. */
function drawn(log: string[], seat: number, cell: string): string {
  const made = moves(log, seat).map(drawingOf);
  return made.findLast((move) => move?.cell === cell)?.drawing ?? '';
}

export const lift = { moves, drawn, run };
