// This game's sentences, and pieces and drawings in words.

import { idPart, list, wordsOf } from '../../words/index.svelte';
import { kindOf } from './kinds';
import { drawingOf, SIDES } from './view';

export const GAME = 'railroad-ink';

export const w = wordsOf(GAME);

/** "straight highway", for any turn of it. */
export const kindName = (drawing: string): string => w(`kind-${idPart(kindOf(drawing))}`);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "curved station: highway north, rail east". */
export function drawingWords(drawing: string): string {
  if (drawing === 'LLLL') return kindName(drawing);
  const parts = ['H', 'R', 'L']
    .filter((letter) => drawing.includes(letter))
    .map((letter) => {
      const sides = SIDES.filter((_, i) => drawing[i] === letter).map((side) => w(`side-${side}`));
      return `${w(`letter-${letter}`)} ${list(sides)}`;
    });
  return `${kindName(drawing)}: ${parts.join(', ')}`;
}

/** A move of the log for people; `seat` 0 is nature. */
export function describe(text: string, seat: number): string {
  const [verb = '', what = ''] = text.split(' ');
  if (seat === 0) {
    if (verb === 'roll') return w('log-roll', { kind: kindName(what) });
    if (verb === 'aim') return w('log-aim', { side: w(`side-${what}`) });
    return w('log-fly', { n: Number(what) });
  }
  const drawn = drawingOf(text);
  if (drawn) return w('log-draw', { kind: kindName(drawn.drawing), cell: drawn.cell });
  if (verb === 'skip') return w('log-skip', { kind: kindName(what) });
  if (verb === 'meteor') return what ? w('log-meteor-to', { side: w(`side-${what}`) }) : w('log-meteor');
  return verb === 'done' ? w('log-done') : w('log-hidden');
}

/** The same with the sides it joins: a corner can lie four ways. */
export function inFull(text: string): string {
  const drawn = drawingOf(text);
  return drawn ? w('log-draw', { kind: drawingWords(drawn.drawing), cell: drawn.cell }) : describe(text, 1);
}
