import { describe, expect, it } from 'vitest';
import { ask, isSecret } from '../../src/games/gears/ask';
import {
  at,
  belt,
  BELT,
  BODY,
  cardPath,
  cornerOf,
  DISTANCE,
  places,
  QUARTERS,
  SLOTS,
  SMALL,
  WEB,
} from '../../src/games/gears/geometry';
import { printed, type Board, type Claims, type CodeCard, type View } from '../../src/games/gears/view';
import {
  abilityRule,
  around,
  cardFacts,
  cardRule,
  claimWords,
  describe as asMove,
  effectRule,
  points,
  tell,
  wayWords,
} from '../../src/games/gears/words';
import { loadGameWords, speak } from '../../src/words/index.svelte';

describe('at', () => {
  it.each([
    [0, [0, -100]],
    [90, [100, 0]],
    [180, [0, 100]],
    [270, [-100, 0]],
    [30, [50, -86.6]],
  ])('%d degrees', (angle, [x, y]) => {
    const [u, v] = at(angle, 100);
    expect(u).toBeCloseTo(x!);
    expect(v).toBeCloseTo(y!);
  });
});

describe('places', () => {
  it.each([
    [2, [180, 0], ['bl', 'tr']],
    [3, [180, 300, 60], ['bl', 'tl', 'tr']],
    [4, [180, 270, 0, 90], ['bl', 'tl', 'tr', 'br']],
  ])('of %d seats, and the corners of their panels', (seats, angles, corners) => {
    expect(places(seats)).toEqual(angles);
    expect(angles.map((angle) => cornerOf(angle, seats))).toEqual(corners);
  });
});

/** The numbers of a path. */
const numbers = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);
const angleOf = (x: number, y: number): number => (Math.atan2(x, -y) * 180) / Math.PI;

describe('belt', () => {
  it.each([
    ['a quarter clockwise', 180, 270, true, 225, 0],
    ['a quarter the other way', 270, 180, false, 225, 0],
    ['three quarters clockwise', 270, 180, true, 45, 1],
    ['half', 0, 180, true, 90, 0],
  ])('goes %s', (_name, from, to, clockwise, middle, large) => {
    const arc = belt(from, to, clockwise);
    const [x, y, , , , isLarge, sweep, u, v] = numbers(arc.path);
    expect([isLarge, sweep]).toEqual([large, clockwise ? 1 : 0]);
    for (const [a, b] of [arc.middle, [x!, y!], [u!, v!]]) expect(Math.hypot(a!, b!)).toBeCloseTo(BELT, 1);
    const gap = (angle: number, other: number) => Math.abs(((angle - other + 540) % 360) - 180);
    expect(gap(angleOf(...arc.middle), middle)).toBeLessThan(0.1);
    expect(gap(angleOf(x!, y!), from)).toBeCloseTo(30, 0);
    expect(gap(angleOf(u!, v!), to)).toBeCloseTo(28, 0);
  });

  it('from a gear to itself is a loop round it', () => {
    const { middle } = belt(90, 90, true);
    const [x, y] = at(90, DISTANCE);
    expect(Math.hypot(middle[0] - x, middle[1] - y)).toBeCloseTo(88, 1);
  });
});

/** Where the lines of a path end, as radius and angle. */
const ends = (path: string): [number, number][] =>
  [...path.matchAll(/[MLAQ][^A-Za-z]+/g)].map(([line]) => {
    const [x, y] = numbers(line).slice(-2) as [number, number];
    return [Math.hypot(x, y), (angleOf(x, y) + 360) % 360];
  });

describe.each([
  ['a gear', BODY, 20, [64, 74], 5],
  ['a small gear', SMALL, 10, [15, 20], 5],
  ['the red web', WEB.red!, 2, [11, 27], 5],
  ['the blue web', WEB.blue!, 3, [11, 27], 5],
  ['the yellow web', WEB.yellow!, 6, [11, 27], 5],
  ['slots', SLOTS, 24, [35, 49], 2],
  ['quarters', QUARTERS.map((quarter) => quarter.path).join(''), 4, [9, 27], 5],
])('%s', (_name, path, parts, radii, points) => {
  it('is made of so many like parts', () => {
    const found = ends(path);
    expect(found).toHaveLength(parts * points);
    found.forEach(([radius, angle], i) => {
      const [first, start] = found[i % points]!;
      const turned = start + Math.floor(i / points) * (360 / parts);
      expect(radius).toBeCloseTo(first, 0);
      expect(Math.abs(((angle - turned + 900) % 360) - 180)).toBeLessThan(0.1);
    });
  });
  it('lies between its rims', () =>
    expect([...new Set(ends(path).map(([radius]) => Math.round(radius)))].sort((a, b) => a - b)).toEqual(
      radii,
    ));
});

it('a tooth is narrower at its tip, and the rim leads to the next one', () => {
  const degrees = ends(BODY).map(([, angle]) => Math.round(((angle + 180) % 360) - 180));
  expect(degrees.slice(0, 6)).toEqual([-6, -4, 4, 6, 12, 12]);
});

it('quarters follow each other clockwise', () => {
  expect(QUARTERS.map((quarter) => quarter.colour)).toEqual(['red', 'yellow', 'purple', 'blue']);
  expect(ends(QUARTERS[1]!.path).map(([, angle]) => Math.round(angle))).toEqual([90, 90, 180, 180, 90]);
});

it.each([
  [2, 4],
  [3, 6],
  [4, 4],
])('the card of %d seats bends round %d corners', (seats, corners) => {
  const path = cardPath(seats, 50);
  const lines = path.match(/[ML][^A-Z]+Q[^A-Z]+/g)!;
  expect(lines).toHaveLength(corners);
  lines.forEach((line, i) => {
    const [a, b, x, y, c, d] = numbers(line) as [number, number, number, number, number, number];
    expect([x, y].join()).toBe(at((i * 360) / corners, 50).join());
    for (const [u, v] of [
      [a, b],
      [c, d],
    ] as const)
      expect(Math.hypot(u - x, v - y)).toBeCloseTo(9, 1);
    const onTheWay = Math.abs((a - x) * (d - y) - (b - y) * (c - x));
    expect(onTheWay).toBeGreaterThan(1); // to either side, not back to where it came from
    expect(Math.hypot(a, b)).toBeLessThan(50);
    expect(Math.hypot(c, d)).toBeLessThan(50);
  });
});

it.each([
  [0, '0'],
  [0.5, '½'],
  [1, '1'],
  [2.5, '2½'],
  [7, '7'],
])('%d points are written %s', (given, text) => expect(points(given)).toBe(text));

it.each([
  [0, { value: 1, less: 4, more: 2 }],
  [1, { value: 2, less: 1, more: 3 }],
  [3, { value: 4, less: 3, more: 1 }],
])('a gear turns round from side %d', (side, numbers) => expect(around([1, 2, 3, 4], side)).toEqual(numbers));

describe('moves in words', () => {
  const ada = { seat: 2, name: 'Ada', you: false };
  const me = { seat: 1, name: 'You', you: true };
  const nature = { seat: 0, name: '', you: false };

  it.each([
    ['set purple 1', 'You set your purple gear.', 'Ada sets the purple gear.'],
    ['set ?', 'You set a gear.', 'Ada sets a gear.'],
    ['turn -', 'You decrease a gear.', 'Ada decreases a gear.'],
    ['enter red4', 'You enter red 4.', 'Ada enters red 4.'],
    ['use oil', 'You use Oil.', 'Ada uses Oil.'],
    ['use solution blue2', 'By Elegant Solution you enter blue 2.', 'By Elegant Solution Ada enters blue 2.'],
    ['pass', 'You pass.', 'Ada passes.'],
  ])('%s', async (text, mine, hers) => {
    await loadGameWords('gears');
    await speak('en');
    expect(tell(text, me)).toBe(mine);
    expect(tell(text, ada)).toBe(hers);
  });

  it.each([
    ['set multi 0', 'Вы устанавливаете разноцветную шестерёнку.', 'установить разноцветную шестерёнку'],
    ['check yellow3', 'Вы отправляете жёлтую 3 на проверку.', 'отправить жёлтую 3 на проверку'],
    ['return grey', 'Вы возвращаете серую из сброса в руку.', 'вернуть серую'],
    ['use swapout', 'Вы применяете Подмену.', 'применить Подмену'],
    ['use ratchet', 'Вы применяете Стопор.', 'применить Стопор'],
  ])('%s, in the right case', async (text, told, could) => {
    await loadGameWords('gears');
    await speak('ru');
    expect(tell(text, me)).toBe(told);
    expect(asMove(text, 1)).toBe(could);
  });

  it.each([
    ['+', 'Increase'],
    ['-', 'Decrease'],
    ['0', 'Leave'],
    ['2', 'Turn two steps'],
  ])('the way %s is called %s', async (way, said) => {
    await loadGameWords('gears');
    await speak('en');
    expect(wayWords(way)).toBe(said);
    expect(tell('round lowest_odd', nature)).toBe('A new round: Lowest odd.');
  });
});

const board = (facts: Partial<Board>) => ({ code: [], gear: null, ...facts }) as Partial<Board> as Board;
const view = (facts: Partial<View>) =>
  ({ drive: [], boards: [board({})], ...facts }) as Partial<View> as View;

it('takes the name of a code card apart', () =>
  expect(cardFacts('purple3')).toEqual({ gear: 'purple', value: 3 }));

it.each([
  ['what its side shows', { gear: 'red', side: 2 }, 6],
  ['nothing where no gear lies', { gear: null, side: null }, null],
] as const)('a gear prints %s', (_name, facts, value) => {
  const gears = { red: [2, 4, 6, 8] } as Partial<View['gears']> as View['gears'];
  expect(printed(view({ gears }), board(facts))).toBe(value);
});

describe('ask', () => {
  it('asks nothing where nothing is legal', () => expect(ask([], view({}), 1)).toBeNull());
  it('asks in secret for a gear', () => {
    const asked = ask(['set red 0', 'set red 1'], view({}), 1)!;
    expect(asked.kind).toBe('set');
    expect(isSecret(asked)).toBe(true);
  });
  it('asks which way to turn the gear that is driven now', () => {
    const drive: View['drive'] = [
      { by: 3, gear: 2, state: 'done' },
      { by: 1, gear: 4, state: 'now' },
    ];
    const asked = ask(['turn +', 'turn -'], view({ drive }), 1)!;
    expect(asked).toMatchObject({ kind: 'turn', gear: 4, ways: ['+', '-'], all: ['-', '0', '+'] });
    expect(isSecret(asked)).toBe(false);
    expect(ask(['turn 2'], view({}), 3)).toMatchObject({ gear: 3, all: ['-', '0', '+', '2'] });
  });
  it('asks whether to use an ability', () =>
    expect(ask(['use search', 'pass'], view({}), 1)).toMatchObject({
      kind: 'use',
      use: 'use search',
      ability: 'search',
    }));
  it('asks for a card, and knows what became of it', () => {
    const red: CodeCard = { name: 'red4', colour: 'red', number: 4, state: 'open' };
    const blue: CodeCard = { name: 'blue2', colour: 'blue', number: 2, state: 'check' };
    const boards = [board({ code: [red, blue] })];
    const asked = ask(['enter red4', 'enter blue2', 'check red4', 'return red', 'pass'], view({ boards }), 1);
    expect(asked).toMatchObject({
      kind: 'pick',
      ability: null,
      picks: [
        { verb: 'enter', card: red },
        { verb: 'enter-check', card: blue },
        { verb: 'check', card: red },
        { verb: 'return', gear: 'red' },
      ],
    });
  });
});

describe('what is none of ours is told in parts', () => {
  it('a round card', async () => {
    await loadGameWords('gears');
    await speak('en');
    const claims: Claims = { mode: 'every', numbers: [4, 2], loses: 'highest', ours: false };
    expect(cardRule('highest', claims)).toBe(
      '4, 2: every one that is not jammed wins. The highest number shown loses.',
    );
    expect(claimWords(claims)).toBe('4 and 2');
    expect(claimWords({ ...claims, ours: true })).toBe('');
    expect(cardRule('odd', { ...claims, ours: true })).toBe('1 and 3 win, unless jammed.');
  });

  it('a night effect', async () => {
    await loadGameWords('gears');
    await speak('en');
    const night: View['night'] = {
      turns: ['2'],
      backwards: true,
      whose: 'own',
      together: false,
      powers_off: ['grey'],
      abilities_off: ['entry'],
      matching: true,
      checks: 'losers',
    };
    expect(effectRule('other', night)).toBe(
      'Ways to turn: turn two steps. It goes counter-clockwise. Everybody turns their own gear. These gears have no powers: grey. No abilities while code is entered. Whoever does not win sends a card to check.',
    );
    expect(effectRule('no_idling', night)).toBe('Every gear must be turned, none may be left.');
  });

  it('an ability, and its moves', async () => {
    await loadGameWords('gears');
    await speak('en');
    const deeds = [
      { does: 'turn' as const, whose: 'left' as const, steps: 3 },
      { does: 'lock' as const, whose: 'own' as const, steps: 0 },
    ];
    expect(abilityRule('other', { when: 'before', deeds })).toBe(
      "Your gear is about to be turned: your left neighbour's gear goes one step back; your gear must be left.",
    );
    expect(tell('use ability', { seat: 1, name: 'Ada', you: false })).toBe('Ada uses a special ability.');
    expect(tell('use check red4', { seat: 1, name: 'Ada', you: true })).toBe(
      'By your special ability you also send red 4 to check.',
    );
    expect(asMove('use enter red4', 1)).toBe('special ability: enter red 4');
  });
});
