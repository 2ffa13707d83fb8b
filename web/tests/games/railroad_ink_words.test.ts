import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeWords, drawingWords, inFull, tell } from '../../src/games/railroad_ink/words';
import { loadGameWords, speak } from '../../src/words/index.svelte';

const nature = { seat: 0, name: '', you: false };
const you = { seat: 1, name: 'Ada', you: true };
const ada = { ...you, you: false };

describe('in English', () => {
  beforeAll(async () => {
    await speak('en');
    await loadGameWords('railroad-ink');
  });

  it.each([
    ['roll HRHRx', nature, 'A die shows an overpass.'],
    ['aim W', nature, 'The meteor flies west.'],
    ['aim any', nature, 'Everybody chooses where the meteor flies.'],
    ['fly 1', nature, 'The meteor flies 1 cell.'],
    ['place B3.HHH', you, 'You draw a highway T in B3.'],
    ['place B3.HHH', ada, 'Ada draws a highway T in B3.'],
    ['volcano B6', ada, 'Ada draws a volcano in B6.'],
    ['skip RRRR', you, 'You cross off a four-way railway, and the meteor passes by.'],
    ['meteor', ada, 'Ada takes the hit.'],
    ['meteor N', you, 'You send the meteor north.'],
    ['done', ada, 'Ada is done with the round.'],
    ['?', ada, 'Ada makes a hidden move.'],
  ])('%s', (move, by, sentence) => expect(tell(move, by)).toBe(sentence));

  it('says which way a drawing lies', () => {
    expect(drawingWords('HR..')).toBe('curved station: highway north, railway east');
    expect(inFull('place A2H.H.')).toBe('draw a straight highway in A2 (highway north and south)');
  });

  it('says what changes', () => {
    const changed = [
      { line: 'networks' as const, points: 4 },
      { line: 'bonus' as const, points: 2 },
      { line: 'errors' as const, points: -1 },
    ];
    expect(changeWords(changed, 'meteor')).toBe('+4 networks, +2 craters, −1 new open end');
    expect(changeWords([], 'none')).toBe('no change in points');
  });
});

describe('in Russian', () => {
  beforeAll(() => speak('ru'));
  afterAll(() => speak('en'));

  it.each([
    ['roll RRR.', nature, 'Кубик показывает развилку железной дороги.'],
    ['fly 2', nature, 'Метеорит пролетает 2 клетки.'],
    ['place B3.HHH', you, 'Вы рисуете развилку шоссе в B3.'],
    ['place B3R.H.', ada, 'Ada рисует прямую станцию в B3.'],
    ['skip HRRR', you, 'Вы вычёркиваете станцию с тремя железными дорогами, и метеорит пролетает мимо.'],
    ['meteor N', ada, 'Ada направляет метеорит на север.'],
  ])('%s', (move, by, sentence) => expect(tell(move, by)).toBe(sentence));
});
