// The view of `games/sentient/view`, by shorter names.

import type {
  SentientBoard as Board,
  SentientBot as Bot,
  SentientCountedBot as Counted,
  SentientFactorySlot as Slot,
  SentientFinishedRound as Finished,
  SentientInvestor as Investor,
  SentientPlacement as Placement,
  SentientView as View,
} from '../../generated/server';

export type { Board, Bot, Counted, Finished, Investor, Placement, Slot, View };

export type Type = Bot['type'];
export type Sign = Bot['left'];
export type Reason = Investor['first_by'];
export type Corner = Placement['covered'][number];

export const TYPES = ['INF', 'SRV', 'TRN', 'MIL', 'IND'] as const satisfies readonly Type[];
export const CORNERS = ['L', 'R'] as const satisfies readonly Corner[];

/** What a board has of a type: bots or investors. */
export const countOf = (counts: Record<string, number>, type: Type): number => counts[type] ?? 0;
