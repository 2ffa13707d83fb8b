// Every sentence of the client, by Project Fluent: the catalogues the terminal speaks from as well
// (`src/tinkertable/words`, `games/<game>/words`). `t` is reactive: a component that calls it follows the language.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'ru';
export type Args = Record<string, string | number>;

export const LANGUAGES: readonly Language[] = ['en', 'ru'];

type Load = () => Promise<string>;
type Files = Record<string, Load>;

// A catalogue is cut along its "## part:" headings (catalogue.ts): what is needed later is fetched later.
const shared: Record<'shell' | 'screens' | 'errors' | 'edition', Files> = {
  shell: import.meta.glob<string>('../../../src/tinkertable/words/*.ftl', {
    import: 'default',
    query: '?part=shell',
  }),
  screens: import.meta.glob<string>('../../../src/tinkertable/words/*.ftl', {
    import: 'default',
    query: '?part=screens',
  }),
  errors: import.meta.glob<string>('../../../src/tinkertable/words/*.ftl', {
    import: 'default',
    query: '?part=errors',
  }),
  edition: import.meta.glob<string>('../../../src/tinkertable/words/*.ftl', {
    import: 'default',
    query: '?part=edition',
  }),
};
const own: Record<'about' | 'facts' | 'table' | 'edition', Files> = {
  about: import.meta.glob<string>('../../../src/tinkertable/games/*/words/*.ftl', {
    import: 'default',
    query: '?part=about',
  }),
  facts: import.meta.glob<string>('../../../src/tinkertable/games/*/words/*.ftl', {
    import: 'default',
    query: '?part=facts',
  }),
  table: import.meta.glob<string>('../../../src/tinkertable/games/*/words/*.ftl', {
    import: 'default',
    query: '?part=table',
  }),
  edition: import.meta.glob<string>('../../../src/tinkertable/games/*/words/*.ftl', {
    import: 'default',
    query: '?part=edition',
  }),
};

type Part = keyof typeof shared;

const SHARED = '';
let language = $state<Language>('en');
// By game, "" for what all share. A game's bundle knows the shared messages and terms too.
let bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());

/** What is to be spoken: in which language, which parts, of which games. */
let wanted: Language | null = null;
const parts = new Set<Part>(['shell']);
const games = new Set<string>();
/** Games whose components are being entered. */
const edited = new Set<string>();

export const folder = (game: string): string => game.replaceAll('-', '_');
const nameOf = (place: string): string => place.replaceAll('_', '-');

/** The language of the sentences on show. */
export function spoken(): Language {
  return language;
}

export function speak(next: Language): Promise<void> {
  wanted = next;
  return renew();
}

/** Fetches a part of the shared words, once. Before a language is known, it will come with the language. */
export const loadWords = (part: Part): Promise<void> => want(parts, part);

/** Fetches the words of a game's table, once. A game without any shows its raw names. */
export const loadGameWords = (game: string): Promise<void> => want(games, game);

/** Fetches what the form for a game's components says, once. */
export const loadEditionWords = async (game: string): Promise<void> =>
  void (await Promise.all([loadGameWords(game), loadWords('edition'), want(edited, game)]));

async function want<T>(among: Set<T>, one: T): Promise<void> {
  if (among.has(one)) return newest;
  among.add(one);
  if (!wanted) return;
  try {
    await renew();
  } catch (error) {
    among.delete(one); // to be tried again
    throw error;
  }
}

let newest: Promise<void> = Promise.resolve();
let renewals = 0;

/** Reads all that is wanted, then shows it at once. Whoever was overtaken by another wish waits for that. */
function renew(): Promise<void> {
  const [turn, next] = [++renewals, wanted!];
  const shown = readAll(next).then((found) => {
    if (turn !== renewals) return newest;
    language = next;
    bundles = found;
    document.documentElement.lang = next;
  });
  newest = shown;
  shown.catch(() => {
    if (newest === shown) newest = Promise.resolve(); // what was on show before still is
  });
  return shown;
}

async function readAll(next: Language): Promise<Map<string, FluentBundle>> {
  const common = Promise.all([...parts].map((part) => read(shared[part], `tinkertable/words/${next}.ftl`)));
  const places = Object.keys(own.about).flatMap((path) => /games\/(\w+)\/words\/en/.exec(path)?.[1] ?? []);
  const byGame = Promise.all(
    places.map(async (place) => {
      const [name, { about, facts, table, edition }] = [nameOf(place), own];
      const files = [
        about,
        ...(games.has(name) ? [facts, table] : []),
        ...(edited.has(name) ? [edition] : []),
      ];
      return Promise.all(files.map((one) => read(one, `/games/${place}/words/${next}.ftl`)));
    }),
  );
  const [heard, each] = await Promise.all([common, byGame]);
  return new Map([
    [SHARED, bundleOf(next, heard)],
    ...places.map((place, i) => [nameOf(place), bundleOf(next, [...each[i]!, ...heard])] as const),
  ]);
}

/** What a game says for itself comes first; the same shared message is then left out. */
function bundleOf(next: Language, found: FluentResource[]): FluentBundle {
  const made = new FluentBundle(next, { useIsolating: false });
  for (const resource of found) made.addResource(resource);
  return made;
}

const resources = new Map<Load, Promise<FluentResource>>();

function read(files: Files, ending: string): Promise<FluentResource> {
  const load = Object.entries(files).find(([path]) => path.endsWith(ending))?.[1];
  if (!load) return Promise.resolve(new FluentResource(''));
  const known = resources.get(load) ?? load().then((text) => new FluentResource(text));
  resources.set(load, known);
  known.catch(() => resources.delete(load)); // to be tried again
  return known;
}

/** What formats something in the language on show; making one costs milliseconds, so each is made once. */
export function formatter<T>(make: (language: Language) => T): () => T {
  const made: Partial<Record<Language, T>> = {};
  return () => (made[language] ??= make(language));
}

const fractions = formatter(
  (name) => new Intl.NumberFormat(name, { useGrouping: false, maximumFractionDigits: 2 }),
);
const conjunction = formatter((name) => new Intl.ListFormat(name, { type: 'conjunction' }));

/** A number as we write it; plural forms go by its value. */
class Count extends FluentNumber {
  override toString(): string {
    return number(this.value);
  }
}

/** The sentence of a message with its facts. */
export function t(id: string, args: Args = {}): string {
  return find(SHARED, id, args) ?? id;
}

/** As `t`, with something else to say where the catalogue does not know the message. */
export function tr(id: string, otherwise: string, args: Args = {}): string {
  return find(SHARED, id, args) ?? otherwise;
}

/** A message of a game, with something else to say where it has none such. */
export function trGame(game: string, id: string, otherwise: string, args: Args = {}): string {
  return find(game, id, args) ?? otherwise;
}

/** What a game's drawing speaks with. */
export const wordsOf =
  (game: string) =>
  (id: string, args: Args = {}): string =>
    find(game, id, args) ?? id;

function find(game: string, id: string, args: Args): string | undefined {
  const bundle = bundles.get(game) ?? bundles.get(SHARED);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return undefined;
  const variables: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args))
    variables[name] = typeof value === 'number' ? new Count(value) : value;
  return bundle.formatPattern(pattern, variables, []);
}

/** A name out of the rules as part of a message's id: "H.H." is H_H_, "turn +" is turn-plus. */
export const idPart = (name: string): string =>
  name.replaceAll('.', '_').replaceAll('+', 'plus').replaceAll(' -', ' minus').replaceAll(' ', '-');

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
