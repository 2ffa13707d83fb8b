import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadGames } from '../../src/lib/games.svelte';
import { api } from '../../src/net/api';
import { endLesson, startLesson, stepOf, stepTo } from '../../src/table/lesson.svelte';
import { game, table } from '../samples';

beforeAll(async () => {
  vi.spyOn(api, 'games').mockResolvedValue([game({ bots: ['random', 'easy', 'hard'] })]);
  await loadGames();
});
beforeEach(endLesson);

const wish = {
  game: 'gears',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot', bot: 'hard' }],
};

it('opens a table with lenient bots where none are named', async () => {
  const open = vi.spyOn(api, 'open').mockResolvedValue({ table: table({ id: 'one' }), invite: null });
  expect(await startLesson({ table: wish, steps: [] })).toBe('one');
  expect(open.mock.lastCall![0].seats).toEqual([
    { kind: 'me' },
    { kind: 'bot', bot: 'easy' },
    { kind: 'bot', bot: 'hard' },
  ]);
  expect(stepOf('one')).toBe(0);
});

it('brings in a log where the tutorial has one', async () => {
  const bringIn = vi.spyOn(api, 'bringIn').mockResolvedValue(table({ id: 'two' }));
  const log = { game: 'gears', seats: 2, moves: [] };
  expect(await startLesson({ log, steps: [] })).toBe('two');
  expect(bringIn).toHaveBeenCalledWith(log);
});

it('stands at its step, at its table alone', () => {
  expect(stepOf('one')).toBeNull();
  stepTo('one', 3);
  expect(stepOf('one')).toBe(3);
  expect(stepOf('two')).toBeNull();
  endLesson();
  expect(stepOf('one')).toBeNull();
});

async function reloaded() {
  vi.resetModules();
  return import('../../src/table/lesson.svelte');
}

it('is kept by a reload, until it has ended', async () => {
  stepTo('one', 2);
  expect((await reloaded()).stepOf('one')).toBe(2);
  endLesson();
  expect((await reloaded()).stepOf('one')).toBeNull();
});

it('begins anew where what was kept cannot be read', async () => {
  stepTo('one', 2);
  sessionStorage.setItem(sessionStorage.key(0)!, '{');
  expect((await reloaded()).stepOf('one')).toBeNull();
});
