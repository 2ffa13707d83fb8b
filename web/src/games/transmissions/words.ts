// This game's sentences; tiles, cards and moves in words.

import { idPart, list, wordsOf, type Args } from '../../words/index.svelte';
import type { Sign } from './parts';
import {
  COLOURS,
  type ForestCard,
  type IdeaTile,
  type ItemTile,
  type Lack,
  type PipeTile,
  type Place,
  type RobotName,
  type View,
} from './view';

export const w = wordsOf('transmissions');

export const robotName = (robot: string): string => w(`robot-${robot}`);
export const placeName = (place: Place): string => w(`place-${place}`);
export const placeShort = (place: Place): string => w(`short-${place}`);

const times = (name: string, n: number): string => (n > 1 ? w('res-times', { name, n }) : name);

/** "white, blue ×2". */
export function engrams(text: string): string {
  return list(
    COLOURS.flatMap((colour) => {
      const n = [...text].filter((one) => one === colour).length;
      return n ? [times(w(`res-${colour}`), n)] : [];
    }),
  );
}
export const volts = (n: number): string => w('res-volts', { n });

/** "2Y" in words. */
export const giftWords = (gift: string): string =>
  gift[1] === 'E' ? volts(Number(gift[0])) : times(w(`res-${gift[1]}`), Number(gift[0]));

/** What a place really gives for "take 2Y": alone there may be less. */
export const giftOf = (move: string, view: View): string => {
  const gift = move.slice('take '.length);
  return (
    Object.values(view.gifts)
      .flat()
      .find((one) => one[1] === gift[1]) ?? gift
  );
};

function animals(tile: { birds: number; butterflies: number }): string[] {
  return [
    ...(tile.birds ? [w('tile-birds', { n: tile.birds })] : []),
    ...(tile.butterflies ? [w('tile-butterflies', { n: tile.butterflies })] : []),
  ];
}
const points = (n: number): string[] => (n ? [w('tile-points', { n })] : []);

/** "2 electricity", "any engram ×2". */
function costOf(idea: IdeaTile): string {
  return [
    ...(idea.pays_volts ? [volts(idea.pays_volts)] : []),
    ...(idea.pays ? [engrams(idea.pays)] : []),
    ...(idea.pays_any ? [times(w('res-any'), idea.pays_any)] : []),
  ].join(', ');
}
function gainOf(idea: IdeaTile): string {
  const colours = [...idea.gains];
  return [
    ...(colours.length === 4
      ? [w('res-any')]
      : colours.length
        ? [colours.map((c) => w(`res-${c}`)).join(w('or'))]
        : []),
    ...(idea.gains_volts ? [volts(idea.gains_volts)] : []),
  ].join(', ');
}

/** What an idea does, without its price. */
export function ideaWords(idea: IdeaTile): string {
  const cost = costOf(idea);
  const args: Args = { cost, gain: gainOf(idea), n: idea.steps };
  if (idea.effect === 'end')
    return w('idea-end', { what: [...points(idea.points), ...animals(idea)].join(', ') });
  const told = w(`idea-${idea.effect}`, args);
  return cost && idea.effect !== 'steps' ? w('idea-for', { cost, what: told }) : told;
}

export const itemName = (item: { name: string }): string => w(`thing-${idPart(item.name)}`);

export function itemWords(item: ItemTile, worth: View['worth']): string {
  const family = item.family ? worth.families[item.family] : undefined;
  const special = worth.specials[item.special];
  const told = [
    ...points(item.points),
    ...(family ? [w('tile-family', { values: family.join(', ') })] : []),
    ...(special ? [w(`tile-${item.special}`, { each: special[0]!, most: special[1]! })] : []),
    ...animals(item),
  ];
  return `${itemName(item)}: ${told.join(', ')}`;
}

export function pipeWords(pipe: PipeTile): string {
  const joints = [...pipe.edges].flatMap((joint, i) =>
    joint === '-' ? [] : [w('pipe-joint', { side: w(`side-${'NESW'[i]}`), joint: w(`joint-${joint}`) })],
  );
  return [joints.join(', '), ...points(pipe.points), ...animals(pipe)].join('; ');
}

/** What a forest card does. */
function effectOf(card: ForestCard): string {
  const gain = [
    ...(card.gains ? [engrams(card.gains)] : []),
    ...(card.gains_volts ? [volts(card.gains_volts)] : []),
    ...(card.gains_any ? [times(w('res-any'), card.gains_any)] : []),
  ].join(', ');
  if (card.window === 'any') {
    const told = w('idea-trade', { gain });
    return card.pays_volts ? w('idea-for', { cost: volts(card.pays_volts), what: told }) : told;
  }
  const swaps = card.swaps
    .map((pair) => [...pair].map((colour) => w(`res-${colour}`)).join(' = '))
    .join(', ');
  const place = card.place ? placeName(card.place) : '';
  return w(`forest-card-${card.window}`, { points: card.points, place, gain, swaps });
}

export const forestWords = (card: ForestCard): string =>
  `${effectOf(card)}; ${w('tile-acorns', { n: card.acorns })}`;

export function cardName(card: string, cards: View['cards']): string {
  const places = cards[card];
  return places ? places.map(placeShort).join(', ') : robotName(card.slice(1));
}

/** "green ×2 and 1 electricity", or '' where nothing is lacking. */
export const lackWords = (lack: Lack | null | undefined): string =>
  list(
    Object.entries(lack?.resources ?? {}).map(([name, n]) =>
      name === 'E' ? volts(n) : name === 'W/Y' ? w('res-pale') : times(w(`res-${name}`), n),
    ),
  );

/** A forest card makes up for all that is lacking. */
export const isMadeUp = (lack: Lack): boolean => lack.swap && !lack.resources.E;

/** "missing: green ×2", or '' where nothing is. */
export function missingWords(lack: Lack | null | undefined): string {
  const what = lackWords(lack);
  if (!lack || !what) return '';
  return w(isMadeUp(lack) ? 'missing-swap' : 'missing-is', { what });
}

export const itemPrice = (item: ItemTile, price: number): string => `${engrams(item.cost)}, ${volts(price)}`;
export const ideaPrice = (idea: IdeaTile, surcharge: number): string =>
  [...(idea.price || !surcharge ? [volts(idea.price)] : []), ...(surcharge ? [w('res-pale')] : [])].join(
    ', ',
  );

/** Signs and words of a choice that stands on a button. */
export interface Choice {
  move: string;
  signs: Sign[];
  count: number;
  robot: RobotName | null;
  card: string | null;
  text: string;
  /** The whole sentence. */
  name: string;
}

export function choiceOf(move: string, view: View): Choice {
  const [verb = '', what = ''] = move.split(' ');
  const choice: Choice = { move, signs: [], count: 0, robot: null, card: null, text: '', name: '' };
  const named = (text: string, name = text): Choice => ({ ...choice, text, name });
  switch (verb) {
    case 'take': {
      const gift = giftOf(move, view);
      const name = w('choice-take', { what: giftWords(gift) });
      return { ...choice, signs: [gift[1] as Sign], count: Number(gift[0]), name };
    }
    case 'give':
    case 'gain':
    case 'pay':
    case 'drop':
      return { ...choice, signs: [...what] as Sign[], name: w(`choice-${verb}`, { what: engrams(what) }) };
    case 'keep':
      return {
        ...choice,
        card: what,
        text: w('choice-keep-short'),
        name: w('choice-keep', { what: forestWords(view.forest.cards[what]!) }),
      };
    case 'again':
      return {
        ...choice,
        robot: what as RobotName,
        signs: ['again'],
        name: w('choice-again', { robot: robotName(what) }),
      };
    case 'also':
      return what === 'none'
        ? named(w('choice-also-none'))
        : { ...choice, robot: what as RobotName, name: w('choice-also', { robot: robotName(what) }) };
    case 'flip':
      return named(w('choice-flip', { n: view.worth.flipped }));
    case 'forest':
      return named(w(`choice-forest-${what}`));
    case '@board':
    case '@box':
      return named(w(`choice-${verb.slice(1)}`));
    default:
      return named(w(`choice-${verb}`));
  }
}

const RESOURCE_MOVES = new Set(['give', 'gain', 'pay', 'drop']);

/** A move of the log for people; `seat` 0 is nature. */
export function describe(text: string, seat: number): string {
  const [verb = '', first = '', second = ''] = text.split(' ');
  if (verb === 'hand') return w(second === '' ? 'log-hand-hidden' : 'log-hand', { seat: first });
  if (verb === 'sets') return w('log-sets', { what: text.slice(5) });
  if (verb === 'spots') return w('log-spots');
  if (verb === 'robots') return w('log-robots', { what: list([...first].map(robotName)) });
  if (seat === 0) {
    if (verb === 'harvey') return w('log-harvey', { card: cardOf(first) });
    if (verb === 'step') return w('log-step', { robot: robotName(first) });
    if (verb === 'draw') return w('log-draw');
    if (verb === 'start') return w('log-start', { seat: first });
    if (verb === 'with') return w('log-with');
    return w(`log-${verb}`, { first });
  }
  if (verb === 'card') return w('log-card', { card: cardOf(first), robot: robotName(second) });
  if (verb === 'cycle') return w('log-cycle', { card: cardOf(first) });
  if (RESOURCE_MOVES.has(verb)) return w(`log-${verb}`, { what: engrams(first) });
  if (verb === 'take') return w('log-take', { what: giftWords(first) });
  if (verb === 'go') return w('log-go', { n: Number(first) });
  if (verb === 'put') return w('log-put', { robot: robotName(second) });
  if (verb === 'column' || verb === 'robot' || verb === 'again')
    return w(`log-${verb}`, { robot: robotName(first) });
  if (verb === 'also')
    return first === 'none' ? w('log-also-none') : w('log-also', { robot: robotName(first) });
  if (verb === 'play' || verb === 'keep') return w(`log-${verb}`, { what: w(`forest-short-${first}`) });
  if (verb === 'forest') return w(`log-forest-${first}`);
  if (verb.startsWith('@')) return w(`log-${verb.slice(1)}`);
  if (verb === 'item' || verb === 'idea' || verb === 'pipe') return w(`log-${verb}`, { what: first });
  return w(`log-${verb}`);
}

/** By its name alone: the places of a location card are the game's own. */
export const cardOf = (card: string): string =>
  card.startsWith('TL') ? w(`card-${card}`) : robotName(card.slice(1));

function ideaOf(id: string, view: View): IdeaTile | undefined {
  const laid = [...view.boards, ...(view.harvey ? [view.harvey] : [])];
  return laid
    .flatMap((board) => board.columns.flatMap((column) => column.ideas))
    .find((one) => one.id === id);
}

/** What the table shows of a move: which idea, which tile, where. */
function shownOf(verb: string, first: string, view: View): string {
  const [idea, offer] = [ideaOf(first, view), view.display[Number(first) - 1]];
  if (verb === 'item') return offer?.item ? itemName(offer.item) : '';
  if (verb === 'idea') return offer?.idea ? ideaWords(offer.idea) : '';
  if (verb === 'pipe') {
    const pipe = view.stacks[Number(first) - 1]?.pipe;
    return pipe ? pipeWords(pipe) : '';
  }
  if (verb === 'put') {
    const dealt = view.boards.flatMap((board) => board.to_put).find((one) => one.id === first);
    return dealt ? ideaWords(dealt) : '';
  }
  const space =
    verb === 'go'
      ? view.reach.find((one) => one.steps === Number(first))?.space
      : verb === 'space'
        ? Number(first)
        : undefined;
  if (space !== undefined) return view.rondel[space] ? placeName(view.rondel[space].location) : '';
  return idea ? ideaWords(idea) : '';
}

/** A move with what the table shows of it, for whoever looks at that table. */
export function inFull(text: string, shown: View, then: boolean): string {
  const [verb = '', first = '', second = ''] = text.split(' ');
  if (verb === 'at') {
    const [, beside = '', side = ''] = /^(\d+)([NESW])$/.exec(first) ?? [];
    return w('log-at-full', { side: w(`side-${side}`), beside, turned: 90 * Number(second.slice(1)) });
  }
  const what = then ? shownOf(verb, first, shown) : '';
  return what ? w('of', { what: describe(text, 1), whom: what }) : describe(text, 1);
}
