// Line drawings on a 24 grid.

export const GLYPHS = {
  INF: 'M7.6 16.4a6.2 6.2 0 0 1 0-8.8M16.4 7.6a6.2 6.2 0 0 1 0 8.8M4.6 19.4a10.4 10.4 0 0 1 0-14.8M19.4 4.6a10.4 10.4 0 0 1 0 14.8M12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
  SRV: 'M3.5 19.5h17M5 16.5a7 7 0 0 1 14 0zM12 9.5V6M9.5 6h5',
  TRN: 'M4.5 5l7 7-7 7M12.5 5l7 7-7 7',
  MIL: 'M12 2.8l8 3v5.7c0 5-3.4 8-8 9.7-4.6-1.7-8-4.7-8-9.7V5.8zM12 7.5v9M8 11h8',
  IND: 'M12 2.6l8.2 4.7v9.4L12 21.4l-8.2-4.7V7.3zM12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2z',
  agent: 'M5.5 21h13c0-4-3-5-4-8.5M5.5 21c0-4 3-5 4-8.5M12 2.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
  assistant: 'M6.5 20.5h11M8.5 20.5l1-7h5l1 7M12 6.9a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2z',
  order: 'M4 6h5M4 12h9M4 18h13M19 5v14M16.5 16.5L19 19l2.5-2.5',
} as const;

export type GlyphName = keyof typeof GLYPHS;

export const SIGNS = { '+': 'M-5 0h10M0-5v10', '-': 'M-5 0h10', '=': 'M-4-2.6h8M-4 2.6h8' } as const;

/** Where the pips of each face lie, in units from the middle. */
export const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
}; // prettier-ignore
/** "Any odd die": one over two. */
export const ODD = [[0, -0.9], [-0.95, 0.8], [0.95, 0.8]] as const; // prettier-ignore
export const EVEN = PIPS[4]!;

export const HEADS = [
  'M12 2a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
  'M5.5 2.5h13v13h-13z',
  'M12 1l8.5 14.5h-17z',
  'M12 0l8 8.5-8 8.5-8-8.5z',
] as const;
export const BODY = 'M4 33c0-8 4.5-9 5.5-18h5c1 9 5.5 10 5.5 18z';
export const HELPER = 'M2 15.5c0-4 2-4 2.5-8h3c.5 4 2.5 4 2.5 8zM6 .8a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z';
