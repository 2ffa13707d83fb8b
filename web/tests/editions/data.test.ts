import { describe, expect, it } from 'vitest';
import {
  at,
  confirmed,
  entriesOf,
  entryAt,
  keyOf,
  merged,
  put,
  same,
  stated,
  type Value,
  type Values,
} from '../../src/editions/data';

const own: Values = {
  gears: { red: [1, 4], blue: [2, 3] },
  bots: { A: { type: 'X', points: [4] }, B: { type: 'Y', points: [2, 7] } },
  prices: [3, 2],
  bonus: 5,
};
const nobody = new Set<string>();

describe('put and at', () => {
  it.each<[string, (string | number)[], Value, Value]>([
    ['a number of a list', ['gears', 'red', 1], 9, [1, 9]],
    ['a field of an entry', ['bots', 'A', 'type'], 'Z', 'Z'],
    ['a single thing', ['bonus'], 6, 6],
    ['a new entry', ['gears', 'green'], [1], [1]],
  ])('change %s and leave the rest as it was', (_name, path, value, found) => {
    const changed = put(own, path, value) as Values;
    expect(at(changed, path.length === 3 && typeof path[2] === 'number' ? path.slice(0, 2) : path)).toEqual(
      found,
    );
    expect(changed.prices).toBe(own.prices);
    expect(at(own, path)).not.toEqual(value);
  });
  it('take away', () => {
    expect(at(put(own, ['gears', 'red'], undefined), ['gears'])).toEqual({ blue: [2, 3] });
    expect(at(put(own, ['prices', 0], undefined), ['prices'])).toEqual([2]);
  });
  it.each([[['bots', 'C', 'type']], [['gears', 'red', 7]], [['bonus', 'x']], [['toString']]])(
    'find nothing at %j',
    (path) => expect(at(own, path)).toBeUndefined(),
  );
});

describe('same', () => {
  it.each<[Value, Value, boolean]>([
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [[1, 2], [2, 1], false],
    [1, '1', false],
    [{}, [], false],
  ])('%j and %j: %s', (a, b, found) => expect(same(a, b)).toBe(found));
});

describe('a file', () => {
  const files: [string, Values][] = [
    ['nothing', {}],
    ['a number of a gear', { gears: { red: [1, 3] } }],
    ['one field of an entry', { bots: { A: { points: [5] } } }],
    ['an entry that is added', { bots: { C: { type: 'X', points: [] } } }],
    ['an entry that is taken away', { bots: { B: null } }],
    ['single things', { prices: [1, 1], bonus: 7 }],
    ['a list in the place of a table', { bots: ['A', 'B'] }],
    ['a section that we do not know', { more: { a: 1 } }],
  ];
  it.each(files)('with %s states the same after it was read back', (_name, said) => {
    const now = merged(own, said);
    expect(stated(own, now, nobody) ?? {}).toEqual(said);
  });
  it('keeps what is confirmed though it is the same', () => {
    const said = { gears: { red: [1, 4] }, bots: { A: { points: [4] }, B: { type: 'Z' } } };
    const sure = new Set(confirmed(own, said));
    expect([...sure]).toEqual([keyOf(['gears', 'red']), keyOf(['bots', 'A', 'points'])]);
    expect(stated(own, merged(own, said), sure)).toEqual(said);
  });
});

describe('entries', () => {
  it('are those of a table, or the single thing', () => {
    expect(entriesOf(own, 'gears')).toEqual([
      ['gears', 'red'],
      ['gears', 'blue'],
    ]);
    expect(entriesOf(own, 'bonus')).toEqual([['bonus']]);
    expect(entriesOf(own, 'none')).toEqual([]);
  });
  it.each([
    ['bots, A, points', ['bots', 'A']],
    ['gears, red', ['gears', 'red']],
    ['gears, green', ['gears']],
    ['prices', ['prices']],
    ['data', undefined],
  ])('are found by what a refusal names: %s', (where, found) => expect(entryAt(own, where)).toEqual(found));
});
