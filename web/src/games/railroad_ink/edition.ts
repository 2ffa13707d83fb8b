// What an edition's board and dice may show: for its form.

import { at, textOf, type Path, type Values } from '../../editions/data';
import type { Field } from '../../editions/fields';
import type { Guide } from '../../editions/guide';
import { capital, kindName, w } from './words';

export const ROWS = [...'ABCDEFG'];
export const COLUMNS = [...'1234567'];
const EDGES = ['N', 'E', 'S', 'W'];
const AIMS = [...EDGES, 'any'];
const DISTANCES = ['1', '2', '3', '4', '5', '6'];

type Drawing = Extract<Field, { kind: 'signs' }>;
const drawing = (letters: string): Drawing => ({
  kind: 'signs',
  signs: [...letters, '.'],
  count: 4,
  mark: 'x',
});
const ROUTE = drawing('HR');
const LAVA = drawing('LHR');

const faces = (of: Drawing, begin: string): Field => ({
  kind: 'table',
  keys: { made: { of, begin, first: 1 } },
});

const table = (all: string[], first: Values = {}, needed: string[] = []): Field => ({
  kind: 'table',
  keys: { all, first, needed },
});

function field(path: Path): Field | null {
  const [section, entry] = path;
  switch (section) {
    case 'exits': {
      if (path.length === 1) return table(EDGES, {}, EDGES);
      if (path.length === 3) return { kind: 'choice', values: ['H', 'R'], closed: true };
      const places = entry === 'N' || entry === 'S' ? COLUMNS : ROWS;
      return table(places, Object.fromEntries(places.map((place) => [place, 'H'])));
    }
    case 'centre':
      return { kind: 'squares', rows: ROWS, columns: COLUMNS };
    case 'dice':
      return path.length === 2 ? faces(ROUTE, 'HHRRx') : { kind: 'number' };
    case 'lava_dice':
      return path.length === 2 ? faces(LAVA, 'LLH.') : { kind: 'number' };
    case 'specials':
      return path.length === 1 ? { kind: 'list', least: 6, most: 6 } : ROUTE;
    case 'aim_die':
      return path.length === 1 ? table(AIMS) : { kind: 'number' };
    case 'fly_die':
      return path.length === 1 ? table(DISTANCES) : { kind: 'number' };
    default:
      return null;
  }
}

/** A drawing with all its sides, in words. */
const drawn = (text: string): string => (/^[HRL.]{4}x?$/.test(text) ? capital(kindName(text)) : text);

function label(path: Path, data: Values): string | null {
  const [section, entry, place] = path;
  const last = String(path.at(-1));
  if (section === 'exits' && path.length === 2) return w('edition-entry-exits', { name: last });
  if (section === 'aim_die' && path.length === 2)
    return capital(last === 'any' ? w('meteor-any') : w(`side-${last}`));
  if (section === 'fly_die' && path.length === 2) return w('meteor-distance', { n: Number(entry) });
  if ((section === 'dice' || section === 'lava_dice') && place !== undefined) return drawn(last);
  if (section === 'specials' && path.length === 2) return drawn(textOf(at(data, path)));
  return section === 'exits' ? last : null;
}

const valueName = (path: Path, value: string): string | null =>
  path[0] === 'exits' && (value === 'H' || value === 'R') ? w(`edition-sign-${value}`) : null;

const PICTURED = ['dice', 'lava_dice', 'specials'];

export default {
  whole: ['exits', 'aim_die', 'fly_die'],
  field,
  label,
  valueName,
  pictured: ([section]) => PICTURED.includes(String(section)),
} satisfies Guide;
