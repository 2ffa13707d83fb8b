// What ideas and forest cards show, as a row of signs.

import type { GlyphName } from './glyphs';
import { COLOURS, type ForestCard, type IdeaTile } from './view';

export type Sign = GlyphName | 'W' | 'Y' | 'B' | 'G' | 'E' | 'any';
export type Part = { glyph: Sign } | { text: string } | { points: number };

const sign = (glyph: Sign): Part => ({ glyph });
const text = (value: string): Part => ({ text: value });
const several = (n: number, glyph: Sign): Part[] => (n > 1 ? [text(String(n)), sign(glyph)] : [sign(glyph)]);

function cost(idea: IdeaTile): Part[] {
  return [
    ...(idea.pays_volts ? several(idea.pays_volts, 'E') : []),
    ...(idea.pays ? [sign(idea.pays)] : []),
    ...(idea.pays_any ? several(idea.pays_any, 'any') : []),
  ];
}

function gain(idea: IdeaTile): Part[] {
  const colours: Sign[] = idea.gains;
  if (colours.length === COLOURS.length) return [sign('any')];
  return [
    ...colours.flatMap((colour, i) => (i ? [text('/'), sign(colour)] : [sign(colour)])),
    ...(idea.gains_volts ? several(idea.gains_volts, 'E') : []),
  ];
}

export function ideaParts(idea: IdeaTile): Part[] {
  const paid = cost(idea);
  const before = paid.length ? [...paid, sign('arrow')] : [];
  switch (idea.effect) {
    case 'end':
      return [
        sign('flag'),
        ...(idea.points ? [{ points: idea.points }] : []),
        ...Array.from({ length: idea.birds }, () => sign('bird')),
        ...Array.from({ length: idea.butterflies }, () => sign('bfly')),
      ];
    case 'steps':
      return [sign('step'), text(`+${idea.steps}`)];
    case 'reverse':
      return [...before, sign('ccw')];
    case 'jump':
    case 'swap':
      return [...before, sign(idea.effect)];
    case 'forest':
      return [...before, sign('FOREST')];
    case 'bonus':
      return [sign('MEADOW'), sign('LAKE'), text('+'), ...gain(idea)];
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
    case 'paying':
      return card.swaps.flatMap(([one, two]) => [sign(one), text('='), sign(two)]);
    case 'paired':
      return [sign('TOWN'), text('+'), sign('SCRAP_YARD')];
    case 'again':
      return [sign('again')];
    default: {
      const gained = [
        ...card.gains.map(sign),
        ...(card.gains_volts ? several(card.gains_volts, 'E') : []),
        ...(card.gains_any ? several(card.gains_any, 'any') : []),
      ];
      if (card.pays_volts) return [...several(card.pays_volts, 'E'), sign('arrow'), ...gained];
      return [...(card.place ? [sign(card.place)] : []), text('+'), ...gained];
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
