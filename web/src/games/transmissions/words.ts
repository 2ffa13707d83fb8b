// This game's sentences; resources, tiles and cards in words.

import { idPart, list, wordsOf, type Args } from '../../words/index.svelte';
import {
  COLOURS,
  SIDES,
  type Amount,
  type Colour,
  type ForestCard,
  type IdeaTile,
  type ItemTile,
  type Lack,
  type PipeTile,
  type Place,
  type View,
} from './view';

export const w = wordsOf('transmissions');

/** What a sentence makes of a name. */
export type Case = 'nom' | 'acc' | 'gen';

export const robotTitle = (robot: string): string => w('robot-title', { robot });
export const placeShort = (place: Place): string => w('place-short', { place });

const either = (parts: string[]): string =>
  parts.length ? parts.reduce((one, other) => w('or', { one, other })) : '';

const shade = (colour: Colour, n: number, as: Case): string => w(`shade-${as}`, { resource: colour, n });

/** "1 white and 2 blue engrams". */
export function engrams(colours: readonly Colour[], as: Case): string {
  const counts = COLOURS.map((colour) => ({ colour, n: colours.filter((one) => one === colour).length }));
  const some = counts.filter(({ n }) => n);
  if (!some.length) return '';
  const what = list(some.map(({ colour, n }) => shade(colour, n, as)));
  return w(`engrams-${as}`, { what, n: some.at(-1)!.n });
}
/** "1 white, 2 blue", where it is clear that these are engrams. */
export const shades = (colours: readonly Colour[]): string =>
  list(
    COLOURS.flatMap((colour) => {
      const n = colours.filter((one) => one === colour).length;
      return n ? [shade(colour, n, 'nom')] : [];
    }),
  );
export const volts = (n: number): string => w('volts', { n });

/** "1 green or 2 yellow engrams". */
export function gifts(amounts: readonly Amount[]): string {
  const colours = amounts.flatMap(({ resource, count }) =>
    resource === 'E' ? [] : [{ text: shade(resource, count, 'acc'), count }],
  );
  const power = amounts.flatMap(({ resource, count }) => (resource === 'E' ? [volts(count)] : []));
  const last = colours.at(-1);
  const gathered = last
    ? [w('engrams-acc', { what: either(colours.map(({ text }) => text)), n: last.count })]
    : [];
  return either([...gathered, ...power]);
}

function animals({ birds, butterflies }: { birds: number; butterflies: number }): string[] {
  return [
    ...(birds ? [w('tile-birds', { birds })] : []),
    ...(butterflies ? [w('tile-butterflies', { butterflies })] : []),
  ];
}
const points = (n: number): string[] => (n ? [w('tile-points', { points: n })] : []);
const joined = (parts: string[]): string => parts.filter(Boolean).join(', ');

/** "2 electricity", "any 2 engrams". */
const costOf = (idea: IdeaTile): string =>
  joined([
    idea.pays_volts ? volts(idea.pays_volts) : '',
    idea.pays ? engrams([idea.pays], 'acc') : '',
    idea.pays_any ? w('any-acc', { n: idea.pays_any }) : '',
  ]);

function gainOf({ gains, gains_volts }: IdeaTile): string {
  const anything = gains.length === COLOURS.length;
  const colours = gains.map((resource) => ({ resource, count: 1 }));
  return joined([anything ? w('any-acc', { n: 1 }) : gifts(colours), gains_volts ? volts(gains_volts) : '']);
}

/** What an idea does, without its price. */
export function ideaWords(idea: IdeaTile): string {
  const cost = costOf(idea);
  const args: Args = { gain: gainOf(idea), n: idea.steps };
  if (idea.effect === 'end')
    return w('idea-end', { what: joined([...points(idea.points), ...animals(idea)]) });
  const told = w(`idea-${idea.effect}`, args);
  return cost && idea.effect !== 'steps' ? w('idea-for', { cost, what: told }) : told;
}

export const itemName = (item: { name: string }): string => w(`value-${idPart(item.name)}`);

function worthOf(item: ItemTile, worth: View['worth']): string {
  const [one = 0, two = 0, three = 0] = item.family ? (worth.families[item.family] ?? []) : [];
  const special = item.special ? worth.specials[item.special] : undefined;
  return joined([
    ...points(item.points),
    item.family ? w('tile-family', { one, two, three }) : '',
    special ? w(`tile-${item.special}`, { each: special.each, most: special.most }) : '',
    ...animals(item),
  ]);
}
export const itemWords = (item: ItemTile, worth: View['worth']): string =>
  w('tile', { name: itemName(item), what: worthOf(item, worth) });

export function pipeWords(pipe: PipeTile): string {
  const joints = pipe.edges.flatMap((joint, i) =>
    joint ? [w('pipe-joint', { side: SIDES[i]!, joint })] : [],
  );
  return joined([...joints, ...points(pipe.points), ...animals(pipe)]);
}

/** What a forest card does. */
function effectOf(card: ForestCard): string {
  const gain = joined([
    engrams(card.gains, 'acc'),
    card.gains_volts ? volts(card.gains_volts) : '',
    card.gains_any ? w('any-acc', { n: card.gains_any }) : '',
  ]);
  if (card.window === 'any') {
    const told = w('idea-trade', { gain });
    return card.pays_volts ? w('idea-for', { cost: volts(card.pays_volts), what: told }) : told;
  }
  const pairs = joined(card.swaps.map(([one, other]) => w('forest-pair', { one, other })));
  return w(`forest-card-${card.window}`, { points: card.points, place: card.place ?? '', gain, pairs });
}

export const forestWords = (card: ForestCard): string =>
  w('forest-card', { what: effectOf(card), acorns: card.acorns });

export function cardName(card: string, cards: View['cards']): string {
  const places = cards[card];
  return places ? places.map(placeShort).join(', ') : robotTitle(card.slice(1));
}

/** "2 green engrams and 1 electricity", or '' where nothing is lacking. */
function lackWords(lack: Lack): string {
  const colours = lack.resources.flatMap(({ resource, count }) =>
    resource === 'E' ? [] : Array.from({ length: count }, () => resource),
  );
  const power = lack.resources.find(({ resource }) => resource === 'E');
  return joined([
    engrams(colours, 'gen'),
    lack.pale ? w('pale-gen') : '',
    power ? w('volts-gen', { n: power.count }) : '',
  ]);
}

/** A forest card makes up for all that is lacking. */
const isMadeUp = (lack: Lack): boolean =>
  lack.swap && !lack.resources.some(({ resource }) => resource === 'E');

/** What keeps one from buying, or '' where nothing does. */
export const barrier = (lack: Lack | null | undefined): string =>
  lack && !isMadeUp(lack) ? lackWords(lack) : '';

/** "you lack 2 green engrams", or '' where nothing is missing. */
export function missingWords(lack: Lack | null | undefined): string {
  const what = lack ? lackWords(lack) : '';
  if (!lack || !what) return '';
  return w(isMadeUp(lack) ? 'missing-swap' : 'missing-is', { what });
}

export const itemPrice = (item: ItemTile, price: number): string =>
  joined([engrams(item.cost, 'nom'), price ? volts(price) : '']);
export const ideaPrice = (idea: IdeaTile, surcharge: number): string =>
  joined([idea.price || !surcharge ? volts(idea.price) : '', surcharge ? w('pale-nom') : '']);
