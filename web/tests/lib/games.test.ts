import { beforeAll, describe, expect, it, vi } from 'vitest';
import { gameOf, linesOf, loadGames, optionsIn, plain, variant } from '../../src/lib/games.svelte';
import { api } from '../../src/net/api';
import { game, seat, table } from '../samples';

const when = (options: Record<string, string[]>, seats: number[] = []) => ({ options, seats });
const solo = game({
  name: 'solo',
  options: { lava: ['off', 'on'], depth: ['low', 'high'], rival: ['none', 'one'] },
  option_when: { depth: when({ lava: ['on'] }), rival: when({}, [1]) },
  lines: ['routes', 'lava', 'alone'],
  line_when: { lava: when({ lava: ['on'] }), alone: when({}, [1]) },
});

beforeAll(async () => {
  vi.spyOn(api, 'games').mockResolvedValue([solo]);
  await loadGames();
});

describe('optionsIn', () => {
  it.each([
    ['the defaults', {}, 2, { lava: 'off' }],
    ['what another option brings in', { lava: 'on' }, 2, { lava: 'on', depth: 'low' }],
    ['what is chosen', { lava: 'on', depth: 'high' }, 2, { lava: 'on', depth: 'high' }],
    ['not what does nothing', { depth: 'high', rival: 'one' }, 2, { lava: 'off' }],
    ['what counts for so many seats', { rival: 'one' }, 1, { lava: 'off', rival: 'one' }],
  ])('%s', (_name, chosen, seats, found) => expect(optionsIn(solo, chosen, seats)).toEqual(found));
});

describe('linesOf', () => {
  const seats = (count: number) => Array.from({ length: count }, (_, i) => seat(i + 1));
  it.each([
    [{ lava: 'off' }, 2, ['routes']],
    [{ lava: 'on' }, 2, ['routes', 'lava']],
    [{ lava: 'on' }, 1, ['routes', 'lava', 'alone']],
  ])('with %j and %d seats', (options, count, lines) =>
    expect(linesOf(table({ game: 'solo', options, seats: seats(count) }))).toEqual(lines),
  );
  it('is not known for a game that is not', () => expect(linesOf(table({ game: 'chess' }))).toBeNull());
});

it.each([
  ['nothing where all is at its default', { lava: 'off' }, ''],
  ['what is not', { lava: 'on', depth: 'high' }, 'Lava: on · Depth: high'],
  ['not what does nothing', { lava: 'off', depth: 'high', rival: 'one' }, ''],
])('what sets a table apart is %s', (_name, options, told) =>
  expect(variant(table({ game: 'solo', options, seats: [seat(1), seat(2)] }))).toBe(told),
);

it('finds a game by its name', () => {
  expect(gameOf('solo')).toBe(solo);
  expect(gameOf('chess')).toBeUndefined();
});

it('makes raw names readable', () => expect(plain('must_place-now')).toBe('must place now'));
