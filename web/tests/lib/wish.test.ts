import { describe, expect, it } from 'vitest';
import { botsFor, lenient, worthy } from '../../src/lib/wish';
import { game } from '../samples';

describe('worthy and lenient', () => {
  it.each([
    [['random', 'easy', 'normal', 'hard'], 'normal', 'easy'],
    [['random', 'greedy'], 'greedy', 'greedy'],
    [['random'], 'random', 'random'],
    [[], undefined, undefined],
  ])('of %j', (bots, rival, teacher) => {
    expect(worthy(game({ bots }))).toBe(rival);
    expect(lenient(game({ bots }))).toBe(teacher);
  });
});

describe('botsFor', () => {
  const me = { kind: 'me' };
  const bot = { kind: 'bot', bot: 'normal' };
  it.each([
    ['two where it takes two to four', [2, 4], ['normal'], [me, bot]],
    ['two where one could play alone', [1, 12], ['normal'], [me, bot]],
    ['one where only one can play', [1, 1], ['normal'], [me]],
    ['as many as it needs', [3, 5], ['normal'], [me, bot, bot]],
    ['you on every seat where there are no bots', [2, 4], [], [me, me]],
    ['you alone where there are no bots and one can', [1, 4], [], [me]],
  ] as const)('%s', (_name, seats, bots, wanted) =>
    expect(botsFor(game({ seats: [...seats], bots: [...bots] }))).toEqual(wanted),
  );
});
