import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeIn, withoutDefeats } from '../../src/lib/bests';
import { loadGames } from '../../src/lib/games.svelte';
import { api } from '../../src/net/api';
import { game, result, seat, table } from '../samples';

const you = seat(1, { you: true });
const played = (id: string, total: number, facts: Parameters<typeof table>[0] = {}, rivals: number[] = []) =>
  table({
    id,
    game: 'solo',
    touched: 100,
    seats: [you],
    result: result({ scores: [{ total }], rivals: rivals.map((points) => ({ total: points })) }),
    ...facts,
  });
const totals = (bests: { total: number }[]) => bests.map((best) => best.total);

beforeAll(async () => {
  const options = { lava: ['off', 'on'], depth: ['low', 'high'] };
  const option_when = { depth: { options: { lava: ['on'] }, seats: [] } };
  vi.spyOn(api, 'games').mockResolvedValue([game({ name: 'solo', options, option_when })]);
  await loadGames();
});
beforeEach(() => localStorage.clear());

describe('takeIn', () => {
  it('keeps the list, best first and the earlier of two alike', () => {
    takeIn(played('a', 30), true);
    takeIn(played('b', 50, { touched: 9 }), true);
    const bests = takeIn(played('c', 30, { touched: 50 }), true);
    expect(bests.map((best) => best.table)).toEqual(['b', 'c', 'a']);
    expect(bests[0]).toEqual({ table: 'b', total: 50, at: 9, won: true });
  });
  it('changes nothing when a match is taken in twice', () => {
    const once = takeIn(played('a', 30), true);
    expect(takeIn(played('a', 30), true)).toEqual(once);
  });
  it('keeps ten', () => {
    for (let n = 1; n <= 12; n++) takeIn(played(`t${n}`, n), true);
    expect(totals(takeIn(played('t13', 0), true))).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });
  it.each([
    ['is not over', { result: null }],
    ['was resigned', { result: result({ scores: [{ total: 9 }], reason: 'resigned' }) }],
    ['was not played alone', { seats: [you, seat(2)] }],
    ['was played by somebody else', { seats: [seat(1)] }],
  ])('leaves out what %s', (_name, facts) => expect(takeIn(played('a', 9, facts), true)).toEqual([]));
  it('keeps each set of options by itself, and those that do nothing with the default', () => {
    takeIn(played('a', 30), true);
    expect(totals(takeIn(played('b', 40, { options: { lava: 'on' } }), true))).toEqual([40]);
    expect(totals(takeIn(played('c', 20, { options: { lava: 'off', depth: 'high' } }), true))).toEqual([
      30, 20,
    ]);
    expect(totals(takeIn(played('d', 10, { options: { lava: 'on', depth: 'low' } }), true))).toEqual([
      40, 10,
    ]);
    expect(totals(takeIn(played('e', 9, { edition: { hash: 'x', file: 'y', name: '' } }), true))).toEqual([
      9,
    ]);
  });
  it('takes a match that was over before only if it is in the list', () => {
    expect(takeIn(played('a', 30), false)).toEqual([]);
    takeIn(played('a', 30), true);
    expect(totals(takeIn(played('a', 30), false))).toEqual([30]);
  });
  it('counts victories only where there is a rival', () => {
    const lost = played('a', 40, {}, [50]);
    expect(takeIn(lost, true)).toEqual([]);
    const won = played('b', 40, { result: { ...lost.result!, winners: [1] } });
    expect(totals(takeIn(won, true))).toEqual([40]);
  });
  it('forgets what turns out to be a defeat', () => {
    takeIn(played('a', 40), true);
    takeIn(played('a', 40, {}, [50]), true);
    expect(totals(takeIn(played('b', 10), true))).toEqual([10]);
  });
  it('begins anew where what was kept cannot be read', () => {
    takeIn(played('a', 30), true);
    localStorage.setItem(localStorage.key(0)!, '{');
    expect(totals(takeIn(played('b', 10), true))).toEqual([10]);
  });
});

describe('withoutDefeats', () => {
  const old = (name: string, total: number) => ({ table: name, total, at: 0 });
  it('asks how each ended whose end is not known', async () => {
    const ask = vi.spyOn(api, 'table').mockImplementation((id) => {
      if (id === 'gone') return Promise.reject(new Error('not found'));
      return Promise.resolve(played(id, 40, {}, id === 'lost' ? [50] : []));
    });
    const known = { ...old('known', 60), won: true as const };
    const bests = [known, old('lost', 50), old('won', 40), old('gone', 30)];
    const left = await withoutDefeats(played('won', 40), bests);
    expect(left).toEqual([known, { ...old('won', 40), won: true }, old('gone', 30)]);
    expect(ask.mock.calls.map(([id]) => id)).toEqual(['lost', 'won', 'gone']);
    expect(totals(takeIn(played('new', 1), true))).toEqual([60, 40, 30, 1]);
  });
});
