// This game's sentences, and pieces and drawings in words.

import { list, t, type Args } from '../../words/index.svelte';
import { drawingOf, SIDES } from './view';

export const GAME = 'railroad-ink';

export const w = (key: string, args?: Args): string => t(`games.${GAME}.${key}`, args);

const KINDS = [
  'H.H.', 'HH..', 'HHH.', 'R.R.', 'RR..', 'RRR.', 'HRHRx', 'H.R.', 'HR..', 'HHHR', 'HRRR', 'HHHH', 'RRRR', 'HHRR',
  'HRHR', 'LL..', 'L.L.', 'LLL.', 'LH.H', 'LR.R', 'LLLL',
]; // prettier-ignore

/** Turned and mirrored so that drawings of one kind look alike. */
function plainest(drawing: string): string {
  const sides = [...drawing.slice(0, 4)];
  const mirrored = [sides[0]!, sides[3]!, sides[2]!, sides[1]!];
  const forms = [sides, mirrored].flatMap((form) =>
    form.map((_, k) => [...form.slice(k), ...form.slice(0, k)].join('')),
  );
  return forms.sort()[0]! + drawing.slice(4);
}

const kinds = new Map(KINDS.map((kind) => [plainest(kind), kind]));

/** "straight highway", for any turn of it. */
export const kindName = (drawing: string): string => w(`kind.${kinds.get(plainest(drawing)) ?? drawing}`);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "curved station: highway north, rail east". */
export function drawingWords(drawing: string): string {
  if (drawing === 'LLLL') return kindName(drawing);
  const parts = ['H', 'R', 'L']
    .filter((letter) => drawing.includes(letter))
    .map((letter) => {
      const sides = SIDES.filter((_, i) => drawing[i] === letter).map((side) => w(`side.${side}`));
      return `${w(`letter.${letter}`)} ${list(sides)}`;
    });
  return `${kindName(drawing)}: ${parts.join(', ')}`;
}

/** A move of the log for people; `seat` 0 is nature. */
export function describe(text: string, seat: number): string {
  const [verb = '', what = ''] = text.split(' ');
  if (seat === 0) {
    if (verb === 'roll') return w('log.roll', { kind: kindName(what) });
    if (verb === 'aim') return w('log.aim', { side: w(`side.${what}`) });
    return w('log.fly', { n: Number(what) });
  }
  const drawn = drawingOf(text);
  if (drawn) return w('log.draw', { kind: kindName(drawn.drawing), cell: drawn.cell });
  if (verb === 'skip') return w('log.skip', { kind: kindName(what) });
  if (verb === 'meteor') return what ? w('log.meteor-to', { side: w(`side.${what}`) }) : w('log.meteor');
  return verb === 'done' ? w('log.done') : w('log.hidden');
}
