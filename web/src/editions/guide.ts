// What a game's own components do not tell of those that could stand in their place:
// `games/<game>/edition.ts`, if there is one.

import { folder } from '../words/index.svelte';
import type { Path, Value, Values } from './data';
import type { Field } from './fields';

/** How an entry is added to a section. */
export interface Adding {
  /** What there is to choose from; where nothing is said here, a name is asked for. */
  of?: (data: Values) => string[];
  /** The new entry. */
  made?: (chosen: string, data: Values, own: Values) => [name: string, shows: Value];
}

export interface Guide {
  /** Sections that are no business of a form. */
  hidden?: readonly string[];
  /** Tables that are entered as one thing. */
  whole?: readonly string[];
  /** Sections whose entries of ours can be taken away. */
  removable?: readonly string[];
  /** By section. */
  adding?: Record<string, Adding>;
  /** What may stand at a place; null where our own components tell. */
  field?: (path: Path, data: Values, own: Values) => Field | null;
  /** A table after one of its choices has changed; null where our own components tell. */
  reshaped?: (path: Path, table: Values, data: Values) => Values | null;
  /** What a place, and what a value that can be chosen there, is called; null for the usual name. */
  label?: (path: Path, data: Values) => string | null;
  valueName?: (path: Path, value: string, data: Values) => string | null;
  /** Places with a small picture of their own. */
  pictured?: (path: Path) => boolean;
  /** What a file has spelt another way, as the form has it. */
  tidy?: (data: Values) => Values;
}

const guides = import.meta.glob<Guide>('../games/*/edition.ts', { import: 'default' });

export const guideOf = async (game: string): Promise<Guide> =>
  (await guides[`../games/${folder(game)}/edition.ts`]?.()) ?? {};
