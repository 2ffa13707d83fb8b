// Components as an edition's file has them: JSON values, of which a file states what differs.

export type Value = string | number | boolean | null | Value[] | Values;
export type Values = { [key: string]: Value };
export type Path = readonly (string | number)[];

export const isTable = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const has = (table: Values, key: string): boolean => Object.hasOwn(table, key);

/** A text; '' where there is none. */
export const textOf = (value: Value | undefined): string => (typeof value === 'string' ? value : '');

/** A path as the key of a set. */
export const keyOf = (path: Path): string => JSON.stringify(path);

export function same(a: Value | undefined, b: Value | undefined): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, i) => same(one, b[i]));
  if (!isTable(a) || !isTable(b)) return a === b;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => has(b, key) && same(a[key], b[key]));
}

export function at(value: Value | undefined, path: Path): Value | undefined {
  let found = value;
  for (const step of path) {
    if (Array.isArray(found)) found = found[Number(step)];
    else if (isTable(found) && has(found, String(step))) found = found[step];
    else return undefined;
  }
  return found;
}

/** With another value at a path; undefined takes it away. What is beside the path stays as it was. */
export function put(value: Value | undefined, path: Path, next: Value | undefined): Value {
  const [step, ...rest] = path;
  if (step === undefined) return next ?? null;
  const under = (old: Value | undefined) => (rest.length ? put(old, rest, next) : next);
  if (Array.isArray(value)) {
    const changed = under(value[Number(step)]);
    return changed === undefined
      ? value.filter((_, i) => i !== step)
      : Object.assign([...value], { [step]: changed });
  }
  const table = isTable(value) ? value : {};
  const changed = under(table[step]);
  const entries = Object.entries(table);
  if (changed === undefined) return Object.fromEntries(entries.filter(([key]) => key !== step));
  return { ...table, [step]: changed };
}

/** What is stated, in the place of what is our own; the server merges a file in the same way. */
export function merged(own: Value | undefined, said: Value): Value {
  if (!isTable(said)) return said;
  const found = new Map(Object.entries(isTable(own) ? own : {}));
  for (const [key, value] of Object.entries(said))
    if (value === null) found.delete(key);
    else found.set(key, merged(found.get(key), value));
  return Object.fromEntries(found);
}

/** What a file must state: what differs, and what is `sure` though it is the same. Undefined: nothing. */
export function stated(
  own: Value | undefined,
  now: Value | undefined,
  sure: ReadonlySet<string>,
  path: Path = [],
): Value | undefined {
  if (now === undefined) return own === undefined ? undefined : null;
  if (!isTable(own) || !isTable(now)) return same(own, now) && !sure.has(keyOf(path)) ? undefined : now;
  const found: [string, Value][] = [];
  for (const key of new Set([...Object.keys(own), ...Object.keys(now)])) {
    const said = stated(own[key], now[key], sure, [...path, key]);
    if (said !== undefined) found.push([key, said]);
  }
  return found.length ? Object.fromEntries(found) : undefined;
}

/** The places of the single values: of all that is no table. */
export const leaves = (value: Value | undefined, path: Path = []): Path[] =>
  isTable(value)
    ? Object.entries(value).flatMap(([key, one]) => leaves(one, [...path, key]))
    : value === undefined
      ? []
      : [path];

/** What a file states although it is the same: its owner has looked. */
export const confirmed = (own: Values, said: Value): string[] =>
  leaves(said)
    .filter((path) => same(at(own, path), at(said, path)))
    .map(keyOf);

/** One entry of a section: a card, a gear; or the section itself, where it is a single thing. */
export const entriesOf = (data: Values, section: string, whole: readonly string[] = []): Path[] => {
  const value = data[section];
  return isTable(value) && !whole.includes(section)
    ? Object.keys(value).map((key) => [section, key])
    : value === undefined
      ? []
      : [[section]];
};

/** The entry a refusal speaks of, by its "cards, TLTa, corners"; undefined where that is none of these. */
export function entryAt(data: Values, where: string, whole: readonly string[] = []): Path | undefined {
  const [section = '', entry = ''] = where.split(', ');
  if (!has(data, section)) return undefined;
  const value = data[section];
  return isTable(value) && has(value, entry) && !whole.includes(section) ? [section, entry] : [section];
}
