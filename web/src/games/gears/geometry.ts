// Gears, webs and belts as paths; the centre of each is 0, 0. Angles in degrees clockwise from the top.

const round2 = (n: number): number => Math.round(n * 100) / 100;

export function at(angle: number, radius: number): [number, number] {
  const rad = (angle * Math.PI) / 180;
  return [round2(radius * Math.sin(rad)), round2(-radius * Math.cos(rad))];
}

const point = (angle: number, radius: number): string => at(angle, radius).join(' ');

function toothed(teeth: number, tip: number, root: number, wide: number, narrow: number): string {
  const pitch = 360 / teeth;
  let path = '';
  for (let i = 0; i < teeth; i++) {
    const a = i * pitch;
    path += `${i ? 'L' : 'M'}${point(a - (wide * pitch) / 2, root)}L${point(a - (narrow * pitch) / 2, tip)}`;
    path += `L${point(a + (narrow * pitch) / 2, tip)}L${point(a + (wide * pitch) / 2, root)}`;
    path += `A${root} ${root} 0 0 1 ${point(a + pitch - (wide * pitch) / 2, root)}`;
  }
  return `${path}Z`;
}

export const BODY = toothed(20, 74, 64, 0.64, 0.4);
export const SMALL = toothed(10, 20, 15, 0.64, 0.4);

function windows(count: number, gap: number): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const from = (i * 360) / count + gap;
    const to = ((i + 1) * 360) / count - gap;
    const large = to - from > 180 ? 1 : 0;
    path += `M${point(from, 11)}L${point(from, 27)}A27 27 0 ${large} 1 ${point(to, 27)}`;
    path += `L${point(to, 11)}A11 11 0 ${large} 0 ${point(from, 11)}Z`;
  }
  return path;
}

function holes(): string {
  return [45, 135, 225, 315]
    .map((angle) => `M${point(angle, 19)}m-6.5 0a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0Z`)
    .join('');
}

/** The web of a gear tells its colour without colour. */
export const WEB: Record<string, string> = {
  red: windows(2, 8),
  blue: windows(3, 9),
  yellow: windows(6, 7),
  purple: holes(),
  grey: 'M0 -18 15.6 -9V9L0 18 -15.6 9V-9Z',
};

export const QUARTERS = (['red', 'yellow', 'purple', 'blue'] as const).map((colour, i) => ({
  colour,
  path: `M${point(i * 90, 9)}L${point(i * 90, 27)}A27 27 0 0 1 ${point(i * 90 + 90, 27)}L${point(i * 90 + 90, 9)}A9 9 0 0 0 ${point(i * 90, 9)}Z`,
}));

export const SLOTS = Array.from({ length: 24 }, (_, i) => `M${point(i * 15, 35)}L${point(i * 15, 49)}`).join(
  '',
);

export const DISTANCE = 172;
export const BELT = 212;

/** Where the seats sit, as seen by one of them: it is at the bottom, the others follow clockwise. */
export function places(seats: number): number[] {
  if (seats === 2) return [180, 0];
  return seats === 3 ? [180, 300, 60] : [180, 270, 0, 90];
}

export type Corner = 'tl' | 'tr' | 'br' | 'bl';

/** The corner of a seat's panel. */
export function cornerOf(angle: number, seats: number): Corner {
  if (angle === 180) return 'bl';
  if (angle === 270 || angle === 300) return 'tl';
  return angle === 0 || seats === 3 ? 'tr' : 'br';
}

/** The round card, with a corner for every gear. */
export function cardPath(seats: number, radius: number): string {
  const corners = (seats === 3 ? [0, 60, 120, 180, 240, 300] : [0, 90, 180, 270]).map((a) => at(a, radius));
  const round = 9; // how far from a corner it begins to bend
  const near = ([x, y]: [number, number], [u, v]: [number, number]): string => {
    const share = round / Math.hypot(u - x, v - y);
    return `${round2(x + (u - x) * share)} ${round2(y + (v - y) * share)}`;
  };
  const bends = corners.map((corner, i) => {
    const [before, after] = [corners.at(i - 1)!, corners[(i + 1) % corners.length]!];
    return `${i ? 'L' : 'M'}${near(corner, before)}Q${corner.join(' ')} ${near(corner, after)}`;
  });
  return `${bends.join('')}Z`;
}

export interface Arc {
  path: string;
  /** The arrow's place and direction. */
  head: string;
  middle: [number, number];
}

/** A belt along the ring from one place to another; from a place to itself it is a loop beside the gear. */
export function belt(from: number, to: number, clockwise: boolean): Arc {
  if (from === to) {
    const [x, y] = at(from, DISTANCE);
    const spot = (angle: number): [number, number] => {
      const [u, v] = at(angle, 88);
      return [round2(x + u), round2(y + v)];
    };
    const [a, b] = [from - 128, from - 54];
    return {
      path: `M${spot(a).join(' ')}A88 88 0 0 1 ${spot(b).join(' ')}`,
      head: `translate(${spot(b + 3).join(' ')}) rotate(${b + 3})`,
      middle: spot(from - 92),
    };
  }
  const span = (((clockwise ? to - from : from - to) % 360) + 360) % 360 || 360;
  const sign = clockwise ? 1 : -1;
  const [a, b] = [from + sign * 30, from + sign * (span - 28)];
  const large = span - 58 > 180 ? 1 : 0;
  return {
    path: `M${point(a, BELT)}A${BELT} ${BELT} 0 ${large} ${clockwise ? 1 : 0} ${point(b, BELT)}`,
    head: `translate(${point(b + sign * 2, BELT)}) rotate(${b + (clockwise ? 2 : 178)})`,
    middle: at(from + (sign * span) / 2, BELT),
  };
}
