// This game's sentences, and bots, ways and standings in words.

import { list, number, signed, wordsOf, type Args } from '../../words/index.svelte';
import type { Bot, By, Finished, Investor, Type, View, Way } from './view';

export const w = wordsOf('sentient');

const args = (bot: Bot): Args => ({ n: bot.numbers[0] ?? '', m: bot.numbers[1] ?? '' });

/** Short, for a card. */
export const captionOf = (bot: Bot): string => w(`caption-${bot.condition}`, args(bot));
/** In full, for a sentence. */
export const conditionOf = (bot: Bot): string => w(`condition-${bot.condition}`, args(bot));
export const typeOf = (type: Type): string => w(`type-${type}`);
export const investorOf = (type: Type): string => w(`investor-${type}`);

/** "4", "2·7", or "0+" where the formula is the score. */
export const pointsOf = (bot: Bot): string => bot.points.join('·') || '0+';

function pointsWords(bot: Bot): string {
  const [one, both] = bot.points;
  if (one === undefined) return w('bot-formula');
  return both === undefined ? w('bot-points', { n: one }) : w('bot-two-points', { one, both });
}

const sign = (of: string): string => w(`sign-${{ '+': 'plus', '-': 'minus' }[of] ?? 'same'}`);

/** "Military bot: the sum is 7, 5 points; left plus, right minus; reconstructed: points, corners". */
export function botWords(bot: Bot, covered = ''): string {
  const corners = (['left', 'right'] as const).map((side) =>
    covered.includes(side === 'left' ? 'L' : 'R')
      ? w('sign-covered', { sign: sign(bot[side]) })
      : sign(bot[side]),
  );
  const text = w('bot-told', {
    type: typeOf(bot.type),
    condition: conditionOf(bot),
    points: pointsWords(bot),
    left: corners[0]!,
    right: corners[1]!,
  });
  if (!bot.reconstructed.length) return text;
  return `${text}; ${w('bot-guessed', { what: list(bot.reconstructed.map((fact) => w(`fact-${fact}`))) })}`;
}

/** A die that changes: [place, before, after]. */
export function turnedDice(before: (number | null)[], after: number[]): [number, number, number][] {
  return after.flatMap((die, i): [number, number, number][] =>
    before[i] !== null && before[i] !== die ? [[i, before[i]!, die]] : [],
  );
}

/** "total +5; die 2 from 5 to 6; Military 0 to 5". */
export function wayWords(
  way: Way,
  before: { dice: (number | null)[]; earning: (number | null)[]; total: number },
  bots: (Bot | null)[],
): string {
  const parts = [w('way-total', { change: signed(way.total - before.total) })];
  for (const [at, from, to] of turnedDice(before.dice, way.dice))
    parts.push(w('way-die', { at: at + 1, from, to }));
  way.earning.forEach((points, i) => {
    const bot = bots[i];
    if (points === null || !bot) return;
    if (i === way.slot || points !== before.earning[i])
      parts.push(w('way-bot', { type: typeOf(bot.type), points: number(points) }));
  });
  return parts.join('; ');
}

export const byWords = (by: By): string => w(`by-${by}`);

/** "Military investor. First Anna, influence 3; second Boris, influence 3, by agents". */
export function investorWords(investor: Investor, names: string[]): string {
  const place = (seat: number | null, by: By, key: string): string[] =>
    seat === null
      ? []
      : [w(key, { name: names[seat - 1] ?? seat, n: investor.influence[seat - 1] ?? 0, by: byWords(by) })];
  const places = [
    ...place(investor.first, investor.first_by, 'standing-first'),
    ...place(investor.second, investor.second_by, 'standing-second'),
  ];
  return `${investorOf(investor.type)}. ${places.join('; ') || w('standing-nobody')}`;
}

/** Why a seat has its place with an investor. */
export const placeWords = (one: Investor, seat: number, by: By): string =>
  w(`count-by-${by}`, { n: one.influence[seat - 1] ?? 0, agents: one.agents[seat - 1] ?? 0 });

/** "Anna takes it by influence, 4; the point: Boris, by agents". */
function takenWords(one: Investor, names: string[]): string {
  const place = (key: string, seat: number, by: By): string =>
    w(key, { name: names[seat - 1] ?? seat, why: placeWords(one, seat, by) });
  if (one.first === null) return w('count-nobody');
  const first = place('count-first', one.first, one.first_by);
  return one.second === null ? first : `${first}; ${place('count-second', one.second, one.second_by)}`;
}

export const sumOf = (done: Finished, seat: number): number =>
  done.bots[seat - 1]!.reduce((sum, bot) => sum + bot.points, 0);

/** A finished round in one breath. */
export function countWords(done: Finished, names: string[]): string {
  const scores = done.bots.map((_, i) => `${names[i] ?? i + 1} ${number(sumOf(done, i + 1))}`).join(', ');
  const taken = done.investors.map((one) => `${investorOf(one.type)}: ${takenWords(one, names)}`).join('. ');
  return w('count-said', { n: done.round, scores, taken });
}

/** What earned points, as the table shows it: places from 1, a bot by its condition. */
export function factsOf(facts: Record<string, unknown>, view: View): Record<string, unknown> {
  const next = (place: unknown): unknown => (typeof place === 'number' ? place + 1 : place);
  const bots = [
    ...view.boards.flatMap((board) => board.network),
    ...view.finished.flatMap((done) => done.bots.flat().map((one) => one.card)),
  ];
  const bot = bots.find((one) => one?.id === facts.card);
  const card = bot ? conditionOf(bot) : facts.card;
  return { ...facts, slot: next(facts.slot), investor: next(facts.investor), card };
}

/** A move of the log for people; `seat` 0 is nature. */
export function describe(text: string, seat: number): string {
  const [verb = '', first = '', second = '', third = ''] = text.split(/[ +]/);
  if (seat === 0) {
    if (verb === 'half') return w('log-half', { seat: first, type: investorOf(second as Type) });
    if (verb === 'order') return w('log-order', { seats: text.slice(6) });
    if (verb === 'investors')
      return w('log-investors', {
        types: text
          .slice(10)
          .split(' ')
          .map((type) => investorOf(type as Type))
          .join(', '),
      });
    if (verb === 'die') return w('log-die', { seat: first, at: Number(second) + 1, value: third });
    return w('log-fill', { slot: Number(first) + 1 });
  }
  if (verb === 'buy')
    return second === '0'
      ? w('log-buy', { slot: Number(first) + 1 })
      : w('log-buy-with', { slot: Number(first) + 1, n: Number(second) });
  if (verb === 'plug') return w('log-plug', { slot: Number(first) + 1 });
  if (verb === 'block') return w(`log-block-${first === '-' ? 'none' : first}`);
  return w('log-pass');
}

/** It says all there is to a move. */
export const inFull = (text: string): string => describe(text, 1);
