// Every sentence of the client. `t` is reactive: a component that calls it follows the language.

export type Language = 'en' | 'ru';
export type Args = Record<string, string | number>;
type Tree = { [key: string]: string | Tree };

export const LANGUAGES: readonly Language[] = ['en', 'ru'];

const files = import.meta.glob<Tree>('./*.json', { import: 'default' });
// A game's words: those the shell shows (options, score lines) and those of its own drawing.
const shown = import.meta.glob<Tree>('./games/*/*.json', { import: 'default' });
const drawn = import.meta.glob<Tree>('../games/*/words/*.json', { import: 'default' });

let language = $state<Language>('en');
let words = $state.raw<ReadonlyMap<string, string>>(new Map());
const games = new Set<string>();

export const folder = (game: string): string => game.replaceAll('-', '_');

/** The language of the sentences on show. */
export function spoken(): Language {
  return language;
}

export async function speak(wanted: Language): Promise<void> {
  const found = new Map<string, string>();
  flatten(await files[`./${wanted}.json`]!(), '', found);
  for (const game of games) await addGame(game, wanted, found);
  language = wanted;
  words = found;
  document.documentElement.lang = wanted;
}

/** Fetches the words of a game, once. Games without any fall back to their raw names. */
export async function loadGameWords(game: string): Promise<void> {
  if (games.has(game)) return;
  const found = new Map<string, string>();
  const wanted = language;
  await addGame(game, wanted, found);
  games.add(game);
  if (wanted === language) words = new Map([...words, ...found]);
  else await speak(language);
}

async function addGame(game: string, wanted: Language, found: Map<string, string>): Promise<void> {
  const place = folder(game);
  for (const load of [
    shown[`./games/${place}/${wanted}.json`],
    drawn[`../games/${place}/words/${wanted}.json`],
  ])
    if (load) flatten(await load(), `games.${game}.`, found);
}

function flatten(tree: Tree, prefix: string, found: Map<string, string>): void {
  for (const [key, value] of Object.entries(tree))
    if (typeof value === 'string') found.set(prefix + key, value);
    else flatten(value, `${prefix}${key}.`, found);
}

/** What formats something in the language on show; making one costs milliseconds, so each is made once. */
export function formatter<T>(make: (language: Language) => T): () => T {
  const made: Partial<Record<Language, T>> = {};
  return () => (made[language] ??= make(language));
}

const plurals = formatter((name) => new Intl.PluralRules(name));
const fractions = formatter(
  (name) => new Intl.NumberFormat(name, { useGrouping: false, maximumFractionDigits: 2 }),
);
const conjunction = formatter((name) => new Intl.ListFormat(name, { type: 'conjunction' }));

/** The sentence of a key with its {arguments}. `n` also chooses the plural form where there are forms. */
export function t(key: string, args: Args = {}): string {
  return find(key, args) ?? key;
}

/** As `t`, with something else to say where the words do not know the key. */
export function tr(key: string, otherwise: string, args: Args = {}): string {
  return find(key, args) ?? otherwise;
}

function find(key: string, args: Args): string | undefined {
  let text = words.get(key);
  if (text === undefined && 'n' in args) {
    const form = plurals().select(Math.abs(Number(args.n)));
    text = words.get(`${key}.${form}`) ?? words.get(`${key}.other`) ?? words.get(`${key}.many`);
  }
  return text?.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in args ? (typeof args[name] === 'number' ? number(args[name]) : String(args[name])) : whole,
  );
}

/** A number with a minus as wide as a plus; zero has none. */
export function number(n: number): string {
  const text = Number.isInteger(n) ? String(n || 0) : fractions().format(n);
  return text.replace('-', '−');
}

export function signed(n: number): string {
  return n > 0 ? `+${number(n)}` : number(n);
}

/** "Anna, Mira and Oleg". */
export function list(parts: string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : conjunction().format(parts);
}
