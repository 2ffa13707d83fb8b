// The shape of `games/sentient/view/table.py`.

import type { Scores } from '../../table/play';

export const TYPES = ['INF', 'SRV', 'TRN', 'MIL', 'IND'] as const;
export type Type = (typeof TYPES)[number];
export type Sign = '+' | '-' | '=';
export type By = 'unclaimed' | 'influence' | 'agents' | 'order';

export interface Bot {
  id: string;
  type: Type;
  condition: string;
  numbers: number[];
  points: number[];
  left: Sign;
  right: Sign;
  reconstructed: string[];
}

/** A slot of the factory; pawns by seat. */
export interface Slot {
  card: Bot | null;
  agents: number[];
  assistants: number[];
}

export interface Investor {
  type: Type;
  first: number | null;
  second: number | null;
  first_by: By;
  second_by: By;
  influence: number[];
  agents: number[];
}

export interface Board {
  half: Type | null;
  dice: (number | null)[];
  network: (Bot | null)[];
  /** By slot: which corners are covered, "", "L", "R" or "LR". */
  blocked: string[];
  /** By slot: what its bot earns as the dice lie. */
  earning: (number | null)[];
  hand: Bot | null;
  agents: number;
  assistants: number;
  passed: boolean;
  bots: Record<Type, number>;
  investors: Record<Type, number>;
  score: Scores;
}

/** What becomes of the network if the bot in hand is put there with these corners covered. */
export interface Way {
  slot: number;
  cover: string;
  dice: number[];
  earning: (number | null)[];
  total: number;
}

export interface Counted {
  slot: number;
  card: Bot;
  left: number;
  right: number;
  points: number;
}

export interface Finished {
  round: number;
  bots: Counted[][];
  investors: Investor[];
}

export interface View {
  round: number;
  rounds: number;
  order: number[];
  next_order: number[];
  acting: (number | '*')[];
  factory: Slot[];
  investors: Investor[];
  boards: Board[];
  deck: string[];
  discard: string[];
  /** "1L 52 0,3,- 12": slot, corners covered, its dice then, what the bots from the slot before to the one after earn, total. */
  ways: string[];
  finished: Finished[];
  you: number | null;
  winners: number[];
}
