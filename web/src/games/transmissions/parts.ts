// What ideas and forest cards show, as a row of signs.

import type { GlyphName } from './glyphs';
import { COLOURS, type Colour, type ForestCard, type IdeaTile, type Trade } from './view';

export type Sign = GlyphName | 'W' | 'Y' | 'B' | 'G' | 'E' | 'any';
export type Part = { glyph: Sign } | { text: string } | { points: number };

const sign = (glyph: Sign): Part => ({ glyph });
const text = (value: string): Part => ({ text: value });
const several = (n: number, glyph: Sign): Part[] => (n > 1 ? [text(String(n)), sign(glyph)] : [sign(glyph)]);

const engrams = (colours: readonly Colour[]): Part[] =>
  COLOURS.flatMap((colour) => {
    const n = colours.filter((one) => one === colour).length;
    return n ? several(n, colour) : [];
  });

const cost = ({ pays_volts, pays, pays_any }: Trade): Part[] => [
  ...(pays_volts ? several(pays_volts, 'E') : []),
  ...engrams(pays),
  ...(pays_any ? several(pays_any, 'any') : []),
];

/** So many of some colours: "2 W/Y", or of any. */
function choice({ gains_any, gains_of }: Trade): Part[] {
  if (!gains_any || !gains_of.length) return [];
  if (gains_of.length === COLOURS.length) return several(gains_any, 'any');
  return [
    ...(gains_any > 1 ? [text(String(gains_any))] : []),
    ...gains_of.flatMap((colour, i) => (i ? [text('/'), sign(colour)] : [sign(colour)])),
  ];
}

const gain = (trade: Trade): Part[] => [
  ...engrams(trade.gains),
  ...choice(trade),
  ...(trade.gains_volts ? several(trade.gains_volts, 'E') : []),
];

/** What is printed beside an effect, and counts at the end. */
const printed = ({ points = 0, birds = 0, butterflies = 0 }): Part[] => [
  ...(points ? [{ points }] : []),
  ...Array.from({ length: birds }, () => sign('bird')),
  ...Array.from({ length: butterflies }, () => sign('bfly')),
];

export const ideaParts = (idea: IdeaTile): Part[] =>
  idea.effect === 'end' ? [sign('flag'), ...printed(idea)] : [...effectParts(idea), ...printed(idea)];

function effectParts(idea: IdeaTile): Part[] {
  const paid = cost(idea);
  const before = paid.length ? [...paid, sign('arrow')] : [];
  switch (idea.effect) {
    case 'steps':
      return [...before, sign('step'), text(`+${idea.steps}`)];
    case 'reverse':
      return [...before, sign('ccw')];
    case 'jump':
    case 'swap':
      return [...before, sign(idea.effect)];
    case 'forest':
      return [...before, sign('FOREST')];
    case 'bonus':
      return [sign('MEADOW'), sign('LAKE'), ...(before.length ? before : [text('+')]), ...gain(idea)];
    case 'right':
    case 'left':
      return [sign(idea.effect)];
    default:
      return paid.length ? [...before, ...gain(idea)] : [text('+'), ...gain(idea)];
  }
}

export function forestParts(card: ForestCard): Part[] {
  switch (card.window) {
    case 'never':
      return [sign('flag'), { points: card.points }];
    default:
      return [...playedParts(card), ...printed({ points: card.points })];
  }
}

function playedParts(card: ForestCard): Part[] {
  switch (card.window) {
    case 'paying':
      return card.swaps.flatMap(([one, two]) => [sign(one), text('='), sign(two)]);
    case 'paired':
      return [sign('TOWN'), text('+'), sign('SCRAP_YARD')];
    case 'again':
      return [sign('again')];
    default: {
      const paid = cost(card);
      const where = card.place ? [sign(card.place)] : [];
      return [...where, ...(paid.length ? [...paid, sign('arrow')] : [text('+')]), ...gain(card)];
    }
  }
}

export const widthOf = (part: Part): number =>
  'glyph' in part
    ? part.glyph === 'arrow'
      ? 18
      : 22
    : 'points' in part
      ? 20
      : 6 + 7 * (part.text.length - 1) + 5;
