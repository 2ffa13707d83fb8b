// What a field asks for, by what our own components have in such places.

import { at, isTable, same, type Path, type Value, type Values } from './data';

/** What a table may hold, where our own components do not tell. */
export interface Keys {
  /** All keys there can be, in their order; none: those that stand there. */
  all?: readonly string[];
  /** Those that always stand there. */
  needed?: readonly string[];
  /** What a key stands for if it says nothing; what says nothing is not shown. */
  usual?: Values;
  /** What a key holds at first. */
  first?: Values;
  /** Other keys are put together out of signs, and hold this at first. */
  made?: { of: Extract<Field, { kind: 'signs' }>; begin: string; first: Value };
}

export type Field =
  | { kind: 'number' | 'flag' }
  | { kind: 'text'; example?: string }
  | { kind: 'table'; keys?: Keys }
  | { kind: 'list'; least?: number; most?: number; first?: Value }
  | { kind: 'choice'; values: readonly string[]; closed?: true }
  /** So many signs; `some`: at most so many. Behind them a mark may stand. */
  | { kind: 'signs'; signs: readonly string[]; count: number; some?: true; mark?: string }
  /** Any of these, as a list or as a text of letters. */
  | { kind: 'several'; values: readonly string[] }
  /** Squares of a board, as a list of their names. */
  | { kind: 'squares'; rows: readonly string[]; columns: readonly string[] }
  /** Told one way or another; each with what it says at first. */
  | { kind: 'either'; now: string; ways: Record<string, Value>; then: Field };

const MOST_SIGNS = 4;
const NAME = /^[A-Za-z][\w+]*$/;

/** The steps a path can take where the entries of a section, and the places of a list, are alike. */
function stepsAt(value: Value | undefined, path: Path, depth: number): (string | number)[] {
  const step = path[depth]!;
  if (Array.isArray(value)) return [...value.keys()];
  return depth === 1 && isTable(value) ? Object.keys(value) : [step];
}

/** What stands in such places: of every entry of the section, and everywhere in a list. */
export function alike(own: Values, path: Path): Value[] {
  let found: Value[] = [own];
  path.forEach((_, depth) => {
    found = found.flatMap((value) =>
      stepsAt(value, path, depth).flatMap((step) => {
        const one = at(value, [step]);
        return one === undefined ? [] : [one];
      }),
    );
  });
  return found;
}

const distinct = (texts: string[]): string[] => [...new Set(texts)];

/** "+-", "WYB", "q-q-": a few signs, as many in every place. Words of small letters are none. */
function signsIn(texts: string[]): Field | null {
  const count = texts[0]!.length;
  const signs = distinct(texts.flatMap((text) => [...text]));
  const fits = count > 1 && count <= MOST_SIGNS && signs.length <= MOST_SIGNS;
  const words = texts.every((text) => /^[a-z]+$/.test(text));
  if (!fits || words || texts.some((text) => text.length !== count)) return null;
  return { kind: 'signs', signs, count };
}

/** Names of entries of a section, where these texts are such: what an idea does, which family an item is of. */
function named(data: Values, texts: string[]): string[] {
  const tables = Object.values(data).filter(isTable);
  const table = tables.find(
    (one) => texts.filter((text) => Object.hasOwn(one, text)).length * 2 > texts.length,
  );
  return table ? Object.keys(table) : [];
}

export function fieldAt(own: Values, data: Values, path: Path): Field {
  const value = at(data, path);
  const known = alike(own, path);
  if (Array.isArray(value)) return { kind: 'list' };
  if (isTable(value)) return { kind: 'table' };
  if (typeof value === 'boolean') return { kind: 'flag' };
  if (typeof value === 'number' || known.some((one) => typeof one === 'number')) return { kind: 'number' };
  const texts = known.filter((one) => typeof one === 'string');
  const signs = texts.length ? signsIn(texts) : null;
  if (signs) return signs;
  const values = distinct(texts);
  if (values.length < 2 || !values.every((text) => !text || NAME.test(text))) return { kind: 'text' };
  return { kind: 'choice', values: distinct([...values, ...named(data, values)]) };
}

/** The fields that other entries of a section have and this one has not. */
export function missing(own: Values, data: Values, entry: Path): string[] {
  const value = at(data, entry);
  if (!isTable(value) || entry.length < 2) return [];
  const keys = alike(own, entry).flatMap((one) => (isTable(one) ? Object.keys(one) : []));
  return distinct(keys).filter((key) => !Object.hasOwn(value, key));
}

/** Are lists in such places always of one length? One list alone tells nothing. */
export function isFixed(own: Values, path: Path): boolean {
  const lengths = alike(own, path).flatMap((one) => (Array.isArray(one) ? [one.length] : []));
  return lengths.length > 1 && new Set(lengths).size === 1;
}

/** What a field holds that is added: as the first of our own that has it. */
export const firstOf = (own: Values, path: Path): Value => alike(own, path)[0] ?? '';

/** May a field be left out? Some of our own entries do without it. */
export const isOptional = (own: Values, entry: Path, key: string): boolean =>
  entry.length > 1 && alike(own, entry).some((one) => isTable(one) && !Object.hasOwn(one, key));

/** An entry whose choice has changed takes over how many numbers our own entry with that choice has. */
export function reshaped(own: Values, entry: Path, now: Values, key: string, choice: string): Values {
  const model = alike(own, entry).find((one) => isTable(one) && one[key] === choice);
  const changed: Values = { ...now, [key]: choice };
  if (!isTable(model)) return changed;
  for (const [name, list] of Object.entries(model)) {
    const old = now[name];
    if (Array.isArray(list) && Array.isArray(old) && list.length !== old.length)
      changed[name] = list.map((one, i) => old[i] ?? one);
  }
  return changed;
}

const begins = (a: string, b: string): number => {
  let n = 0;
  while (n < a.length && a[n] === b[n]) n++;
  return n;
};

/** What a new entry shows at first: as the one whose name begins most like its own. */
export function fresh(data: Values, section: string, name: string): Value {
  const entries = Object.entries(isTable(data[section]) ? data[section] : {});
  const [best] = entries.sort(([a], [b]) => begins(b, name) - begins(a, name));
  return best ? best[1] : '';
}

/** Whether anything differs in an entry. */
export const isChanged = (own: Values, data: Values, entry: Path): boolean =>
  !same(at(own, entry), at(data, entry));
