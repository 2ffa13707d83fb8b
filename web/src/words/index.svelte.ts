// Every sentence of the client, by Project Fluent: the catalogues the terminal speaks from as well
// (`src/tinkertable/words`, `games/<game>/words`). `t` is reactive: a component that calls it follows the language.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'ru';
export type Args = Record<string, string | number>;

export const LANGUAGES: readonly Language[] = ['en', 'ru'];

type Load = () => Promise<string>;
type Part = 'shell' | 'about' | 'facts' | 'table';

// A catalogue is cut along its "## part:" headings (vite.config.ts): what is needed later is fetched later.
const shell = import.meta.glob<string>('../../../src/tinkertable/words/*.ftl', {
  import: 'default',
  query: '?part=shell,errors',
});
const about = import.meta.glob<string>('../../../src/tinkertable/games/*/words/*.ftl', {
  import: 'default',
  query: '?part=about',
});
const facts = import.meta.glob<string>('../../../src/tinkertable/games/*/words/*.ftl', {
  import: 'default',
  query: '?part=facts',
});
const table = import.meta.glob<string>('../../../src/tinkertable/games/*/words/*.ftl', {
  import: 'default',
  query: '?part=table',
});
const files: Record<Part, Record<string, Load>> = { shell, about, facts, table };

const SHARED = '';
let language = $state<Language>('en');
// By game, "" for what all share. A game's bundle knows the shared messages and terms too.
let bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());
const games = new Set<string>();

export const folder = (game: string): string => game.replaceAll('-', '_');
const nameOf = (place: string): string => place.replaceAll('_', '-');

/** The language of the sentences on show. */
export function spoken(): Language {
  return language;
}

export async function speak(wanted: Language): Promise<void> {
  const found = await readAll(wanted);
  language = wanted;
  bundles = found;
  document.documentElement.lang = wanted;
}

/** Fetches the words of a game's table, once. A game without any shows its raw names. */
export async function loadGameWords(game: string): Promise<void> {
  if (games.has(game)) return;
  games.add(game);
  await speak(language);
}

async function readAll(wanted: Language): Promise<Map<string, FluentBundle>> {
  const shared = await read(wanted, ['shell'], 'tinkertable/words/');
  const places = Object.keys(about).flatMap((path) => /games\/(\w+)\/words\/en/.exec(path)?.[1] ?? []);
  const own = await Promise.all(
    places.map(async (place) => {
      const parts: Part[] = games.has(nameOf(place)) ? ['about', 'facts', 'table'] : ['about'];
      return [nameOf(place), await read(wanted, parts, `/games/${place}/words/`)] as const;
    }),
  );
  const bundle = (resources: FluentResource[]): FluentBundle => {
    const made = new FluentBundle(wanted, { useIsolating: false });
    // What a game says for itself comes first; the same shared message is then left out.
    for (const resource of resources) made.addResource(resource);
    return made;
  };
  return new Map([
    [SHARED, bundle(shared)],
    ...own.map(([game, resources]) => [game, bundle([...resources, ...shared])] as const),
  ]);
}

const resources = new Map<Load, Promise<FluentResource>>();

function read(wanted: Language, parts: Part[], place: string): Promise<FluentResource[]> {
  const loads = parts.flatMap((part) =>
    Object.entries(files[part]).flatMap(([path, load]) =>
      path.endsWith(`${place}${wanted}.ftl`) ? [load] : [],
    ),
  );
  return Promise.all(
    loads.map((load) => {
      const known = resources.get(load) ?? load().then((text) => new FluentResource(text));
      resources.set(load, known);
      known.catch(() => resources.delete(load)); // to be tried again
      return known;
    }),
  );
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
