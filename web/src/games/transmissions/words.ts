// This game's sentences; resources, tiles and cards in words.

import { idPart, list, trGame, wordsOf, type Args } from '../../words/index.svelte';
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
  type Trade,
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
const costOf = ({ pays_volts, pays, pays_any }: Trade): string =>
  joined([
    pays_volts ? volts(pays_volts) : '',
    engrams(pays, 'acc'),
    pays_any ? w('any-acc', { n: pays_any }) : '',
  ]);

/** "1 white or 1 yellow engram", "2 engrams, white or yellow, as you choose". */
function choiceOf({ gains_any, gains_of }: Trade): string {
  if (!gains_any || !gains_of.length) return '';
  if (gains_of.length === COLOURS.length) return w('any-acc', { n: gains_any });
  if (gains_any === 1) return gifts(gains_of.map((resource) => ({ resource, count: 1 })));
  return w('choice-of', { n: gains_any, what: either(gains_of.map((colour) => w('colour', { colour }))) });
}

const gainOf = (trade: Trade): string =>
  joined([engrams(trade.gains, 'acc'), choiceOf(trade), trade.gains_volts ? volts(trade.gains_volts) : '']);

/** What an idea does, without its price. */
export function ideaWords(idea: IdeaTile): string {
  const shown = [...points(idea.points), ...animals(idea)];
  const scored = shown.length ? w('idea-end', { what: joined(shown) }) : '';
  if (idea.effect === 'end') return scored || w('idea-end', { what: w('board-none') });
  const args: Args = { gain: gainOf(idea), n: idea.steps };
  const cost = costOf(idea);
  const told = w(`idea-${idea.effect}`, args);
  const used = cost ? w('idea-for', { cost, what: told }) : told;
  return scored ? w('idea-and', { one: used, two: scored }) : used;
}

/** In the viewer's language if the game knows the thing, else as an edition writes it. */
export const itemName = (item: { name: string }): string =>
  trGame('transmissions', `value-${idPart(item.name)}`, item.name);

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
  if (card.window === 'never') return w('forest-card-never', { points: card.points });
  const pairs = joined(card.swaps.map(([one, other]) => w('forest-pair', { one, other })));
  const scored = card.points ? w('forest-card-never', { points: card.points }) : '';
  const played =
    card.window === 'any' || card.window === 'after'
      ? tradeWords(card)
      : w(`forest-card-${card.window}`, { pairs });
  return scored ? w('idea-and', { one: played, two: scored }) : played;
}

/** "after your action at the Lake: pay 1 electricity to gain any engram". */
function tradeWords(card: ForestCard): string {
  const [cost, told] = [costOf(card), w('idea-trade', { gain: gainOf(card) })];
  const what = cost ? w('idea-for', { cost, what: told }) : told;
  return card.place ? w('forest-card-after', { place: card.place, what }) : what;
}

/** What a forest card does, without its acorns. */
export const forestName = (card: ForestCard | undefined): string => (card ? effectOf(card) : '');

export const forestWords = (card: ForestCard): string =>
  w('forest-card', { what: effectOf(card), acorns: card.acorns });

export function cardName(card: string, { cards, robot_cards }: Pick<View, 'cards' | 'robot_cards'>): string {
  const places = cards[card];
  return places ? places.map(placeShort).join(', ') : robotTitle(robot_cards[card] ?? '');
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
