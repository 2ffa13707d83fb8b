import { beforeAll, describe, expect, it } from 'vitest';
import { CAST, castName, castOf, castPlace } from '../../src/lib/cast';
import { speak } from '../../src/words/index.svelte';

beforeAll(() => speak('en'));

// tests/words/test_cast.py holds the terminal to the same cases.
const CASES = [
  ['', 0, 1],
  ['a', 0, 2], // 97 = 16 * 6 + 1
  ['a', 5, 1],
  ['mzxw6ytboi4dgnbv', 0, 1],
  ['mzxw6ytboi4dgnbv', 3, 4],
] as const;

it.each(CASES)('at table %j after %i others it is number %i', (table, before, place) =>
  expect(castPlace(table, before)).toBe(place),
);

describe('castOf', () => {
  it('counts each level by itself', () =>
    expect(castOf('', ['easy', null, 'hard', 'easy'])).toEqual([1, 0, 1, 2]));
  it('begins again after the last', () =>
    expect(castOf('', Array<string>(CAST + 1).fill('easy')).at(-1)).toBe(1));
});

describe('castName', () => {
  it('is of the catalogue', () => expect(castName('normal', 1, 'Normal')).toBe('Ada'));
  it('is something else for a bot of no level', () => expect(castName('mine', 1, 'Mine')).toBe('Mine'));
});
