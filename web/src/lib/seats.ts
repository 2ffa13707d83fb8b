// Colour and shape of each seat: never colour alone. Seats beyond the sixth repeat with a number.

export const SHAPES = [
  'M7 0.8a6.2 6.2 0 1 0 0 12.4a6.2 6.2 0 0 0 0-12.4z', // circle
  'M1.5 1.5h11v11h-11z', // square
  'M7 1l6.4 11.6H.6z', // triangle
  'M7 0l6.6 7L7 14 .4 7z', // diamond
  'M3.6 1h6.8L13.8 7l-3.4 6H3.6L.2 7z', // hexagon
  'M7 0l2 4.8 5 .4-3.8 3.3 1.2 5L7 10.8l-4.4 2.7 1.2-5L0 5.2l5-.4z', // star
] as const;

export const shapeOf = (seat: number): string => SHAPES[(seat - 1) % SHAPES.length]!;
/** 1 to 6, for the custom properties --s1 … --s6. */
export const colourOf = (seat: number): number => ((seat - 1) % SHAPES.length) + 1;
