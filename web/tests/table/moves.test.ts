import { beforeAll, describe, expect, it, vi } from 'vitest';
import { inFull, tellLine } from '../../src/table/moves';
import type { AnyView, GameClient } from '../../src/table/play';
import { loadWords, speak } from '../../src/words/index.svelte';

beforeAll(async () => {
  await speak('en');
  await loadWords('screens');
});

const client = (facts: Partial<GameClient>) => facts as GameClient;
const view = { round: 1 } as AnyView;

it.each([
  ['is the text where no game puts it into words', null, 'turn +'],
  [
    'is the words of the log with the text',
    client({ describe: () => 'turned a gear' }),
    'turned a gear (turn +)',
  ],
  ['does not repeat words that are the text', client({ describe: () => 'turn' }), 'turn'],
  [
    'is what the game says in full',
    client({ inFull: () => 'turned red', describe: () => 'turned' }),
    'turned red',
  ],
])('%s', (_name, game, words) => expect(inFull(game, 'turn +', 2, view)).toBe(words));

it('tells the game which view it has', () => {
  const told = vi.fn(() => '');
  inFull(client({ inFull: told }), 'turn +', 2, view, false);
  expect(told).toHaveBeenLastCalledWith('turn +', view, false);
  inFull(client({ inFull: told }), 'turn +', 2, view);
  expect(told).toHaveBeenLastCalledWith('turn +', view, true);
});

it('tells the game whose move it was', () => {
  const told = vi.fn(() => '');
  inFull(client({ describe: told }), 'turn +', 2, view);
  expect(told).toHaveBeenCalledWith('turn +', 2);
});

describe('tellLine', () => {
  const names = ['You', 'Anna'];
  it.each([
    ['says who moved', '2 turn +', 'Anna: turned'],
    ['speaks to you', '1 turn +', 'You: turned'],
    ['has no name for nature', '* roll 3', 'turned'],
  ])('%s where the game tells nothing itself', (_name, line, told) =>
    expect(tellLine(client({ describe: () => 'turned' }), line, names, 1)).toBe(told),
  );

  it.each([
    ['1 turn +', { seat: 1, name: 'You', you: true }],
    ['2 turn +', { seat: 2, name: 'Anna', you: false }],
    ['* roll 3', { seat: 0, name: '0', you: false }],
  ])('lets the game tell %s in full', (line, by) => {
    const tell = vi.fn(() => 'Told.');
    expect(tellLine(client({ tell }), line, names, 1, view)).toBe('Told.');
    expect(tell).toHaveBeenCalledWith(line.slice(2), by, view);
  });
});
