import { beforeAll, describe, expect, it } from 'vitest';
import { fullName, nextOwn, ownSeats, seatNames, whoOf, yourSeat } from '../../src/table/seating';
import { loadWords, speak } from '../../src/words/index.svelte';
import { seat, table } from '../samples';

beforeAll(async () => {
  await speak('en');
  await loadWords('screens');
});

describe('ownSeats', () => {
  it.each([
    ['mine', { you: true }, [1]],
    ["somebody else's", {}, []],
    ['played by a stand-in', { you: true, stand_in: 'easy' }, []],
    ['resigned', { you: true, resigned: true }, []],
    ["a bot's", { you: true, kind: 'bot' }, []],
  ] as const)('of a seat that is %s', (_name, facts, own) =>
    expect(ownSeats(table({ seats: [seat(1, facts)] }))).toEqual(own),
  );
});

describe('seatNames', () => {
  const names = (...seats: Parameters<typeof seat>[1][]) =>
    seatNames(table({ seats: seats.map((facts, i) => seat(i + 1, facts)) }));

  it.each([
    ['you, others by name', [{ you: true }, { name: 'Anna' }], ['You', 'Anna']],
    ['somebody without a name', [{ you: true }, {}], ['You', 'Player 2']],
    ['several of your own', [{ you: true, name: 'Anna' }, { you: true }], ['Anna', 'Player 2']],
    [
      'bots',
      [
        { you: true },
        { kind: 'bot', bot: 'easy' },
        { kind: 'bot', bot: 'hard' },
        { kind: 'bot', bot: 'easy' },
      ],
      ['You', 'Junie', 'Thea', 'Otto'],
    ],
    ['open ones', [{ you: true }, { kind: 'open' }, { kind: 'open' }], ['You', 'Open seat', 'Open seat']],
    ['two of a name', [{ name: 'Anna' }, { name: 'Boris' }, { name: 'Anna' }], ['Anna 1', 'Boris', 'Anna 2']],
  ] as const)('%s', (_name, seats, expected) => expect(names(...seats)).toEqual(expected));
});

it('tells a bot with its level, people by name alone', () => {
  const some = table({ seats: [seat(1), seat(2, { kind: 'bot', bot: 'easy' })] });
  expect([1, 2].map((one) => fullName(some, ['Anna', 'Pip'], one))).toEqual(['Anna', 'Pip · Easy']);
});

describe('yourSeat', () => {
  it.each<[string, number[], number | null, number | null]>([
    ['the only one', [2], null, 2],
    ['the only one, though another is on show', [2], 1, 2],
    ['the one on show among several', [1, 2], 2, 2],
    ['none of several while none is on show', [1, 2], null, null],
    ['none that is on show but not yours', [], 1, null],
  ])('is %s', (_name, own, viewer, expected) => {
    const seats = [1, 2].map((n) => seat(n, { you: own.includes(n) }));
    expect(yourSeat(table({ seats }), viewer)).toBe(expected);
  });
});

describe('whoOf', () => {
  it.each([
    ['you alone', [1], { who: 'you', names: '', n: 0 }],
    ['you and another', [1, 3], { who: 'with-you', names: 'Boris', n: 1 }],
    ['others', [2, 3], { who: 'other', names: 'Anna and Boris', n: 2 }],
  ])('%s', (_name, seats, expected) => expect(whoOf(seats, 1, ['You', 'Anna', 'Boris'])).toEqual(expected));
});

describe('nextOwn', () => {
  it.each([
    ['nobody of mine acts', [1, 3], [2], null, null, null],
    ['the one on show acts', [1, 3], [1, 3], 3, 1, null],
    ['another one acts than that on show', [1, 3], [3], 1, 1, 3],
    ['the one after the last', [1, 2, 4], [1, 2, 4], null, 2, 4],
    ['round again after the highest', [1, 2, 4], [1, 2], null, 4, 1],
    ['the first where none was on show', [2, 3], [2, 3], null, null, 2],
  ])('%s', (_name, own, acting, viewer, last, expected) =>
    expect(nextOwn(own, acting, viewer, last)).toBe(expected),
  );
});
