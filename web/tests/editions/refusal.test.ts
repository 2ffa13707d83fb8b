import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addressOf, hashOf, partOf } from '../../src/editions/address';
import { refusalOf } from '../../src/editions/refusal';
import { strange } from '../../src/editions/strange';
import { Names } from '../../src/editions/words';
import { loadGames } from '../../src/lib/games.svelte';
import { api, ApiError } from '../../src/net/api';
import { loadEditionWords, loadWords, speak } from '../../src/words/index.svelte';
import { game } from '../samples';

beforeAll(async () => {
  vi.spyOn(api, 'games').mockResolvedValue([game({ name: 'gears' }), game({ name: 'sentient' })]);
  await Promise.all([loadGames(), loadWords('screens'), speak('ru')]);
  await loadEditionWords('gears');
});

const data = { gears: { red: [9, 4, 1, 4] } };
const refused = (reason: string, facts: Record<string, string | number>) =>
  refusalOf(new ApiError('bad-edition', { reason, facts }), new Names('gears'), data);

describe('a refusal', () => {
  it('names the place as the form does, and its entry', async () => {
    const { sentence, entry } = await refused('edition-number', {
      where: 'gears, red',
      least: 1,
      most: 4,
      got: '9',
    });
    expect(entry).toBe('["gears","red"]');
    expect(sentence).toContain('Числа на шестерёнках, Красная');
    expect(sentence).not.toMatch(/gears|red/);
  });
  it('has words for what was expected', async () => {
    const facts = { where: 'night_effects, even', known: 'rust, sparks', got: "'x'" };
    const { sentence, entry } = await refused('edition-one-of', facts);
    expect(sentence).toContain('Ржавчина, Искры');
    expect(entry).toBe('');
  });
  it('without a place is a sentence all the same', async () => {
    const { sentence, entry } = await refusalOf(new ApiError('offline'), new Names('gears'), data);
    expect([sentence.length > 10, entry]).toEqual([true, '']);
  });
});

describe('a strange file', () => {
  it.each([
    ['nothing', null],
    ['a list', []],
    ['a log', { game: 'gears', seats: 2, moves: [] }],
    ['an edition of a game that is not here', { game: 'chess', data: {} }],
    ['an edition without a proper name', { game: 'gears', data: {}, name: 1 }],
  ])('is %s', (_name, file) => expect(strange(file, 'gears')).toContain('не файл издания'));
  it('is of another game', () => {
    expect(strange({ game: 'sentient', data: {} }, 'gears')).toMatch(/издание другой игры/);
    expect(strange({ game: 'gears', data: {} }, 'gears')).toBe('');
  });
});

it('an address has the hash without its kind', () => {
  expect(hashOf(partOf('sha256:0a'))).toBe('sha256:0a');
  expect(addressOf('gears', 'sha256:0a')).toBe(`${location.origin}/#/new/gears/0a`);
});
