import { describe, expect, it } from 'vitest';
import { linesOf } from '../../src/games/sentient/formula';

describe('a formula on a card', () => {
  it.each<[string, string[]]>([
    ['L = R', ['L=R']],
    ['L × R − 9', ['L×R−9']],
    ['4 < sum < 10', ['4<sum<10']],
    ['odd(L) and odd(R)', ['odd(L)', 'and odd(R)']],
    ['L > R and R > L', ['L>R and R>L']],
    ['max(L, R) × min(2, R)', ['max(L,R)×', 'min(2,R)']],
    ['not even(larger)', ['not even(larger)']],
    ['abs(L − R) ≤ 3 and (L = 1 or R = 1)', ['abs(L−R)≤3', 'and (L=1', 'or R=1)']],
    ['odd(L) and odd(R) and sum > 4 and L ≠ 3', ['odd(L)', 'and odd(R)', 'and sum>4…']],
  ])('%s', (formula, lines) => expect(linesOf(formula).lines).toEqual(lines));
  it('is as large as it can be, and never wider than its card', () => {
    expect(linesOf('L = R').size).toBe(20);
    const { lines, size } = linesOf('abs(L − R) ≤ 3 and (L = 1 or R = 1)');
    expect(size * 0.58 * Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(74.1);
  });
});
