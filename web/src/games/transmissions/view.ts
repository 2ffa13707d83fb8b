// The view of `games/transmissions/view`, by shorter names.

import type {
  TransmissionsAmount,
  TransmissionsBoard,
  TransmissionsColumn,
  TransmissionsForestCard,
  TransmissionsHarveyBoard,
  TransmissionsIdeaTile,
  TransmissionsItemTile,
  TransmissionsLack,
  TransmissionsLaidPipe,
  TransmissionsPipeTile,
  TransmissionsSpace,
  TransmissionsStock,
  TransmissionsView,
} from '../../generated/server';

export type View = TransmissionsView;
export type Amount = TransmissionsAmount;
export type Board = TransmissionsBoard;
export type Column = TransmissionsColumn;
export type ForestCard = TransmissionsForestCard;
export type Harvey = TransmissionsHarveyBoard;
export type IdeaTile = TransmissionsIdeaTile;
export type ItemTile = TransmissionsItemTile;
export type Lack = TransmissionsLack;
export type Laid = TransmissionsLaidPipe;
export type PipeTile = TransmissionsPipeTile;
/** What an idea or a forest card asks for and brings. */
export type Trade = Pick<
  IdeaTile,
  'pays_volts' | 'pays' | 'pays_any' | 'gains_volts' | 'gains' | 'gains_any' | 'gains_of'
>;
export type Stock = TransmissionsStock;

export type Resource = Amount['resource'];
export type Colour = Exclude<Resource, 'E'>;
export type RobotName = Column['robot'];
export type Place = TransmissionsSpace['location'];

export const COLOURS: readonly Colour[] = ['W', 'Y', 'B', 'G'];
export const ROBOTS: readonly RobotName[] = ['Y', 'B', 'G', 'R'];
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

/** The engrams one by one, in the order of their colours. */
export const engramsOf = (stock: Stock): Colour[] =>
  COLOURS.flatMap((colour) => Array.from({ length: stock[colour] }, () => colour));

export const totalOf = (board: Board | Harvey): number => board.score.total ?? 0;
