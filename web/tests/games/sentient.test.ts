import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, litOf, tokensOf } from '../../src/games/sentient/lit';
import type { Bot, Counted, Finished, Investor, View } from '../../src/games/sentient/view';
import {
  captionOf,
  conditionOf,
  describe as describeMove,
  earnsOf,
  factsOf,
  pointsOf,
  sumOf,
  tell,
  turnedDice,
} from '../../src/games/sentient/words';
import { loadGameWords, speak } from '../../src/words/index.svelte';
import { item } from '../samples';

const bot = (facts: Partial<Bot> = {}) =>
  ({ id: 'x', type: 'MIL', points: [], numbers: [], formulas: [], ...facts }) as Partial<Bot> as Bot;
const counted = (slot: number, points: number, card = bot()): Counted => ({
  slot,
  card,
  left: 0,
  right: 0,
  points,
});
const investor = (facts: Partial<Investor>) =>
  ({ type: 'INF', first: null, second: null, ...facts }) as Partial<Investor> as Investor;
const finished = (facts: Partial<Finished> = {}): Finished => ({
  round: 1,
  bots: [[], []],
  investors: [],
  ...facts,
});
const view = (done: Finished[]) => ({ boards: [], finished: done }) as Partial<View> as View;

it.each([
  [[4], '4'],
  [[2, 7], '2·7'],
  [[], '0+'],
])('points %j are written %s', (points, text) => expect(pointsOf(bot({ points }))).toBe(text));

it.each([
  ['changes', [1, 2, 3], [1, 5, 3], [[1, 2, 5]]],
  [
    'several',
    [1, 2, 3],
    [6, 2, 1],
    [
      [0, 1, 6],
      [2, 3, 1],
    ],
  ],
  ['none', [1, 2, 3], [1, 2, 3], []],
  ['one that was not there before', [null, 2], [4, 2], []],
])('dice: %s', (_name, before, after, turned) => expect(turnedDice(before, after)).toEqual(turned));

it('adds up what the bots of a seat earned', () => {
  const done = finished({ bots: [[counted(0, 3), counted(2, 4)], []] });
  expect([sumOf(done, 1), sumOf(done, 2)]).toEqual([7, 0]);
});

it('counts second places of finished rounds', () => {
  const rounds = [
    finished({ investors: [investor({ second: 1 }), investor({ second: 2 })] }),
    finished({ investors: [investor({ second: 1 }), investor({ first: 1 })] }),
  ];
  expect([1, 2, 3].map((seat) => tokensOf(view(rounds), seat))).toEqual([2, 1, 0]);
});

describe('litOf', () => {
  const done = finished({ bots: [[], [counted(1, 4, bot({ type: 'SRV' }))]] });
  const lit = (line: string, facts: Record<string, unknown>, points = 3) =>
    litOf([item({ line, points, facts })], 2, view([done]));

  it('finds a bot where it was plugged in, and its type where it was put by', () => {
    const found = lit('bots', { round: 1, slot: 1 });
    expect([...found.bots]).toEqual([at(1, 1)]);
    expect([...found.botTypes]).toEqual(['SRV']);
  });
  it('knows no type in a round that is not over', () => {
    const found = lit('bots', { round: 2, slot: 1 });
    expect([...found.bots]).toEqual([at(2, 1)]);
    expect(found.botTypes.size).toBe(0);
  });
  it.each([
    [1, true],
    [2, false],
  ])('finds second places of round %d, tokens once it is over', (round, tokens) => {
    const found = lit('seconds', { round, investor: 3 });
    expect([...found.seconds]).toEqual([at(round, 3)]);
    expect(found.tokens).toBe(tokens);
  });
  it.each([
    ['a round that is over', 1, [at(1, 0)], ['IND']],
    ['a round under way', 2, [at(2, 0)], []],
    ['no round at all', undefined, [], ['IND']],
  ])('finds first places of %s', (_name, round, firsts, types) => {
    const found = lit('investors', { round, investor: 0, type: 'IND' });
    expect([...found.firsts]).toEqual(firsts);
    expect([...found.investorTypes]).toEqual(types);
  });
  it('lights nothing for nothing', () => expect(lit('bots', { round: 1, slot: 1 }, 0).bots.size).toBe(0));
  it('says whose it is', () => expect(lit('bots', { round: 1, slot: 1 }).seat).toBe(2));
});

it('tells slots from 1, and leaves the other facts', () =>
  expect(factsOf({ slot: 0, card: 'unknown', round: 2 }, view([]))).toEqual({
    slot: 1,
    card: 'unknown',
    round: 2,
  }));

describe.each([
  [
    'en',
    'You buy the bot in slot 3 with 1 assistant.',
    'Ada buys the bot in slot 1.',
    'Ada covers both symbols.',
    'Seat 2 rolls a 6 on die 5.',
    'buy the bot in slot 3 with 2 assistants',
    'cover nothing',
  ],
  [
    'ru',
    'Вы покупаете робота из ячейки 3 с 1 помощником.',
    'Ada покупает робота из ячейки 1.',
    'Ada перекрывает оба знака.',
    'Место 2 бросает кубик 5: выпадает 6.',
    'купить робота из ячейки 3 с 2 помощниками',
    'ничего не перекрывать',
  ],
] as const)('moves in words, %s', (language, yours, hers, covers, rolls, buy, nothing) => {
  const you = { seat: 1, name: 'You', you: true };
  const ada = { seat: 2, name: 'Ada', you: false };
  beforeAll(async () => {
    await loadGameWords('sentient');
    await speak(language);
  });
  afterAll(() => speak('en'));

  it('tells who made them', () => {
    expect(tell('buy 2+1', you)).toBe(yours);
    expect(tell('buy 0+0', ada)).toBe(hers);
    expect(tell('block LR', ada)).toBe(covers);
  });
  it('tells what nature dealt', () =>
    expect(tell('die 2 4 6', { seat: 0, name: '', you: false })).toBe(rolls));
  it('names what one could do', () => {
    expect(describeMove('buy 2+2', 1)).toBe(buy);
    expect(describeMove('block -', 1)).toBe(nothing);
  });
});

it('tells formulas as the file states them', async () => {
  await loadGameWords('sentient');
  await speak('en');
  const formulas = [
    { test: 'L < R', points: '5' },
    { test: null, points: 'L + R − 6' },
  ];
  const mine = bot({ condition: 'formulas', formulas });
  expect(conditionOf(mine)).toBe('5 if L < R; otherwise L + R − 6');
  expect(earnsOf(mine)).toBe('points by formula: 5 if L < R; otherwise L + R − 6');
  expect(captionOf(mine)).toBe('5 if L < R; otherwi…');
  expect(pointsOf(mine)).toBe('0+');
  expect(pointsOf(bot({ formulas: formulas.slice(0, 1) }))).toBe('5');
});
