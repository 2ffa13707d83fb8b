// What the pointed-at score lines earned, by where it lies.

import type { Item } from '../../table/play';
import type { Type, View } from './view';

export interface Lit {
  seat: number;
  /** Bots plugged in, as "round slot". */
  bots: Set<string>;
  /** First and second places, as "round investor". */
  firsts: Set<string>;
  seconds: Set<string>;
  /** What has been put by: types of bots, types of investors, points of second places. */
  botTypes: Set<Type>;
  investorTypes: Set<Type>;
  tokens: boolean;
}

export const at = (round: number, place: number): string => `${round} ${place}`;

export function litOf(items: Item[], seat: number, view: View): Lit {
  const lit: Lit = {
    seat,
    bots: new Set(),
    firsts: new Set(),
    seconds: new Set(),
    botTypes: new Set(),
    investorTypes: new Set(),
    tokens: false,
  };
  for (const { line, points, facts } of items) {
    const { round, slot, investor, type } = facts as Record<string, number> & { type: Type };
    const done = view.finished[round! - 1];
    if (!points) continue;
    if (line === 'bots') {
      lit.bots.add(at(round!, slot!));
      const bot = done?.bots[seat - 1]?.find((one) => one.slot === slot);
      if (bot) lit.botTypes.add(bot.card.type);
    } else if (line === 'seconds') {
      lit.seconds.add(at(round!, investor!));
      lit.tokens ||= done !== undefined;
    } else {
      if (round) lit.firsts.add(at(round, investor!));
      if (!round || done) lit.investorTypes.add(type);
    }
  }
  return lit;
}

/** Second places of finished rounds: a point each. */
export const tokensOf = (view: View, seat: number): number =>
  view.finished.flatMap((done) => done.investors).filter((one) => one.second === seat).length;
