// Ink: every drawing as strokes on a square of 100 by 100, its sides' ports at 50.
// Strokes run a little past the edge so that no seam shows between cells.

import { SIDES } from './view';

export interface Stroke {
  /** A class of ink.css: what kind of line or area this is. */
  ink: string;
  d: string;
}

const OVER = 0.4;
const FAR = 100 + OVER;
// From the edge to the middle, and the marking of such an arm, which stops before the crossing.
const ARM = [`M50 -${OVER}V50`, `M${FAR} 50H50`, `M50 ${FAR}V50`, `M-${OVER} 50H50`];
const MARKING = ['M50 0V34', 'M100 50H66', 'M50 100V66', 'M0 50H34'];
const STRAIGHT = [`M50 -${OVER}V${FAR}`, `M-${OVER} 50H${FAR}`];
// Quarter circles round a corner, from the side of that number to the next.
const CURVE = [
  `M50 -${OVER}V0A50 50 0 0 0 100 50H${FAR}`,
  `M${FAR} 50H100A50 50 0 0 0 50 100V${FAR}`,
  `M50 ${FAR}V100A50 50 0 0 0 0 50H-${OVER}`,
  `M-${OVER} 50H0A50 50 0 0 0 50 0V-${OVER}`,
];

const square = (from: number, size: number, r: number): string =>
  `M${from + r} ${from}h${size - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${size - 2 * r}a${r} ${r} 0 0 1 -${r} ${r}` +
  `h-${size - 2 * r}a${r} ${r} 0 0 1 -${r} -${r}v-${size - 2 * r}a${r} ${r} 0 0 1 ${r} -${r}z`;

const STATION: Stroke[] = [
  { ink: 'solid', d: square(31, 38, 6) },
  { ink: 'bare', d: square(37, 26, 3) },
  { ink: 'solid', d: square(43, 14, 2) },
];

const disc = (r: number): string => `M${50 - r} 50a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 -${2 * r} 0z`;

const rays = Array.from({ length: 12 }, (_, i) => {
  const angle = ((15 + 30 * i) * Math.PI) / 180;
  const at = (r: number) =>
    `${(50 + r * Math.cos(angle)).toFixed(1)} ${(50 + r * Math.sin(angle)).toFixed(1)}`;
  return `M${at(17)}L${at(i % 2 ? 25 : 29)}`;
}).join('');

const CONE: Stroke[] = [
  { ink: 'cone', d: disc(31) },
  { ink: 'shore', d: rays },
  { ink: 'vent', d: disc(13) },
];

/** The sides that show a letter. */
const sidesOf = (drawing: string, letter: string): number[] =>
  SIDES.map((_, side) => side).filter((side) => drawing[side] === letter);

/** The line along these sides: through, round the corner, or as arms that meet. */
function line(sides: number[], joined: boolean): { d: string; form: 's' | 'c' | 'a' } {
  const [a, b] = sides as [number, number];
  if (!joined && sides.length === 2) {
    if (b - a === 2) return { d: STRAIGHT[a]!, form: 's' };
    return { d: CURVE[b - a === 1 ? a : b]!, form: 'c' };
  }
  return { d: sides.map((side) => ARM[side]).join(''), form: 'a' };
}

function road(sides: number[], joined: boolean): Stroke[] {
  const { d, form } = line(sides, joined);
  const marking = form === 'a' ? sides.map((side) => MARKING[side]).join('') : d;
  return [
    { ink: 'kerb', d },
    { ink: 'road', d },
    { ink: form === 'c' ? 'dash bend' : 'dash', d: marking },
  ];
}

function rail(sides: number[], joined: boolean): Stroke[] {
  const { d, form } = line(sides, joined);
  return [
    { ink: 'rails', d },
    { ink: 'gauge', d },
    { ink: form === 'c' ? 'ties bend' : 'ties', d },
  ];
}

/** Highway over railway; parapets stand along a straight one. */
function overpass(drawing: string): Stroke[] {
  if (!/^(HRHR|RHRH)/.test(drawing)) {
    const [roads, rails] = [sidesOf(drawing, 'H'), sidesOf(drawing, 'R')];
    return [...rail(rails, rails.length > 2), ...road(roads, roads.length > 2)];
  }
  const upright = drawing[0] === 'H';
  const parapets = upright
    ? 'M28.5 26V74M71.5 26V74M28.5 26L21.5 19M28.5 74L21.5 81M71.5 26L78.5 19M71.5 74L78.5 81'
    : 'M26 28.5H74M26 71.5H74M26 28.5L19 21.5M74 28.5L81 21.5M26 71.5L19 78.5M74 71.5L81 78.5';
  return [
    ...rail(sidesOf(drawing, 'R'), false),
    { ink: 'bare', d: 'M24 24h52v52h-52z' },
    ...road(sidesOf(drawing, 'H'), false),
    { ink: 'parapet', d: parapets },
  ];
}

// Lava: its contour from a mouth in the north, by how many sides further the next mouth is.
const SHORES: [number, number][][] = [
  [[88, 40], [80, 72], [52, 73], [20, 74], [13, 42], [18, 0]],
  [[79, 15], [85, 21], [100, 18]],
  [[76, 30], [88, 66], [82, 100]],
  [[90, 48], [52, 90], [0, 82]],
]; // prettier-ignore
const BEHIND_ROUTE: [number, number][] = [[86, 21], [68, 27], [50, 26], [32, 25], [15, 21], [18, 0]]; // prettier-ignore

function turned([x, y]: [number, number], quarters: number): [number, number] {
  for (let i = 0; i < quarters; i++) [x, y] = [100 - y, x];
  return [x, y];
}

const at = (point: [number, number], quarters: number): string => turned(point, quarters).join(' ');

function lava(drawing: string): Stroke[] {
  const mouths = sidesOf(drawing, 'L');
  const withRoute = /[HR]/.test(drawing);
  let area = '';
  let shore = '';
  mouths.forEach((mouth, i) => {
    const next = mouths[(i + 1) % mouths.length]!;
    const bend = withRoute ? BEHIND_ROUTE : SHORES[(next - mouth + 4) % 4]!;
    const curve = `C${bend.map((point) => at(point, mouth)).join(' ')}`;
    shore += `M${at([82, 0], mouth)}${curve}`;
    area += `${i ? 'L' : 'M'}${at([82, 0], mouth)}${curve}`;
  });
  const strokes = [
    { ink: 'lava', d: `${area}Z` },
    { ink: 'waves', d: `${area}Z` },
    { ink: 'shore', d: shore },
  ];
  return drawing === 'LLLL' ? [...strokes, ...CONE] : strokes;
}

function draw(drawing: string): Stroke[] {
  if (drawing.endsWith('x')) return [...(drawing.includes('L') ? lava(drawing) : []), ...overpass(drawing)];
  const [roads, rails] = [sidesOf(drawing, 'H'), sidesOf(drawing, 'R')];
  const strokes = drawing.includes('L') ? lava(drawing) : [];
  const station = roads.length > 0 && rails.length > 0;
  const joined = station || roads.length > 2 || rails.length > 2;
  if (rails.length) strokes.push(...rail(rails, joined));
  if (roads.length) strokes.push(...road(roads, joined));
  return station ? [...strokes, ...STATION] : strokes;
}

const drawn = new Map<string, Stroke[]>();

/** The strokes of a drawing such as `H.H.` or `HRHRx`, in the order they are laid down. */
export function strokesOf(drawing: string): Stroke[] {
  let strokes = drawn.get(drawing);
  if (!strokes) drawn.set(drawing, (strokes = draw(drawing)));
  return strokes;
}

/** The middle lines of the routes of a drawing, to lay a band under them. */
export const bandOf = (drawing: string): string =>
  strokesOf(drawing)
    .filter(({ ink }) => ink === 'kerb' || ink === 'rails')
    .map(({ d }) => d)
    .join('');

const RING = [[86, 50], [83.2, 66], [73.2, 79.1], [58.5, 87.2], [41.8, 85.9], [26.3, 79.7], [21, 64], [15, 50],
  [15.6, 33.5], [27.4, 21.7], [41.6, 13.1], [57.3, 18.1], [71.9, 22.6], [80.3, 35.4]]; // prettier-ignore

function crater(): Stroke[] {
  const spots = RING.map(([x, y]) => [x!, y!] as const);
  const middle = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) =>
    `${((a + c) / 2).toFixed(1)} ${((b + d) / 2).toFixed(1)}`;
  let ring = `M${middle(spots.at(-1)!, spots[0]!)}`;
  let hachures = '';
  spots.forEach(([x, y], i) => {
    ring += `Q${x} ${y} ${middle([x, y], spots[(i + 1) % spots.length]!)}`;
    const length = Math.hypot(50 - x, 50 - y);
    const [from, to] = [1.5 / length, (i % 2 ? 11 : 7) / length];
    const inward = (share: number) =>
      `${(x + (50 - x) * share).toFixed(1)} ${(y + (50 - y) * share).toFixed(1)}`;
    hachures += `M${inward(from)}L${inward(to)}`;
  });
  return [
    { ink: 'pit', d: `${ring}Z` },
    { ink: 'hachure', d: hachures },
    { ink: 'splinter', d: 'M9 14l3-3M88 12l3 3M91 88l-3 3M12 90l-3-3M6 52h4M94 46h-4' },
  ];
}

export const CRATER: readonly Stroke[] = crater();

/** A buffer stop across an end that leads nowhere, drawn for the north side. */
export const STOP = { bar: 'M30 1H70', slants: 'M39 2l-4 8M52 2l-4 8M65 2l-4 8' };
