// The components of an edition as tiles and cards, for their pictures.

import { GLYPHS } from './glyphs';
import { at, isTable, textOf, type Value, type Values } from '../../editions/data';
import {
  COLOURS,
  ROBOTS,
  type Colour,
  type ForestCard,
  type IdeaTile,
  type ItemTile,
  type PipeTile,
  type Place,
  type RobotName,
  type Trade,
  type View,
} from './view';

const count = (value: Value | undefined): number => (typeof value === 'number' ? Math.max(0, value) : 0);
const few = (value: Value | undefined): number => Math.min(count(value), 4); // more cannot be drawn
const named = (value: Value | undefined): string | null =>
  textOf(value) === 'none' ? null : textOf(value) || null;

export const colours = (value: Value | undefined): Colour[] =>
  [...textOf(value)].filter((one): one is Colour => COLOURS.includes(one as Colour));

const shown = (tile: Values) => ({
  points: count(tile.points),
  birds: few(tile.birds),
  butterflies: few(tile.butterflies),
});

export const itemOf = (id: string, item: Values): ItemTile => ({
  id,
  ...shown(item),
  name: textOf(item.name),
  cost: colours(item.cost),
  family: named(item.family),
  special: named(item.special) as ItemTile['special'],
});

export const robotOf = (name: string): RobotName | undefined => ROBOTS.find((one) => one === name);

export const slotsOf = (robot: Values): number => Math.min(count(robot.slots), 8);
export const stepsOf = (robot: Values): number => count(robot.distance);
export const fillOf = (robot: Values): number => count(robot.fill_points);

/** Locations in their order; what is none of them is left out. */
export const placesOf = (value: Value): Place[] =>
  Array.isArray(value) ? value.filter((one): one is Place => typeof one === 'string' && one in GLYPHS) : [];

const JOINTS = { r: 'round', q: 'rectangular', t: 'triangular' } as const;

export const pipeOf = (id: string, pipe: Values): PipeTile => ({
  id,
  ...shown(pipe),
  cost: colours(pipe.cost),
  edges: [0, 1, 2, 3].map(
    (side) => JOINTS[textOf(pipe.edges)[side] as keyof typeof JOINTS] ?? null,
  ) as PipeTile['edges'],
});

/** What is paid and gained, by an idea or a card. */
const tradeOf = (told: Values): Trade => ({
  pays_volts: count(told.pay_volts),
  pays: colours(told.pay),
  pays_any: count(told.pay_any),
  gains_volts: count(told.gain_volts),
  gains: colours(told.gain),
  gains_any: count(told.gain_any),
  gains_of: 'of' in told ? colours(told.of) : [...COLOURS],
});

export const ideaOf = (id: string, kind: Values, price: Value | undefined): IdeaTile => ({
  id,
  ...shown(kind),
  ...tradeOf(kind),
  effect: (textOf(kind.effect) || 'end') as IdeaTile['effect'],
  price: count(price),
  steps: count(kind.steps),
});

export const forestOf = (card: Values): ForestCard => ({
  ...tradeOf(card),
  copies: count(card.copies),
  acorns: few(card.acorns),
  points: count(card.points),
  window: (textOf(card.window) || 'never') as ForestCard['window'],
  place: textOf(card.place) in GLYPHS ? (textOf(card.place) as Place) : null,
  swaps: [
    ['W', 'Y'],
    ['B', 'G'],
  ],
});

/** The idea of an entry: a kind itself, or a tile of that kind. */
export function ideaIn(section: string, key: string, value: Value, data: Values): IdeaTile | null {
  const kindNamed = (name: Value | undefined): Value | undefined => at(data, ['kinds', textOf(name)]);
  const told: Record<string, [Value | undefined, Value?]> = {
    kinds: [value],
    russian_kinds: [value],
    starting_ideas: [kindNamed(value)],
    ...(isTable(value) && { ideas: [kindNamed(value.kind), value.price] }),
  };
  const [kind, price] = told[section] ?? [];
  return isTable(kind) ? ideaOf(key, kind, price) : null;
}

/** The pipes a game begins with: one, or one for each seat. */
export const startingPipes = (value: Value): PipeTile[] =>
  [value].flat().flatMap((one) => {
    if (isTable(one)) return [pipeOf('', one)];
    return typeof one === 'string' ? [pipeOf('', { edges: one })] : [];
  });

/** What items and collectors are worth, for the stairs on their tiles. */
export function worthOf(data: Values): View['worth'] {
  const table = (name: string): Values => (isTable(data[name]) ? data[name] : {});
  const families = Object.entries(table('families')).map(
    ([name, points]) => [name, Array.isArray(points) ? points.map(Number) : []] as const,
  );
  const specials = Object.entries(table('specials')).map(
    ([name, one]) => [name, { each: count(at(one, ['each'])), most: count(at(one, ['most'])) }] as const,
  );
  return { families: Object.fromEntries(families), specials: Object.fromEntries(specials) } as View['worth'];
}
