// Moves in words: as something one could do, on a button, and as a sentence of the log.

import { list } from '../../words/index.svelte';
import type { Mover } from '../../table/play';
import type { Sign } from './parts';
import type { Amount, Colour, IdeaTile, Resource, RobotName, View } from './view';
import {
  engrams,
  forestName,
  forestWords,
  gifts,
  ideaWords,
  itemName,
  pipeWords,
  placeShort,
  w,
} from './words';

type Facts = Record<string, string | number>;

/** "take 2Y": what is named. */
const amountOf = (text: string): Amount => ({ resource: text[1] as Resource, count: Number(text[0]) });
const coloursOf = (text: string): Colour[] => [...text] as Colour[];

/** What a location really gives for "take 2Y": alone there may be less. */
export function giftOf(move: string, view: View): Amount {
  const named = amountOf(move.slice('take '.length));
  const given = Object.values(view.gifts).flat();
  return given.find(({ resource }) => resource === named.resource) ?? named;
}

const RESOURCE_MOVES = new Set(['give', 'gain', 'pay', 'drop']);
const ROBOT_MOVES = new Set(['column', 'robot', 'again', 'also']);
const NUMBERED = new Set(['go', 'item', 'idea', 'pipe']);

/** Whether a card is a robot's, and whose. */
function cardFacts(card: string, view?: View): Facts {
  const robot = view?.robot_cards[card];
  return robot ? { kind: 'robot', robot } : { kind: 'locations', robot: '' };
}

/** What the message of a move wants to know, from its text and what the cards show. */
function factsOf(text: string, view?: View): Facts {
  const [verb = '', first = '', second = ''] = text.split(' ');
  if (RESOURCE_MOVES.has(verb)) return { what: engrams(coloursOf(first), 'acc') };
  if (ROBOT_MOVES.has(verb)) return { robot: first };
  if (NUMBERED.has(verb)) return { n: Number(first) };
  switch (verb) {
    case 'take':
      return { what: gifts([amountOf(first)]) };
    case 'card':
      return { ...cardFacts(first, view), robot: second };
    case 'put':
      return { robot: second };
    case 'cycle':
    case 'harvey':
      return cardFacts(first, view);
    case 'step':
      return { robot: first };
    case 'play':
    case 'keep':
      return { what: forestName(view?.forest.cards[first]) };
    case 'robots':
      return { what: list([...first].map((robot) => w('robot', { robot }))) };
    case 'sets':
      return { what: text.slice('sets '.length) };
    case 'top':
      return { n: Number(first) };
    case 'hand':
      return { seat: first, n: text.split(' ').length - 2 };
    case 'at': {
      const [, beside = '0', side = 'N'] = /^(\d+)([NESW])$/.exec(first) ?? [];
      return { beside: Number(beside), side, turned: 90 * Number(second.slice(1)) };
    }
    default:
      return { seat: first };
  }
}

/** The end of a message's id: the verb, and where there is a message for each what follows it. */
function nameOf(text: string): string {
  const [verb = '', first = ''] = text.split(' ');
  if (verb === 'forest' || first === 'none') return `${verb}-${first}`;
  if (verb === 'hand' && first === '?') return 'hand-hidden';
  return verb.replace('@', '');
}

/** A move on a button: "Take 2 yellow engrams". */
const offer = (text: string, view: View): string =>
  text === 'flip' ? w('choice-aside') : w(`choice-${nameOf(text)}`, factsOf(text, view));

const within = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** A move as something one could do, within a sentence. */
export const describe = (text: string, view: View): string => within(offer(text, view));

/** A move of the log as a sentence. */
export function tell(text: string, by: Mover, view?: View): string {
  const who = by.seat === 0 ? 'nature' : by.you ? 'you' : 'other';
  return w(`log-${nameOf(text)}`, { ...factsOf(text, view), who, name: by.name });
}

function ideaOf(id: string, view: View): IdeaTile | undefined {
  const laid = [...view.boards, ...(view.harvey ? [view.harvey] : [])];
  return laid
    .flatMap((board) => board.columns.flatMap((column) => column.ideas))
    .find((one) => one.id === id);
}

/** What the table shows of a move: which idea, which tile, where. */
function shownOf(text: string, view: View): string {
  const [verb = '', first = '', ...rest] = text.split(' ');
  const place = (space: number | undefined): string =>
    space === undefined ? '' : w('place', { place: view.rondel[space]?.location ?? '' });
  const [idea, offer] = [ideaOf(first, view), view.display[Number(first) - 1]];
  switch (verb) {
    case 'item':
      return offer?.item ? itemName(offer.item) : '';
    case 'idea':
      return offer?.idea ? ideaWords(offer.idea) : '';
    case 'pipe': {
      const pipe = view.stacks[Number(first) - 1]?.pipe;
      return pipe ? pipeWords(pipe) : '';
    }
    case 'put': {
      const dealt = view.boards.flatMap((board) => board.to_put).find((one) => one.id === first);
      return dealt ? ideaWords(dealt) : '';
    }
    case 'spots':
      return list([first, ...rest].map((space) => place(Number(space))));
    case 'go':
      return place(view.reach.find((one) => one.steps === Number(first))?.space);
    case 'space':
      return place(Number(first));
    default:
      return idea ? ideaWords(idea) : '';
  }
}

/** A move with what the table shows of it, for whoever looks at that table. */
export function inFull(text: string, view: View, then: boolean): string {
  const [verb, card = '', robot = ''] = text.split(' ');
  const places = view.cards[card];
  if (verb === 'card' && places)
    return within(w('hand-move', { card: places.map(placeShort).join(', '), robot }));
  const whom = then ? shownOf(text, view) : '';
  return whom ? w('of', { what: describe(text, view), whom }) : describe(text, view);
}

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

/** Moves whose button shows signs in place of words. */
export function choiceOf(move: string, view: View): Choice {
  const [verb = '', what = ''] = move.split(' ');
  const name = offer(move, view);
  const choice: Choice = { move, signs: [], count: 0, robot: null, card: null, text: '', name };
  if (RESOURCE_MOVES.has(verb)) return { ...choice, signs: coloursOf(what) };
  switch (verb) {
    case 'take': {
      const gift = giftOf(move, view);
      const said = w('choice-take', { what: gifts([gift]) });
      return { ...choice, signs: [gift.resource], count: gift.count, name: said };
    }
    case 'keep': {
      const said = w('choice-keep', { what: forestWords(view.forest.cards[what]!) });
      return { ...choice, card: what, text: w('choice-keep-short'), name: said };
    }
    case 'again':
      return { ...choice, robot: what as RobotName, signs: ['again'] };
    case 'also':
      return what === 'none' ? { ...choice, text: name } : { ...choice, robot: what as RobotName };
    case 'flip': {
      const said = w('choice-flip', { n: view.worth.flipped });
      return { ...choice, text: said, name: said };
    }
    default:
      return { ...choice, text: name };
  }
}
