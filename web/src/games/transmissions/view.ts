// The shape of `games/transmissions/view/table.py`.

import type { Scores } from '../../table/play';

export const COLOURS = ['W', 'Y', 'B', 'G'] as const;
export type Colour = (typeof COLOURS)[number];
export type Resource = Colour | 'E';
export const RESOURCES: readonly Resource[] = [...COLOURS, 'E'];
export const ROBOTS = ['Y', 'B', 'G', 'R'] as const;
export type RobotName = (typeof ROBOTS)[number];
export type Place = 'MEADOW' | 'LAKE' | 'POWER_STATION' | 'TOWN' | 'SCRAP_YARD' | 'FOREST' | 'PIPES';
export type Stock = Record<Resource, number>;
export type Side = 'N' | 'E' | 'S' | 'W';

export interface Space {
  space: number;
  location: Place;
  far: boolean;
  robot: RobotName | null;
}

export interface RobotFacts {
  robot: RobotName;
  space: number | null;
  distance: number;
  slots: number;
  fill_points: number;
}

export interface ItemTile {
  id: string;
  name: string;
  cost: string;
  points: number;
  birds: number;
  butterflies: number;
  family: string | null;
  special: string;
}

export type Effect =
  'end' | 'swap' | 'jump' | 'reverse' | 'steps' | 'trade' | 'forest' | 'bonus' | 'right' | 'left';

export interface IdeaTile {
  id: string;
  kind: string;
  effect: Effect;
  price: number;
  pays_volts: number;
  pays: string;
  pays_any: number;
  gains: string;
  gains_volts: number;
  steps: number;
  points: number;
  birds: number;
  butterflies: number;
}

export interface PipeTile {
  id: string;
  cost: string;
  /** N E S W: r round, q rectangular, - closed; as it lies. */
  edges: string;
  points: number;
  birds: number;
  butterflies: number;
}

/** What the viewer lacks; `swap`: a forest card makes up for the engrams. */
export interface Lack {
  resources: Record<string, number>;
  swap: boolean;
}

export interface Offer {
  price: number;
  surcharge: number;
  item: ItemTile | null;
  idea: IdeaTile | null;
}

export interface Stack {
  pipe: PipeTile | null;
  under: number;
}

export interface Column {
  robot: RobotName;
  slots: number;
  free: number;
  ideas: IdeaTile[];
  items: ItemTile[];
}

export interface Laid {
  number: number;
  x: number;
  y: number;
  rot: number;
  tile: PipeTile;
  links: Partial<Record<Side, number>>;
}

export interface Board {
  stock: Stock;
  columns: Column[];
  dealt: string[];
  /** Starting ideas to be put, the next first. */
  to_put: IdeaTile[];
  pipes: Laid[];
  flipped: string[];
  flow: number[];
  flow_length: number;
  birds: number;
  butterflies: number;
  held: Record<string, number>;
  spent: Record<string, number>;
  acorns: number;
  hand: string[] | null;
  cards: number;
  undrawn: string[];
  deck: string[];
  turns: number;
  score: Scores;
}

export interface Harvey {
  columns: Column[];
  flipped: string[];
  flow_length: number;
  birds: number;
  butterflies: number;
  held: Record<string, number>;
  acorns: number;
  turns: number;
  pipes: PipeTile[];
  /** How often each card is still in his deck. */
  deck: Record<string, number>;
  score: Scores;
}

export interface Turn {
  side: number;
  harvey: boolean;
  card: string | null;
  robot: RobotName | null;
  way: number;
  extra: number;
  acted: Place | null;
  used: string[];
  column: RobotName | null;
  /** Of the display, or a stack: what is being bought. */
  position: number;
  paid: Stock;
}

export interface ForestCard {
  copies: number;
  acorns: number;
  points: number;
  /** When it may be played. */
  window: 'never' | 'any' | 'after' | 'paying' | 'paired' | 'again';
  place: Place | null;
  /** Pairs of colours that stand for each other. */
  swaps: string[];
  pays_volts: number;
  gains: string;
  gains_volts: number;
  gains_any: number;
}

export interface View {
  turn: Turn | null;
  first: number | null;
  acting: (number | '*')[];
  rondel: Space[];
  /** What places give now, one of each list: "2Y". */
  gifts: Partial<Record<Place, string[]>>;
  robots: RobotFacts[];
  /** The places of each location card, from top to bottom. */
  cards: Record<string, Place[]>;
  display: Offer[];
  stacks: Stack[];
  forest: {
    draw: number;
    unseen: Record<string, number>;
    discard: string[];
    seen: string[];
    cards: Record<string, ForestCard>;
  };
  left: { items: string[]; ideas: string[]; pipes: string[] };
  boards: Board[];
  pool: Stock | null;
  harvey: Harvey | null;
  /** What the viewer lacks to pay, by position and by stack. */
  lacks: { items: (Lack | null)[]; ideas: (Lack | null)[]; pipes: (Lack | null)[] } | null;
  usable: string[];
  reach: { steps: number; space: number }[];
  end: { side: number | null; reason: 'pipes' | 'display' | 'fill' | 'turns' } | null;
  /** Engrams at the end of a turn. */
  hold: number;
  last_turn: number;
  worth: {
    families: Record<string, number[]>;
    specials: Record<string, number[]>;
    flow: number[];
    flow_more: number;
    flipped: number;
  };
  reconstructed: string[];
  you: number | null;
  winners: number[];
}

/** How many engrams there are. */
export const engramsIn = (stock: Stock): number => COLOURS.reduce((sum, colour) => sum + stock[colour], 0);
