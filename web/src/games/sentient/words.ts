// This game's sentences, and bots, placements and standings in words.

import type { Mover } from '../../table/play';
import { idPart, list, number, signed, wordsOf, type Args } from '../../words/index.svelte';
import type { Bot, Corner, Finished, Investor, Placement, Reason, Sign, Type, View } from './view';

export const w = wordsOf('sentient');

const args = (bot: Bot): Args => ({ n: bot.numbers[0] ?? '', m: bot.numbers[1] ?? '' });

/** What formulas say: "5 if L < R; otherwise L + R − 6". */
const formulasOf = ({ formulas }: Bot): string =>
  formulas
    .map(({ test, points }, i) =>
      test ? w('formula-if', { points, test }) : i ? w('formula-else', { points }) : points,
    )
    .join('; ');
/** The first formula, for a picture. */
export const firstOf = ({ formulas }: Bot): string => formulas[0]!.test ?? formulas[0]!.points;

const FITS = 20; // signs of a caption
const cut = (text: string): string => (text.length > FITS ? `${text.slice(0, FITS - 1)}…` : text);

/** Short, for a card. */
export const captionOf = (bot: Bot): string =>
  bot.formulas.length ? cut(formulasOf(bot)) : w(`caption-${bot.condition}`, args(bot));
/** In full, for a sentence. */
export const conditionOf = (bot: Bot): string =>
  bot.formulas.length ? formulasOf(bot) : w(`condition-${bot.condition}`, args(bot));
export const typeOf = (type: Type): string => w(`value-${type}`);
export const investorOf = (type: Type): string => w('investor-name', { type: typeOf(type) });

/** "4", "2·7", or "0+" where the formula is the score. */
export function pointsOf({ points, formulas }: Bot): string {
  const told = formulas.length ? formulas.map((one) => one.points) : points.map(String);
  return told.length && told.every((one) => /^\d+$/.test(one)) ? told.join('·') : '0+';
}

/** "5 points if the sum is 7". */
export function earnsOf(bot: Bot): string {
  if (bot.formulas.length) return w('earns-formulas', { formulas: formulasOf(bot) });
  const [one, both] = bot.points;
  const condition = conditionOf(bot);
  if (one === undefined) return w('earns-formula', { condition });
  return both === undefined
    ? w('earns-points', { n: one, condition })
    : w('earns-one-or-both', { one, both, condition });
}

const SIGNS = { '+': 'plus', '-': 'minus', '=': 'same' } as const;

/** "Military bot: 5 points if the sum is 7; left corner plus, right corner minus; reconstructed: points". */
export function botWords(bot: Bot, covered: Corner[] = []): string {
  const corner = (sign: Sign, side: Corner): string =>
    w(covered.includes(side) ? `sign-${SIGNS[sign]}-covered` : `sign-${SIGNS[sign]}`);
  const told = w('bot-told', {
    type: bot.type,
    earns: earnsOf(bot),
    left: corner(bot.left, 'L'),
    right: corner(bot.right, 'R'),
  });
  if (!bot.reconstructed.length) return told;
  return w('bot-guessed', { bot: told, what: list(bot.reconstructed.map((fact) => w(`value-${fact}`))) });
}

/** A die that changes: [place, before, after]. */
export function turnedDice(before: (number | null)[], after: number[]): [number, number, number][] {
  return after.flatMap((die, i): [number, number, number][] =>
    before[i] !== null && before[i] !== die ? [[i, before[i]!, die]] : [],
  );
}

/** "total +5; die 2 from 5 to 6; Military bot earns 5". */
export function placementWords(
  { slot, dice, earning, total }: Placement,
  before: { dice: (number | null)[]; earning: (number | null)[]; total: number },
  bots: (Bot | null)[],
): string {
  const parts = [w('placement-total', { change: signed(total - before.total) })];
  for (const [at, from, to] of turnedDice(before.dice, dice))
    parts.push(w('placement-die', { at: at + 1, from, to }));
  earning.forEach((points, i) => {
    const bot = bots[i];
    if (points === null || !bot) return;
    if (i === slot || points !== before.earning[i])
      parts.push(w('placement-bot', { type: bot.type, points: number(points) }));
  });
  return parts.join('; ');
}

/** Those at the table, and who of them looks at it. */
export interface People {
  names: string[];
  you: number | null;
}

/** Who a sentence speaks of: the viewer, or somebody by name. */
export const whoIs = (seat: number, { names, you }: People): { who: string; name: string } => ({
  who: seat === you ? 'you' : 'other',
  name: names[seat - 1] ?? String(seat),
});

/** What a place with an investor was decided by. */
const reason = (one: Investor, seat: number, by: Reason): { by: Reason; n: number; agents: number } => ({
  by,
  n: one.influence[seat - 1] ?? 0,
  agents: one.agents[seat - 1] ?? 0,
});

/** "by agents (2; influence 3)". */
export const placeWords = (one: Investor, seat: number, by: Reason): string =>
  w('place-reason', reason(one, seat, by));

/** "Military investor. Anna is first by influence (3). You are second by agents (1; influence 2)." */
export function investorWords(investor: Investor, people: People): string {
  const { type, first, second, first_by, second_by } = investor;
  const told = [`${investorOf(type)}.`];
  if (first === null) told.push(w('standing-nobody'));
  else told.push(w('standing-first', { ...whoIs(first, people), ...reason(investor, first, first_by) }));
  if (second !== null)
    told.push(w('standing-second', { ...whoIs(second, people), ...reason(investor, second, second_by) }));
  return told.join(' ');
}

/** "Anna wins the Military investor by influence (4). You get 1 point for second place by turn order (influence 3)." */
function takenWords(one: Investor, people: People): string {
  const { first, second, first_by, second_by } = one;
  const type = typeOf(one.type);
  if (first === null) return w('count-unclaimed', { type });
  const told = [w('count-first', { ...whoIs(first, people), ...reason(one, first, first_by), type })];
  if (second !== null)
    told.push(w('count-second', { ...whoIs(second, people), ...reason(one, second, second_by) }));
  return told.join(' ');
}

export const sumOf = (done: Finished, seat: number): number =>
  done.bots[seat - 1]!.reduce((sum, bot) => sum + bot.points, 0);

/** A finished round in one breath. */
export function countWords(done: Finished, people: People): string {
  const scores = done.bots.map((_, i) =>
    w('count-score', { ...whoIs(i + 1, people), points: sumOf(done, i + 1) }),
  );
  const taken = done.investors.map((one) => takenWords(one, people));
  return w('count-said', { n: done.round, scores: scores.join(', '), taken: taken.join(' ') });
}

/** What earned points, as the table shows it: places from 1, a bot by its condition. */
export function factsOf(facts: Record<string, unknown>, view: View): Record<string, unknown> {
  const bots = [
    ...view.boards.flatMap((board) => board.network),
    ...view.finished.flatMap((done) => done.bots.flat().map((one) => one.card)),
  ];
  const { slot, card } = facts;
  const bot = bots.find((one) => one?.id === card);
  return {
    ...facts,
    ...(typeof slot === 'number' && { slot: slot + 1 }),
    ...(bot && { condition: conditionOf(bot) }),
  };
}

const place = (text: string): number => Number(text) + 1;

/** What nature did. */
function dealt(text: string): string {
  const [verb = '', ...rest] = text.split(' ');
  const [first = '', second = '', third = ''] = rest;
  if (verb === 'half') return w('log-half', { seat: first, type: typeOf(second as Type) });
  if (verb === 'order') return w('log-order', { seats: rest.join(', ') });
  if (verb === 'investors')
    return w('log-investors', { types: list(rest.map((type) => typeOf(type as Type))) });
  if (verb === 'die') return w('log-die', { seat: first, at: place(second), value: third });
  return w('log-fill', { slot: place(first) });
}

/** A move of the log: "You buy the bot in slot 2 with 3 assistants." */
export function tell(text: string, by: Mover): string {
  if (by.seat === 0) return dealt(text);
  const [verb = '', first = '', second = ''] = text.split(/[ +]/);
  const who = { who: by.you ? 'you' : 'other', name: by.name };
  if (verb === 'buy') return w('log-buy', { ...who, slot: place(first), n: Number(second) });
  if (verb === 'plug') return w('log-plug', { ...who, slot: place(first) });
  if (verb === 'block') return w('log-cover', { ...who, corners: first === '-' ? 'none' : first });
  return w('log-pass', who);
}

/** A move as something one could do: "buy the bot in slot 2 with 3 assistants". */
export function describe(text: string, seat: number): string {
  if (seat === 0) return dealt(text);
  const [verb = '', first = '', second = ''] = text.split(/[ +]/);
  if (verb === 'buy') return w('move-buy-bot', { slot: place(first), n: Number(second) });
  if (verb === 'plug') return w('move-plug', { what: place(first) });
  return w(`move-${idPart(text)}`);
}

/** It says all there is to a move. */
export const inFull = (text: string): string => describe(text, 1);
