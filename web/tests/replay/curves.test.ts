import { describe, expect, it } from 'vitest';
import { curvesOf, lossOf, scaleOf, swingsOf, valueAt, type Point } from '../../src/replay/curves';

type Decision = Parameters<typeof lossOf>[0];

const decision = (facts: Partial<Decision> = {}): Decision => ({
  move: 1,
  seat: 1,
  played: 'a',
  best: 'b',
  played_value: 0.4,
  best_value: 0.6,
  values: null,
  played_values: null,
  error: null,
  ...facts,
});
const point = (x: number, y: number, slope = false): Point => ({ x, y, slope });

describe('curvesOf', () => {
  it('gives points to the seat that decided alone', () => {
    const decisions = [
      decision({ move: 3, seat: 1, best_value: 50, played_value: 48 }),
      decision({ move: 4, seat: 2, best_value: 40, played_value: null }),
    ];
    expect(curvesOf(decisions, 2, 9, null)).toEqual([
      [point(2, 50), point(3, 48, true)],
      [point(3, 40), point(4, 40, true)],
    ]);
  });

  it('changes all chances at once, and has a lane for nobody', () => {
    const one = decision({ move: 5, seat: 2, values: [0.2, 0.7, 0.1], played_values: [0.3, 0.5, 0.2] });
    expect(curvesOf([one], 2, 9, null)).toEqual([
      [point(4, 0.2), point(5, 0.3, true)],
      [point(4, 0.7), point(5, 0.5, true)],
      [point(4, 0.1), point(5, 0.2, true)],
    ]);
  });

  it('ends with the outcome where there is a curve', () => {
    const [first, second] = curvesOf([decision({ move: 2 })], 2, 7, [61, 55]);
    expect(first!.at(-1)).toEqual(point(7, 61));
    expect(second).toEqual([]);
  });
});

describe('valueAt', () => {
  const curve = [point(2, 10), point(3, 8, true), point(7, 20)];
  it.each([
    [0, null],
    [1.9, null],
    [2, 10],
    [3, 8],
    [6, 8],
    [7, 20],
    [90, 20],
  ])('after %d moves is %s', (x, y) => expect(valueAt(curve, x)).toBe(y));
});

describe('lossOf', () => {
  it.each([
    ['what the best move was better by', decision({ best_value: 12, played_value: 7 }), 5],
    ['nothing for the best move itself', decision({ played: 'b', best_value: 12, played_value: 7 }), 0],
    ['nothing where nobody can tell', decision({ played_value: null }), 0],
  ])('is %s', (_name, one, loss) => expect(lossOf(one)).toBe(loss));
});

describe('swingsOf', () => {
  const lost = (move: number, loss: number, error: number | null = null) =>
    decision({ move, best_value: loss, played_value: 0, error });
  const moves = (decisions: Decision[], points = true) => swingsOf(decisions, points).map((one) => one.move);

  it('has the worst first, the earlier of two alike before the other', () =>
    expect(moves([lost(9, 3), lost(4, 7), lost(2, 3)])).toEqual([4, 2, 9]));
  it('has no more than five', () =>
    expect(moves([1, 2, 3, 4, 5, 6, 7].map((n) => lost(n, n)))).toEqual([7, 6, 5, 4, 3]));
  it.each([
    ['half a point', true, 0.5, 0.4],
    ['three in a hundred', false, 0.03, 0.02],
  ])('leaves out less than %s', (_name, points, enough, less) =>
    expect(moves([lost(1, enough), lost(2, less)], points)).toEqual([1]),
  );
  it('leaves out what may be luck: less than two standard errors', () =>
    expect(moves([lost(1, 0.2, 0.1), lost(2, 0.19, 0.1)], false)).toEqual([1]));
});

describe('scaleOf', () => {
  const curve = (...values: number[]) => [values.map((y, x) => point(x, y))];
  it('is from none to all for chances', () =>
    expect(scaleOf(curve(0.4), false)).toEqual({ low: 0, high: 1, ticks: [0, 0.25, 0.5, 0.75, 1] }));
  it.each([
    [[12, 38], { low: 10, high: 40, ticks: [10, 20, 30, 40] }],
    [[-3, 41], { low: -20, high: 60, ticks: [-20, 0, 20, 40, 60] }],
    [[20, 20], { low: 20, high: 30, ticks: [20, 30] }],
    [[0, 40], { low: 0, high: 40, ticks: [0, 10, 20, 30, 40] }],
  ])('holds the points %j between round figures', (values, scale) =>
    expect(scaleOf(curve(...values), true)).toEqual(scale),
  );
});
