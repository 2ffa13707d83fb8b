import { describe, expect, it } from 'vitest';
import { grouped, pointsOf } from '../../src/table/items';
import { item } from '../samples';

const end = (name: string, line = 'errors') => item({ line, points: -1, ends: [name] });

describe('grouped', () => {
  it('makes one item of all ends of a line', () =>
    expect(grouped([end('A1N'), end('A2N'), end('A3N')])).toEqual([
      item({ line: 'errors', points: -3, ends: ['A1N', 'A2N', 'A3N'] }),
    ]));
  it('keeps apart what is of another line or has cells', () => {
    const apart = [end('A1N'), end('A2N', 'other'), item({ cells: ['B2'], ends: ['B2N'] }), end('A3N')];
    expect(grouped(apart)).toEqual(apart);
  });
  it('leaves out what earned nothing', () => expect(grouped([item({ points: 0 })])).toEqual([]));
});

describe('pointsOf', () => {
  const items = [
    item({ line: 'errors', points: -2 }),
    item({ line: 'errors', points: -1 }),
    item({ points: 3 }),
  ];
  it.each([
    ['subtracts what its items cost', 3, items, 'errors', -3],
    ['adds what its items earned', 3, items, 'line', 3],
    ['is as it stands where items are not known', 3, undefined, 'errors', 3],
  ] as const)('%s', (_name, value, known, line, points) =>
    expect(pointsOf(value, known && [...known], line)).toBe(points),
  );
});
