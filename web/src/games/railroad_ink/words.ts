// This game's sentences, and pieces and drawings in words.

import type { Mover } from '../../table/play';
import { idPart, list, signed, wordsOf } from '../../words/index.svelte';
import type { Change, Line } from './change';
import { isNamed, kindOf } from './kinds';
import { drawingOf, SIDES, type Expansion } from './view';

export const GAME = 'railroad-ink';

export const w = wordsOf(GAME);

/** "straight highway", for any turn of it; as what somebody draws, "a straight highway". */
export function kindName(drawing: string, form: 'nom' | 'acc' = 'nom'): string {
  const kind = kindOf(drawing);
  if (!isNamed(kind)) return w('kind-other', { case: form, drawing: kind });
  return w(`kind-${idPart(kind)}`, { case: form });
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "highway north, railway east". */
function leads(drawing: string): string {
  const parts = ['H', 'R', 'L'].filter((letter) => drawing.includes(letter));
  const named = parts.map((letter) => {
    const sides = SIDES.filter((_, i) => drawing[i] === letter).map((side) => w(`side-${side}`));
    return w(`leads-${letter}`, { sides: list(sides) });
  });
  return named.join(', ');
}

/** "curved station: highway north, railway east". */
export function drawingWords(drawing: string): string {
  if (drawing === 'LLLL') return kindName(drawing);
  return w('drawing', { kind: kindName(drawing), leads: leads(drawing) });
}

/** A line of the score; the expansion's is named for what it counts. */
export const lineName = (line: Line, expansion: Expansion): string =>
  w(line === 'bonus' ? `bonus-${expansion}` : `line-${line}`);

/** What changes in a line: "networks", "new open end". */
export function changeName({ line, points }: Change, expansion: Expansion): string {
  if (line === 'errors') return w(points > 0 ? 'change-closed' : 'change-opened', { n: Math.abs(points) });
  return lineName(line, expansion).toLowerCase();
}

/** "+4 networks, −1 new open end". */
export const changeWords = (changed: Change[], expansion: Expansion): string =>
  changed.map((change) => `${signed(change.points)} ${changeName(change, expansion)}`).join(', ') ||
  w('bar-same');

/** What the dice did. */
function nature(verb: string, what: string): string {
  if (verb === 'roll') return w('log-roll', { kind: kindName(what, 'acc') });
  if (verb === 'fly') return w('log-fly', { n: Number(what) });
  return what === 'any' ? w('log-aim-any') : w('log-aim', { side: w(`side-${what}`) });
}

/** A move of the log as a sentence. */
export function tell(text: string, by: Mover): string {
  const [verb = '', what = ''] = text.split(' ');
  if (by.seat === 0) return nature(verb, what);
  const { name } = by;
  const who = by.you ? 'you' : 'other';
  const drawn = drawingOf(text);
  if (drawn) return w('log-draw', { who, name, kind: kindName(drawn.drawing, 'acc'), cell: drawn.cell });
  if (verb === 'skip') return w('log-skip', { who, name, kind: kindName(what, 'acc') });
  if (verb === 'meteor' && what) return w('log-meteor-to', { who, name, side: w(`side-${what}`) });
  if (verb === 'meteor') return w('log-meteor', { who, name });
  return verb === 'done' ? w('log-done', { who, name }) : w('log-hidden', { name });
}

/** A move as something one could do; `seat` 0 is nature. */
export function describe(text: string, seat: number): string {
  const [verb = '', what = ''] = text.split(' ');
  if (seat === 0) return nature(verb, what);
  const drawn = drawingOf(text);
  if (drawn) return w('move-draw', { kind: kindName(drawn.drawing, 'acc'), cell: drawn.cell });
  if (verb === 'skip') return w('move-skip', { kind: kindName(what, 'acc') });
  if (verb === 'meteor') return what ? w('move-meteor-to', { side: w(`side-${what}`) }) : w('move-meteor');
  return verb === 'done' ? w('move-done') : text;
}

/** The same with the sides it joins: a corner can lie four ways. */
export function inFull(text: string): string {
  const drawn = drawingOf(text);
  if (!drawn || drawn.drawing === 'LLLL') return describe(text, 1);
  return w('move-draw-so', {
    kind: kindName(drawn.drawing, 'acc'),
    cell: drawn.cell,
    leads: leads(drawn.drawing),
  });
}
