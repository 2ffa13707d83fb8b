// The shapes of docs/protocol.md.

import type { NewTable, View } from '../generated/server';

/** The matches in which something makes a difference: values of all these options, seat counts; none named: any. */
export interface When {
  options: Record<string, string[]>;
  seats: number[];
}

export interface Game {
  name: string;
  seats: [number, number];
  /** Each option's values, the default first. */
  options: Record<string, string[]>;
  /** By option: where it changes anything, told by options before it; not named: everywhere. */
  option_when: Record<string, When>;
  lines: string[];
  /** By line: where it can count; not named: everywhere. */
  line_when: Record<string, When>;
  /** Weakest first. */
  bots: string[];
  reconstructed?: boolean;
  /** Takes edition files. */
  editions?: boolean;
}

export interface Person {
  id: string;
  name: string;
}

export type Status = 'open' | 'playing' | 'paused' | 'over' | 'ended';

export interface Seat {
  seat: number;
  kind: 'human' | 'open' | 'bot';
  name: string | null;
  person: string | null;
  bot: string | null;
  you: boolean;
  online: boolean;
  stand_in: string | null;
  resigned: boolean;
  voted: boolean;
  muted: boolean;
}

export type Scores = { total: number } & Record<string, number>;

export interface Result {
  scores: Scores[];
  /** Of opponents that sit nowhere. */
  rivals: Scores[];
  winners: number[];
  reason: 'played' | 'vote' | 'resigned' | 'forgotten';
}

export interface Table {
  id: string;
  game: string;
  options: Record<string, string>;
  edition: { hash: string; name: string } | null;
  status: Status;
  visibility: 'public' | 'invited';
  clock: number | null;
  hurry: boolean;
  hot_seat: boolean;
  host: boolean;
  created: number;
  touched: number;
  seats: Seat[];
  acting: number[];
  commitment: string | null;
  seed: string | null;
  result: Result | null;
  rematch: string | null;
}

export interface Log {
  keep: number;
  add: string[];
}

export interface State {
  number: number;
  viewer: number | null;
  acting: number[];
  turn: number;
  legal: string[];
  undo: boolean;
  over: boolean;
  /** The game's own picture for this viewer; each game's component knows its shape. */
  view: View;
  scores: (Scores | null)[];
  /** Of opponents that sit nowhere; their numbers follow those of the seats. */
  rivals: Scores[];
  log: Log;
  clocks: (number | null)[] | null;
}

export interface Item {
  line: string;
  points: number;
  cells: string[];
  ends: string[];
  count: number;
  /** What else a game tells by. */
  facts?: Record<string, unknown>;
}

/** A move an adviser would consider. */
export interface Hint {
  text: string;
  /** The chance to win, 0 to 1, or points at the end; null for the only move, or if nobody can tell yet. */
  value: number | null;
  /** How much of the search went to it, or how often to play it, 0 to 1. */
  share: number;
  /** By line of the score what it changes at once. */
  gains: Record<string, number>;
}

/** What an adviser would do: the best first. */
export interface Advice {
  /** Values are points, not chances. */
  points: boolean;
  /** One does best to vary: shares say how often. */
  mixed: boolean;
  /** Chances are shares of that many simulated matches. */
  matches: number | null;
  moves: Hint[];
}

/** A move of a finished match, judged: chances or points, as in a hint, for the seat that made it. */
export interface Decision {
  move: number;
  seat: number;
  played: string;
  best: string;
  /** Null: nobody can tell. */
  played_value: number | null;
  best_value: number;
  /** The chances of all seats, then nobody's, after the best move; null where values are points. */
  values: number[] | null;
  /** The same after the move that was made. */
  played_values: number[] | null;
  /** The standard error of what the two differ by for the seat; null where values are points. */
  error: number | null;
}

export interface Chat {
  number: number;
  person: string | null;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface Failure {
  code: string;
  message: string;
}

export type SeatWish = NewTable['seats'][number];

export type FromServer =
  | { type: 'hello'; table: Table; chat: Chat[] }
  | ({ type: 'state' } & State)
  | { type: 'table'; table: Table }
  | { type: 'chat'; chat: Chat }
  | { type: 'done'; id: string; number: number }
  | { type: 'preview'; id: string; state: State }
  | { type: 'past'; id: string; move: number; state: State }
  | { type: 'explained'; id: string; seat: number; items: Item[] }
  | ({ type: 'hint'; id: string; seat: number } & Advice)
  | { type: 'analysis'; id: string; done: number; of: number; points: boolean; decision: Decision | null }
  | { type: 'analysed'; id: string; complete: boolean; values: number[] | null }
  | { type: 'notice'; code: string; seat: number | null; progress?: number }
  | ({ type: 'error'; id: string | null } & Failure)
  | { type: 'pong' };

export type ToServer =
  | { type: 'show'; seat: number | null }
  | { type: 'move'; id: string; seat: number; turn: number; text: string }
  | { type: 'undo'; id: string; seat: number; turn: number }
  | { type: 'preview'; id: string; seat: number; text: string }
  | { type: 'past'; id: string; move: number }
  | { type: 'explain'; id: string; seat: number }
  | { type: 'hint'; id: string; seat: number }
  | { type: 'analyse'; id: string; done: number }
  | { type: 'cancel'; id: string }
  | { type: 'chat'; id: string; text: string }
  | { type: 'ping' };
