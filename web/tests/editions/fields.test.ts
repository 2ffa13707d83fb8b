import { describe, expect, it } from 'vitest';
import type { Path, Values } from '../../src/editions/data';
import {
  alike,
  fieldAt,
  firstOf,
  fresh,
  isFixed,
  isOptional,
  missing,
  reshaped,
} from '../../src/editions/fields';

const own: Values = {
  gears: { red: [1, 4], blue: [2, 3] },
  bots: {
    A: { type: 'INF', condition: 'shows', points: [2, 7], title: 'The one', open: true },
    B: { type: 'SRV', condition: 'equal', points: [5], title: 'Two', open: false, extra: 3 },
  },
  corners: { Aa: '+-', Ab: '-=' },
  colours: { p: { cost: 'WYB' }, q: { cost: 'GGW' } },
  families: { sock: [1], cup: [2] },
  items: { s: { family: 'sock' }, n: { family: 'none' } },
  rondel: ['LAKE', 'TOWN'],
  only: 'needed',
};

describe('alike', () => {
  it.each<[Path, unknown[]]>([
    [
      ['bots', 'A', 'points', 0],
      [2, 7, 5],
    ],
    [
      ['gears', 'green'],
      [
        [1, 4],
        [2, 3],
      ],
    ],
    [
      ['rondel', 5],
      ['LAKE', 'TOWN'],
    ],
    [['only'], ['needed']],
    [['nothing', 'x'], []],
  ])('at %j stand %j', (path, found) => expect(alike(own, path)).toEqual(found));
});

describe('fieldAt', () => {
  it.each<[Path, unknown]>([
    [['gears', 'red'], { kind: 'list' }],
    [['gears', 'red', 0], { kind: 'number' }],
    [['bots', 'A'], { kind: 'table' }],
    [['bots', 'A', 'open'], { kind: 'flag' }],
    [['bots', 'A', 'title'], { kind: 'text' }],
    [['bots', 'A', 'condition'], { kind: 'choice', values: ['shows', 'equal'] }],
    [['corners', 'Aa'], { kind: 'signs', signs: ['+', '-', '='], count: 2 }],
    [['colours', 'p', 'cost'], { kind: 'signs', signs: ['W', 'Y', 'B', 'G'], count: 3 }],
    [['rondel', 0], { kind: 'choice', values: ['LAKE', 'TOWN'] }],
    [['only'], { kind: 'text' }],
  ])('%j is %j', (path, found) => expect(fieldAt(own, own, path)).toEqual(found));
  it('asks for a number where one is half written', () => {
    expect(fieldAt(own, { ...own, gears: { red: ['', 4] } }, ['gears', 'red', 0]).kind).toBe('number');
  });
  it('offers the names of entries, new ones too, where these stand', () => {
    const data: Values = {
      ...own,
      items: { s: { family: 'sock' } },
      families: { sock: [1], cup: [2], hat: [3] },
    };
    const ours: Values = {
      ...own,
      items: { s: { family: 'sock' }, c: { family: 'cup' }, n: { family: 'none' } },
    };
    expect(fieldAt(ours, data, ['items', 's', 'family'])).toEqual({
      kind: 'choice',
      values: ['sock', 'cup', 'none', 'hat'],
    });
  });
  it('offers nothing, too, where something is left empty', () => {
    const ours: Values = { kinds: { a: { pay: '' }, b: { pay: 'W' } } };
    expect(fieldAt(ours, ours, ['kinds', 'a', 'pay'])).toEqual({ kind: 'choice', values: ['', 'W'] });
  });
  it('goes by the value where nothing of ours is like it', () => {
    expect(fieldAt(own, { ...own, new: 3 }, ['new']).kind).toBe('number');
    expect(fieldAt(own, { ...own, new: 'x' }, ['new']).kind).toBe('text');
  });
});

describe('what an entry may have', () => {
  it('fields of its neighbours', () => {
    expect(missing(own, own, ['bots', 'A'])).toEqual(['extra']);
    expect(firstOf(own, ['bots', 'A', 'extra'])).toBe(3);
    expect([isOptional(own, ['bots', 'B'], 'extra'), isOptional(own, ['bots', 'B'], 'type')]).toEqual([
      true,
      false,
    ]);
  });
  it('lists of one length, or of several', () => {
    expect(isFixed(own, ['gears', 'red'])).toBe(true);
    expect(isFixed(own, ['bots', 'A', 'points'])).toBe(false);
    expect(isFixed(own, ['rondel'])).toBe(false);
  });
  it('as many numbers as its choice has with us', () => {
    const [a, b] = Object.values(own.bots as Values) as [Values, Values];
    expect(reshaped(own, ['bots', 'A'], a, 'condition', 'equal')).toEqual({
      ...a,
      condition: 'equal',
      points: [2],
    });
    expect(reshaped(own, ['bots', 'B'], b, 'condition', 'shows').points).toEqual([5, 7]);
    expect(reshaped(own, ['bots', 'B'], b, 'condition', 'unknown').points).toEqual([5]);
  });
  it('at first what the entry shows whose name begins most like its own', () => {
    expect(fresh(own, 'corners', 'Aac')).toBe('+-');
    expect(fresh(own, 'corners', 'Ab2')).toBe('-=');
    expect(fresh({ corners: {} }, 'corners', 'x')).toBe('');
  });
});
