// What ideas and forest cards show, as a row of signs.

import type { GlyphName } from './glyphs';
import type { IdeaTile } from './view';

export type Sign = GlyphName | 'W' | 'Y' | 'B' | 'G' | 'E' | 'any';
export type Part = { glyph: Sign } | { text: string } | { points: number };

const sign = (glyph: Sign): Part => ({ glyph });
const text = (value: string): Part => ({ text: value });
const several = (n: number, glyph: Sign): Part[] => (n > 1 ? [text(String(n)), sign(glyph)] : [sign(glyph)]);

function cost(idea: IdeaTile): Part[] {
  return [
    ...(idea.pays_volts ? several(idea.pays_volts, 'E') : []),
    ...(idea.pays ? [sign(idea.pays as Sign)] : []),
    ...(idea.pays_any ? several(idea.pays_any, 'any') : []),
  ];
}

function gain(idea: IdeaTile): Part[] {
  const colours = [...idea.gains] as Sign[];
  if (colours.length === 4) return [sign('any')];
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

/** The effects are the same in every edition; the points are not. */
export function forestParts(card: string, points: number): Part[] {
  switch (card) {
    case 'FC02':
      return [text('+'), ...several(6, 'E')];
    case 'FC03':
      return [text('+'), sign('any')];
    case 'FC04':
      return [sign('POWER_STATION'), text('+'), ...several(2, 'any')];
    case 'FC05':
      return [sign('LAKE'), text('+'), ...several(2, 'any')];
    case 'FC06':
      return [sign('MEADOW'), text('+'), ...several(2, 'any')];
    case 'FC07':
      return [sign('W'), text('='), sign('Y'), sign('B'), text('='), sign('G')];
    case 'FC08':
      return [sign('E'), sign('arrow'), sign('W'), sign('G')];
    case 'FC09':
      return [sign('E'), sign('arrow'), sign('Y'), sign('B')];
    case 'FC10':
      return [sign('TOWN'), text('+'), sign('SCRAP_YARD')];
    case 'FC11':
      return [sign('again')];
    default:
      return [sign('flag'), { points }];
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
