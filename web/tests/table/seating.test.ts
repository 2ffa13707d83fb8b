import { beforeAll, describe, expect, it } from 'vitest';
import { nextOwn, ownSeats, seatNames } from '../../src/table/seating';
import { speak } from '../../src/words/index.svelte';
import { seat, table } from '../samples';

beforeAll(() => speak('en'));

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
    seatNames(table({ seats: seats.map((facts, i) => seat(i + 1, facts)) }), (bot) => bot.toUpperCase());

  it.each([
    ['you, others by name', [{ you: true }, { name: 'Anna' }], ['You', 'Anna']],
    ['somebody without a name', [{ you: true }, {}], ['You', 'Seat 2']],
    ['several of your own', [{ you: true }, { you: true }], ['Seat 1', 'Seat 2']],
    [
      'bots',
      [{ you: true }, { kind: 'bot', bot: 'easy' }, { kind: 'bot', bot: 'hard' }],
      ['You', 'EASY', 'HARD'],
    ],
    ['open ones', [{ you: true }, { kind: 'open' }, { kind: 'open' }], ['You', 'Open seat', 'Open seat']],
    ['two of a name', [{ name: 'Anna' }, { name: 'Boris' }, { name: 'Anna' }], ['Anna 1', 'Boris', 'Anna 2']],
  ] as const)('%s', (_name, seats, expected) => expect(names(...seats)).toEqual(expected));
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
