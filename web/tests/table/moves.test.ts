import { expect, it, vi } from 'vitest';
import { inFull } from '../../src/table/moves';
import type { GameClient } from '../../src/table/play';

const client = (facts: Partial<GameClient>) => facts as GameClient;

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
])('%s', (_name, game, words) => expect(inFull(game, 'turn +', 2, {})).toBe(words));

it('tells the game which view it has', () => {
  const told = vi.fn(() => '');
  const view = { round: 1 };
  inFull(client({ inFull: told }), 'turn +', 2, view, false);
  expect(told).toHaveBeenLastCalledWith('turn +', view, false);
  inFull(client({ inFull: told }), 'turn +', 2, view);
  expect(told).toHaveBeenLastCalledWith('turn +', view, true);
});

it('tells the game whose move it was', () => {
  const told = vi.fn(() => '');
  inFull(client({ describe: told }), 'turn +', 2, {});
  expect(told).toHaveBeenCalledWith('turn +', 2);
});
