import { describe, expect, it, vi } from 'vitest';
import { changes, pointsOf } from '../../src/games/railroad_ink/change';
import { corner, flight, flightPath, middle, neighbour, onSide } from '../../src/games/railroad_ink/geometry';
import { kindOf } from '../../src/games/railroad_ink/kinds';
import { lift } from '../../src/games/railroad_ink/lift';
import { bandOf, strokesOf } from '../../src/games/railroad_ink/tiles';
import { drawingOf, namesOf, type Field, type Side, type Way } from '../../src/games/railroad_ink/view';
import type { Play } from '../../src/table/play';

const field = { rows: [...'ABCDEFG'], columns: [...'1234567'] } as Partial<Field> as Field;

describe('geometry', () => {
  it('has the cells row by row', () => {
    expect(namesOf(field)).toHaveLength(49);
    expect(namesOf(field).slice(0, 8)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'B1']);
  });
  it.each([
    ['A1', 0, 0],
    ['A7', 600, 0],
    ['G1', 0, 600],
    ['C5', 400, 200],
  ])('%s begins at %d, %d', (cell, x, y) => {
    expect(corner(field, cell)).toEqual({ x, y });
    expect(middle(field, cell)).toEqual({ x: x + 50, y: y + 50 });
  });
  it.each([
    ['A2N', 'translate(100 0) rotate(0 50 50)'],
    ['B1E', 'translate(0 100) rotate(90 50 50)'],
    ['A1S', 'translate(0 0) rotate(180 50 50)'],
    ['A1W', 'translate(0 0) rotate(270 50 50)'],
  ])('%s', (end, transform) => expect(onSide(field, end)).toBe(transform));
  it.each([
    ['D4', 'N', 'C4'],
    ['D4', 'E', 'D5'],
    ['D4', 'S', 'E4'],
    ['D4', 'W', 'D3'],
    ['A1', 'N', null],
    ['A1', 'W', null],
    ['G7', 'S', null],
    ['G7', 'E', null],
  ] as [string, Side, string | null][])('%s has to the %s %s', (cell, side, other) =>
    expect(neighbour(field, cell, side)).toBe(other),
  );
});

describe('flight', () => {
  const way = (side: Side, path: string[], target: string): Way => ({ move: '', side, path, target });
  it('goes straight', () =>
    expect(flight(field, 'D4', way('E', ['D5'], 'D6'))).toEqual([
      { x: 350, y: 350, back: 0 },
      { x: 450, y: 350, back: 0 },
      { x: 550, y: 350, back: 0 },
    ]));
  it('bounces off the border', () =>
    expect(flight(field, 'B1', way('N', ['A1'], 'B1'))).toEqual([
      { x: 50, y: 150, back: 0 },
      { x: 50, y: 50, back: 0 },
      { x: 50, y: 6, back: 0 },
      { x: 50, y: 6, back: 1 },
      { x: 50, y: 150, back: 1 },
    ]));
  it('comes back beside itself', () => {
    expect(flightPath(field, 'B1', way('N', ['A1'], 'B1'))).toBe('M50 150L50 50L50 6L63 6L63 150L50 150');
    expect(flightPath(field, 'A2', way('W', ['A1'], 'A2'))).toBe('M150 50L50 50L6 50L6 63L150 63L150 50');
  });
});

describe('kindOf', () => {
  it.each([
    ['H.H.', 'H.H.'],
    ['.H.H', 'H.H.'],
    ['..HH', 'HH..'],
    ['.RRR', 'RRR.'],
    ['RHRHx', 'HRHRx'],
    ['RHRH', 'HRHR'],
    ['RH..', 'HR..'],
    ['R..H', 'HR..'],
    ['R.H.', 'H.R.'],
    ['RRHH', 'HHRR'],
    ['RHRR', 'HRRR'],
    ['H.HL', 'LH.H'],
    ['....', '....'],
  ])('%s is a turned %s', (drawing, kind) => expect(kindOf(drawing)).toBe(kind));
});

describe('drawingOf', () => {
  it.each([
    ['place D5RHRHx', { cell: 'D5', drawing: 'RHRHx' }],
    ['volcano C3', { cell: 'C3', drawing: 'LLLL' }],
    ['skip H.H.', null],
    ['done', null],
  ])('%s', (move, drawn) => expect(drawingOf(move)).toEqual(drawn));
});

describe('changes', () => {
  const before = { total: 10, networks: 8, highway: 3, rail: 0, centre: 0, errors: 1, bonus: 0 };
  const after = { ...before, total: 11, highway: 5, errors: 2 };
  it('tells what earns and what costs, in the order of the lines', () =>
    expect(changes(before, after)).toEqual([
      { line: 'highway', points: 2 },
      { line: 'errors', points: -1 },
    ]));
  it('counts errors as what they cost', () => expect(pointsOf(before, 'errors')).toBe(-1));
  it('tells nothing where nothing changes', () => expect(changes(before, before)).toEqual([]));
});

describe('strokesOf', () => {
  const inks = (drawing: string) => strokesOf(drawing).map(({ ink }) => ink);
  it.each([
    ['H.H.', ['kerb', 'road', 'dash']],
    ['HH..', ['kerb', 'road', 'dash bend']],
    ['H..H', ['kerb', 'road', 'dash bend']],
    ['HHH.', ['kerb', 'road', 'dash']],
    ['R.R.', ['rails', 'gauge', 'ties']],
    ['RR..', ['rails', 'gauge', 'ties bend']],
    ['HR..', ['rails', 'gauge', 'ties', 'kerb', 'road', 'dash', 'solid', 'bare', 'solid']],
    ['HRHRx', ['rails', 'gauge', 'ties', 'bare', 'kerb', 'road', 'dash', 'parapet']],
    ['LL..', ['lava', 'waves', 'shore']],
    ['LH.H', ['lava', 'waves', 'shore', 'kerb', 'road', 'dash']],
    ['LLLL', ['lava', 'waves', 'shore', 'cone', 'shore', 'vent']],
  ])('%s', (drawing, strokes) => expect(inks(drawing)).toEqual(strokes));

  it('draws each drawing otherwise', () => {
    const drawings = ['H.H.', '.H.H', 'HH..', '.HH.', '..HH', 'H..H', 'HHH.', '.HHH', 'HHHH'];
    expect(new Set(drawings.map((drawing) => bandOf(drawing))).size).toBe(drawings.length);
  });
  it.each([
    ['H.H.', 'M50 -0.4V100.4'],
    ['.R.R', 'M-0.4 50H100.4'],
    ['H..H', 'M-0.4 50H0A50 50 0 0 0 50 0V-0.4'],
  ])('the band of %s lies under its route', (drawing, band) => expect(bandOf(drawing)).toBe(band));
});

describe('lift', () => {
  const log = [
    '1 place A1H.H.',
    '* roll H.H.',
    '1 place A2H.H.',
    '2 place B2H.H.',
    '1 place A3R.R.',
    '1 skip R.R.',
  ];

  it('knows what a seat did since nature moved', () => {
    expect(lift.moves(log, 1)).toEqual(['place A2H.H.', 'place A3R.R.', 'skip R.R.']);
    expect(lift.moves(log, 2)).toEqual(['place B2H.H.']);
    expect(lift.drawn(log, 1, 'A3')).toBe('R.R.');
    expect(lift.drawn(log, 1, 'A1')).toBe('');
    expect(lift.drawn([...log, '1 place A3RRR.'], 1, 'A3')).toBe('RRR.');
  });

  const playing = (legal: string[]) => {
    const play = { log, seat: 1, state: { legal }, undo: vi.fn(), move: vi.fn() };
    return {
      play,
      run: (cell: string) => lift.run(() => play as Partial<Record<keyof Play, unknown>> as Play, cell),
    };
  };

  it('takes back what came later, and plays it once more', async () => {
    const { play, run } = playing(['place A3R.R.', 'skip R.R.']);
    expect(await run('A2')).toBe(true);
    expect(play.undo).toHaveBeenCalledTimes(3);
    expect(play.move.mock.calls).toEqual([['place A3R.R.'], ['skip R.R.']]);
  });
  it('takes back no more than it must', async () => {
    const { play, run } = playing(['skip R.R.']);
    expect(await run('A3')).toBe(true);
    expect(play.undo).toHaveBeenCalledTimes(2);
  });
  it('stops where what was drawn later no longer fits', async () => {
    const { play, run } = playing(['skip R.R.']);
    expect(await run('A2')).toBe(false);
    expect(play.move).not.toHaveBeenCalled();
  });
});
