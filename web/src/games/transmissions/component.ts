// The components of an edition as tiles and cards, for their pictures.

import { GLYPHS } from './glyphs';
import { at, isTable, type Value, type Values } from '../../editions/data';
import {
  COLOURS,
  ROBOTS,
  type Colour,
  type ItemTile,
  type PipeTile,
  type Place,
  type RobotName,
  type View,
} from './view';

const count = (value: Value | undefined): number => (typeof value === 'number' ? Math.max(0, value) : 0);
const text = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
const few = (value: Value | undefined): number => Math.min(count(value), 4); // more cannot be drawn
const named = (value: Value | undefined): string | null =>
  text(value) === 'none' ? null : text(value) || null;

export const colours = (value: Value | undefined): Colour[] =>
  [...text(value)].filter((one): one is Colour => COLOURS.includes(one as Colour));

const shown = (tile: Values) => ({
  points: count(tile.points),
  birds: few(tile.birds),
  butterflies: few(tile.butterflies),
});

export const itemOf = (id: string, item: Values): ItemTile => ({
  id,
  ...shown(item),
  name: text(item.name),
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

const JOINTS = { r: 'round', q: 'rectangular' } as const;

export const pipeOf = (id: string, pipe: Values): PipeTile => ({
  id,
  ...shown(pipe),
  cost: colours(pipe.cost),
  edges: [0, 1, 2, 3].map(
    (side) => JOINTS[text(pipe.edges)[side] as keyof typeof JOINTS] ?? null,
  ) as PipeTile['edges'],
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
