// The shape of `games/gears/view/table.py`.

export const GEARS = ['red', 'purple', 'yellow', 'blue', 'grey', 'multi'] as const;
export type GearName = (typeof GEARS)[number];
export type Colour = 'red' | 'blue' | 'yellow' | 'purple';

export type Why = 'won' | 'grey' | 'jammed' | 'beaten' | 'later' | 'not-asked' | 'lowest' | 'highest';

export interface Verdict {
  why: Why;
  /** The seats whose gears show the same number. */
  same: number[];
}

export interface Board {
  open: string[];
  check: string[];
  entered: string[];
  /** What does not lie in the discard, the gear in play included. */
  hand: GearName[];
  discard: GearName[];
  character: string | null;
  character_side: 'day' | 'night' | 'gone' | null;
  ability: string | null;
  ready: boolean;
  up: boolean;
  gear: GearName | null;
  side: number | null;
  value: number | null;
  oiled: boolean;
  score: { total: number } & Record<string, number>;
  verdict: Verdict | null;
}

export interface Claims {
  mode: 'first' | 'every' | 'rest';
  numbers: number[];
}

export interface Belt {
  /** Who turns; null when gears only come up. */
  by: number | null;
  gear: number;
  state: 'done' | 'now' | 'next';
}

export interface Last {
  round: number;
  shift: 'day' | 'night';
  token: number;
  card: string;
  effect: string | null;
  claims: Claims;
  winners: number[];
  swaps: [number, number][];
  gears: { gear: GearName; side: number; value: number; oiled: boolean; verdict: Verdict }[];
}

export interface View {
  round: number;
  rounds: number;
  shift: 'day' | 'night';
  phase:
    'deal' | 'set' | 'window' | 'set-anew' | 'replace' | 'turn' | 'entry' | 'sparked' | 'return' | 'over';
  /** 1 set, 2 rotate, 3 swap, 4 winners; 0 before the first round. */
  step: number;
  card: string | null;
  effect: string | null;
  claims: Claims | null;
  drive: Belt[];
  /** The ability by which the gear that is to be turned must be left. */
  locked: string | null;
  swaps: [number, number][];
  /** The numbers on each gear's sides, clockwise. */
  gears: Record<GearName, number[]>;
  reconstructed: string[];
  token: number | null;
  acting: (number | '*')[];
  boards: Board[];
  you: number | null;
  winners_of_round: number[];
  winners: number[];
  last: Last | null;
}

/** "red4" as its colour and number. */
export const codeOf = (code: string): { colour: Colour; number: string } => ({
  colour: code.slice(0, -1) as Colour,
  number: code.slice(-1),
});

/** All four code cards of a seat, in a steady order, with what became of them. */
export function codesOf(board: Board): { code: string; state: 'open' | 'check' | 'entered' }[] {
  const order = ['red', 'blue', 'yellow', 'purple'];
  const rank = (code: string): number => order.indexOf(codeOf(code).colour) * 10 + Number(code.slice(-1));
  return (['open', 'check', 'entered'] as const)
    .flatMap((state) => board[state].map((code) => ({ code, state })))
    .sort((a, b) => rank(a.code) - rank(b.code));
}

/** The number a gear prints at the corner, before any swap. */
export const printed = (view: View, board: Board): number | null =>
  board.gear && board.side !== null ? (view.gears[board.gear][board.side] ?? null) : null;

/** Winners are judged: every gear has its verdict. */
export const isJudged = (view: View): boolean => view.boards.some((board) => board.verdict);
