import { describe, expect, it } from 'vitest';
import {
  angleOf,
  cellsOf,
  middleOf,
  polar,
  spaceAt,
  SPACES,
  wedge,
} from '../../src/games/transmissions/geometry';
import { litOf } from '../../src/games/transmissions/lit';
import { narrow } from '../../src/games/transmissions/narrow';
import { forestParts, ideaParts, widthOf, type Part } from '../../src/games/transmissions/parts';
import {
  engramsOf,
  type ForestCard,
  type IdeaTile,
  type Laid,
  type Trade,
} from '../../src/games/transmissions/view';
import { item } from '../samples';

describe('the ring', () => {
  it('has every space at an angle of its own', () => {
    for (let space = 0; space < SPACES; space++) expect(spaceAt(angleOf(space))).toBe(space);
    expect(spaceAt(angleOf(3) + 360)).toBe(3);
    expect(spaceAt(angleOf(3) - 360)).toBe(3);
  });
  it('has nothing between two spaces', () => expect(spaceAt(angleOf(3) + 5)).toBeNull());
  it('has its first spaces on both sides of the top', () =>
    expect(angleOf(0) + angleOf(1)).toBeCloseTo(-180));
  it.each([
    [0, [10, 0]],
    [90, [0, 10]],
    [-90, [0, -10]],
  ])('%d degrees', (angle, [x, y]) => {
    const [u, v] = polar(angle, 10);
    expect(u).toBeCloseTo(x!);
    expect(v).toBeCloseTo(y!);
  });
});

describe('a place of the ring', () => {
  const SEVENTH = 360 / 7;
  it('has its two spaces on both sides of its middle', () => {
    expect(middleOf(0)).toBe(-90);
    for (let place = 0; place < 7; place++)
      expect((angleOf(2 * place) + angleOf(2 * place + 1)) / 2).toBeCloseTo(middleOf(place));
  });
  it('is a seventh of the ring, without a little at its borders', () => {
    for (let place = 0; place < 7; place++) {
      const corners = [...wedge(place, 84, 198).matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[ALz])/g)]
        .filter(([, x, y]) => x !== y) // not the radii of the arcs
        .map(([, x, y]) => [Number(x), Number(y)] as const);
      const [before, after, ...inner] = corners.map(([x, y]) => {
        const angle = (Math.atan2(y, x) * 180) / Math.PI - middleOf(place);
        return ((angle + 540) % 360) - 180;
      });
      expect(corners.map((corner) => Math.round(Math.hypot(...corner)))).toEqual([198, 198, 84, 84]);
      expect(before).toBeCloseTo(0.8 - SEVENTH / 2, 1);
      expect(after).toBeCloseTo(SEVENTH / 2 - 0.8, 1);
      expect(inner[0]).toBeCloseTo(SEVENTH / 2 - 1.2, 1);
      expect(inner[1]).toBeCloseTo(1.2 - SEVENTH / 2, 1);
    }
  });
});

const laid = (number: number, x: number, y: number, links: Laid['links'] = {}) =>
  ({ number, x, y, links }) as Partial<Laid> as Laid;

describe('cellsOf', () => {
  const pipes = [laid(0, 0, 0), laid(1, 1, 1)];
  it('puts the turns of a place together', () =>
    expect(cellsOf(['0E r1', '0E r3'], pipes)).toEqual([
      {
        x: 1,
        y: 0,
        beside: 0,
        side: 'E',
        ways: [
          { move: 'at 0E r1', turns: 1 },
          { move: 'at 0E r3', turns: 3 },
        ],
      },
    ]));
  it('knows one cell from two sides', () => {
    const [cell, ...others] = cellsOf(['0E r1', '1S r2'], pipes);
    expect(others).toEqual([]);
    expect(cell!.ways.map((way) => way.move)).toEqual(['at 0E r1', 'at 1S r2']);
  });
  it.each([
    ['0N r0', 0, 1],
    ['0E r0', 1, 0],
    ['0S r0', 0, -1],
    ['0W r0', -1, 0],
  ])('%s', (move, x, y) => expect(cellsOf([move], pipes)).toMatchObject([{ x, y }]));
  it('leaves out what is no place', () => expect(cellsOf(['flip', '7N r0', 'end'], pipes)).toEqual([]));
});

describe('narrow', () => {
  const spots = ['spots 1 4', 'spots 1 9', 'spots 4 9'];
  const robots = ['robots YB', 'robots BY', 'robots GY'];
  it.each([
    ['everything at first', spots, [], spots, ['1', '4', '9']],
    ['spaces in any order', spots, ['9'], ['spots 1 9', 'spots 4 9'], ['1', '4']],
    ['until one is left', spots, ['9', '1'], ['spots 1 9'], []],
    ['robots in their order', robots, [], robots, ['Y', 'B', 'G']],
    ['the next robot', robots, ['B'], ['robots BY'], ['Y']],
    ['letters of sets in any order', ['sets ab', 'sets bc'], ['b'], ['sets ab', 'sets bc'], ['a', 'c']],
    ['nothing of nothing', [], [], [], []],
  ])('%s', (_name, moves, picked, left, next) =>
    expect(narrow(moves, picked)).toEqual({ moves: left, next }),
  );
});

const NO_TRADE: Trade = {
  pays_volts: 0, pays: [], pays_any: 0, gains_volts: 0, gains: [], gains_any: 0, gains_of: [],
}; // prettier-ignore

/** A row of signs as one word: "2 E arrow Y". */
const written = (parts: Part[]) =>
  parts
    .map((part) => ('glyph' in part ? part.glyph : 'text' in part ? part.text : `(${part.points})`))
    .join(' ');

describe('ideaParts', () => {
  const idea = (facts: Partial<IdeaTile>) =>
    ({
      ...NO_TRADE, steps: 0, points: 0, birds: 0, butterflies: 0, ...facts,
    }) as Partial<IdeaTile> as IdeaTile; // prettier-ignore
  it.each([
    [{ effect: 'end', points: 3, birds: 2, butterflies: 1 }, 'flag (3) bird bird bfly'],
    [{ effect: 'steps', steps: 2 }, 'step +2'],
    [{ effect: 'reverse', pays_volts: 1 }, 'E arrow ccw'],
    [{ effect: 'jump', pays: ['Y', 'Y'] }, '2 Y arrow jump'],
    [{ effect: 'swap', pays_any: 2 }, '2 any arrow swap'],
    [{ effect: 'forest' }, 'FOREST'],
    [{ effect: 'bonus', gains: ['B'] }, 'MEADOW LAKE + B'],
    [{ effect: 'right' }, 'right'],
    [{ effect: 'bonus', pays_volts: 1, gains: ['B'] }, 'MEADOW LAKE E arrow B'],
    [{ effect: 'steps', steps: 3, pays: ['W'], birds: 1 }, 'W arrow step +3 bird'],
    [{ effect: 'trade', pays_volts: 2, gains_any: 1, gains_of: ['W', 'Y'] }, '2 E arrow W / Y'],
    [{ effect: 'trade', gains_any: 2, gains_of: ['W', 'Y'] }, '+ 2 W / Y'],
    [{ effect: 'trade', gains: ['W', 'G'], points: 1 }, '+ W G (1)'],
    [{ effect: 'trade', gains_any: 1, gains_of: ['W', 'Y', 'B', 'G'] }, '+ any'],
    [{ effect: 'trade', gains_volts: 3 }, '+ 3 E'],
  ] as [Partial<IdeaTile>, string][])('%j', (facts, row) =>
    expect(written(ideaParts(idea(facts)))).toBe(row),
  );
});

describe('forestParts', () => {
  const card = (facts: Partial<ForestCard>) =>
    ({ points: 0, place: null, swaps: [], ...NO_TRADE, ...facts }) as Partial<ForestCard> as ForestCard;
  it.each([
    [{ window: 'never', points: 4 }, 'flag (4)'],
    [{ window: 'paying', swaps: [['Y', 'B']] }, 'Y = B'],
    [{ window: 'paired' }, 'TOWN + SCRAP_YARD'],
    [{ window: 'again' }, 'again'],
    [{ window: 'any', pays_volts: 2, gains: ['W', 'Y'] }, '2 E arrow W Y'],
    [{ window: 'after', place: 'LAKE', gains_any: 1, gains_of: ['W', 'Y', 'B', 'G'] }, 'LAKE + any'],
    [{ window: 'after', place: 'TOWN', pays: ['B'], gains: ['G'], points: 2 }, 'TOWN B arrow G (2)'],
    [{ window: 'any', gains_volts: 2 }, '+ 2 E'],
  ] as [Partial<ForestCard>, string][])('%j', (facts, row) =>
    expect(written(forestParts(card(facts)))).toBe(row),
  );
});

it.each([
  [{ glyph: 'arrow' }, 18],
  [{ glyph: 'E' }, 22],
  [{ points: 4 }, 20],
  [{ text: '+' }, 11],
  [{ text: '+12' }, 25],
] as [Part, number][])('the sign %j is %d wide', (part, width) => expect(widthOf(part)).toBe(width));

it('tells engrams one by one, without electricity', () =>
  expect(engramsOf({ W: 1, Y: 2, B: 0, G: 1, E: 9 })).toEqual(['W', 'Y', 'Y', 'G']));

describe('litOf', () => {
  it('lights tiles, columns and pipes by their names', () => {
    const lit = litOf([
      item({ line: 'flow', cells: ['3', '4'] }),
      item({ line: 'items', facts: { items: ['i1', 'i2'], robot: 'Y', count: 2 } }),
      item({ line: 'cards', facts: { card: 'c7' } }),
    ]);
    expect([...lit.pipes]).toEqual([3, 4]);
    expect([...lit.tiles]).toEqual(['i1', 'i2', 'c7']);
    expect([...lit.columns]).toEqual(['Y']);
    expect([lit.pool, lit.acorns]).toEqual([false, false]);
  });
  it.each([
    ['pool', [true, false]],
    ['acorns', [false, true]],
  ])('lights the %s', (line, lights) => {
    const lit = litOf([item({ line })]);
    expect([lit.pool, lit.acorns]).toEqual(lights);
  });
});
