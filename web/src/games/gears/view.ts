// The view by shorter names, and what can be read off it.

import type { GearsBoard, GearsCodeCard, GearsSides, GearsView } from '../../generated/server';

export type {
  GearsBelt as Belt,
  GearsBoard as Board,
  GearsClaims as Claims,
  GearsCodeCard as CodeCard,
  GearsVerdict as Verdict,
  GearsView as View,
} from '../../generated/server';

export type GearName = keyof GearsSides;
export const GEARS: readonly GearName[] = ['red', 'purple', 'yellow', 'blue', 'grey', 'multi'];

/** A seat's card by what moves call it: "red4". */
export const codeCard = (board: GearsBoard, name: string): GearsCodeCard | undefined =>
  board.code.find((card) => card.name === name);

/** The number a gear prints at the corner, before any swap. */
export const printed = (view: GearsView, board: GearsBoard): number | null =>
  board.gear && board.side !== null ? (view.gears[board.gear][board.side] ?? null) : null;

/** Winners are judged: every gear has its verdict. */
export const isJudged = (view: GearsView): boolean => view.boards.some((board) => board.verdict);
