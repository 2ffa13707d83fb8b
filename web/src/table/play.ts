// The contract between the shell and a game's component.
// The shell owns the connection; a game draws `state.view`, offers `state.legal` and sends texts from it.

import type { Component } from 'svelte';
import type { Item, Table, State as AnyState, View as AnyView } from '../generated/server';
import type { Adviser } from './adviser.svelte';

export type { AnyView };
export type { Item, Scores, Table } from '../generated/server';

/** A state whose view is of one game; without a name, of any. */
export type State<View = unknown> = Omit<AnyState, 'view'> & { view: View };

/** What has been shown of a match so far. */
export interface Shown<View = unknown> {
  readonly state: State<View>;
  readonly log: string[];
}

export interface Play<View = unknown> {
  readonly table: Table;
  /** What is on show: the present, or an earlier move while `past` is not null. */
  readonly state: State<View>;
  /** The seat whose view this is; null for spectators and when all lies open. */
  readonly seat: number | null;
  /** A move is under way. */
  readonly busy: boolean;
  /** Looking at an earlier move: read only. */
  readonly past: number | null;
  /** What the pointed-at score lines earned: light it up. */
  readonly lit: Item[];
  /** Whose they are; null when that was not said: the viewer's own. */
  readonly litSeat: number | null;
  /** The whole log as this viewer may know it. */
  readonly log: string[];
  /** No more than the drawing has shown yet: what the score and the log beside it tell. It lags behind `state`
   *  and `log` while a `paced` drawing shows how they came about. */
  readonly shown: Shown<View>;
  /** The match is over and the drawing has shown how: who won may be told. */
  readonly ended: boolean;
  /** Names by seat, index 0 = seat 1. */
  readonly names: string[];
  /** A touch screen, and the player wants to confirm before a move is sent. */
  readonly confirm: boolean;
  /** The shell tells errors itself; the promise then rejects, so that a game can reset its selection. */
  move(text: string): Promise<void>;
  undo(): Promise<void>;
  /** The table after a move, nothing played. Its legal list tells what could be done there. */
  preview(text: string): Promise<State<View>>;
  explain(seat: number): Promise<Item[]>;
  light(items: Item[], seat?: number): void;
  /** Look at the table after that many moves of the log; null returns to the present. */
  look(move: number | null): Promise<void>;
  /** The table after that many moves of the log, without showing it. */
  stateAt(move: number): Promise<State<View>>;
  /** Whom to ask for hints; nobody where nothing is played. */
  readonly adviser?: Adviser;
  /** Says a sentence in the live region. */
  announce(sentence: string): void;
  /** A `paced` drawing has come to rest: all of `state` is on show. Called after every change of it. */
  settle(): void;
}

/** One step of a tutorial. `target` is an element's `data-tutorial` name. */
export interface Step {
  /** The key of its sentence, below `games.<game>.tutorial.` */
  words: string;
  target?: string;
  /** "next": a button. Otherwise a regular expression which the next move of the player must match. */
  expect: string;
}

export interface Tutorial {
  /** Makes the table: seats for the player and for bots, or a log for `POST /api/import`. */
  table?: { game: string; options: Record<string, string>; seats: { kind: string; bot?: string }[] };
  log?: { game: string; seats: number; moves: string[] };
  steps: Step[];
}

/** Who made a move: nature (seat 0), the viewer, or somebody else. */
export interface Mover {
  seat: number;
  name: string;
  you: boolean;
}

/** What `games/<game>/index.ts` exports by default. */
export interface GameClient<View = AnyView> {
  Table: Component<{ play: Play<View> }>;
  tutorial?: Tutorial;
  /** A move of the log as a sentence: "You draw …", "Ada draws …", "The dice show …". Without it the shell
   *  names who moved and shows the text itself. Of `view` only what never changes can be told. */
  tell?: (text: string, by: Mover, view?: View) => string;
  /** A move as something one could do; `seat` 0 is nature. Without it the shell shows the text itself. */
  describe?: (text: string, seat: number) => string;
  /** A move with all that sets it apart from others, where the log leaves out what the table shows.
   *  `then`: the view is of that decision; of another one only what never changes can be told. */
  inFull?: (text: string, view: View, then: boolean) => string;
  /** Why the table waits, where naming who acts would tell too much; null: the shell names the seats. */
  waits?: (view: View) => string | null;
  /** Points as people write them; without it they are plain numbers. */
  points?: (value: number) => string;
  /** Facts of a score item as people read them: counted from 1, cards by what they show. */
  facts?: (facts: Record<string, unknown>, view: View) => Record<string, unknown>;
  /** What a line of the score names ("red4"), in words. */
  partName?: (name: string) => string;
  /** The drawing takes its time to show how a state came about, and calls `play.settle()` when all of it is on
   *  show. Until then the shell tells no score, no move and no winner. Without it a state is on show at once. */
  paced?: boolean;
  /** The component draws its own score, log, Undo/Done or Hint; the shell then leaves out its own beside the table. */
  draws?: { score?: boolean; log?: boolean; undo?: boolean; hint?: boolean };
}
