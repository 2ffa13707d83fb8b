// What the player holds: a piece, the cell it is held over, and which of the fitting turns.
// Everything that can be chosen comes from the view; this only remembers the choice.

import type { Play, State } from '../../table/play';
import { kindOf } from './kinds';
import { lift } from './lift';
import { drawingOf, type Choices, type Piece, type View, type Way } from './view';

export type Held =
  | { what: 'place'; move: string; piece: Piece; cell: string; turns: string[]; turn: number }
  | { what: 'hit'; move: string; way: Way }
  | { what: 'skip'; move: string; piece: Piece }
  | { what: 'lift'; cell: string };

export const METEOR = 'm';

/** It can be drawn or crossed off now. */
export const usable = (piece: Piece): boolean => Object.keys(piece.places).length > 0 || piece.skip !== null;

export class Hand {
  #play: () => Play<View>;
  #key = $state<string | null>(null);
  #cell = $state<string | null>(null);
  #turn = $state(0);
  #aimed = $state<string | null>(null);
  #lifting = $state<string | null>(null);
  #refused = $state<string | null>(null);
  #after = $state.raw<{ move: string; state: State<View> } | null>(null);
  /** Several moves are being sent one after the other. */
  #sending = $state(false);

  constructor(play: () => Play<View>) {
    this.#play = play;
  }

  get #choices(): Choices | null {
    return this.#play().state.view.choices;
  }

  /** Something can be played now. */
  get live(): boolean {
    const { past, seat, state } = this.#play();
    return past === null && seat !== null && state.legal.length > 0 && !this.#sending;
  }

  get pieces(): Piece[] {
    return this.#choices?.pieces ?? [];
  }

  get ways(): Way[] {
    return (this.live && this.#choices?.meteor?.ways) || [];
  }

  get key(): string | null {
    return this.live ? this.#key : null;
  }

  get piece(): Piece | null {
    return (this.live && this.pieces.find((piece) => piece.key === this.#key && usable(piece))) || null;
  }

  /** The cells that can be chosen next. */
  get targets(): string[] {
    if (this.#key === METEOR) return [...new Set(this.ways.map((way) => way.target))];
    return Object.keys(this.piece?.places ?? {});
  }

  /** The cell last pointed at, if the piece fits there but would strand another die. */
  get refused(): string | null {
    return this.#refused && this.piece?.withheld.includes(this.#refused) ? this.#refused : null;
  }

  get held(): Held | null {
    if (!this.live) return null;
    if (this.#lifting) return { what: 'lift', cell: this.#lifting };
    if (this.#key === METEOR) {
      const way = this.#way;
      return way ? { what: 'hit', move: way.move, way } : null;
    }
    const piece = this.piece;
    if (piece?.skip) return { what: 'skip', move: piece.skip, piece };
    const turns = (this.#cell && piece?.places[this.#cell]) || null;
    if (!piece || !turns || !this.#cell) return null;
    const turn = ((this.#turn % turns.length) + turns.length) % turns.length;
    return { what: 'place', move: turns[turn]!, piece, cell: this.#cell, turns, turn };
  }

  /** Several ways may end in one cell: the one chosen, else the first that does. */
  get #way(): Way | undefined {
    if (this.ways.length === 1) return this.ways[0];
    const ending = this.ways.filter((way) => way.target === this.#cell);
    return ending.find((way) => way.move === this.#aimed) ?? ending[0];
  }

  /** What the table would look like after the move in hand, once the server has said so. */
  get after(): State<View> | null {
    const held = this.held;
    return held && held.what !== 'lift' && this.#after?.move === held.move ? this.#after.state : null;
  }

  /** Called when what is held changes: asks what it would do. */
  async ask(): Promise<void> {
    const held = this.held;
    if (!held || held.what === 'lift' || this.#after?.move === held.move) return;
    try {
      const state = await this.#play().preview(held.move);
      this.#after = { move: held.move, state };
    } catch {
      // The shell tells what is wrong; the move can still be sent.
    }
  }

  /** After every change of the table: keep what still can be held, else take what is due next. */
  deal(): void {
    this.#after = null;
    this.#lifting = null;
    if (!this.live) return this.drop();
    if (this.ways.length) {
      if (this.#key !== METEOR && !this.piece) this.choose(METEOR);
      return;
    }
    if (this.piece && !this.piece.skip) {
      if (this.#cell && !this.piece.places[this.#cell]) this.#cell = null;
      return;
    }
    this.choose(this.pieces.find((piece) => piece.due && usable(piece))?.key ?? null);
  }

  choose(key: string | null): void {
    this.#key = key;
    this.#cell = null;
    this.#turn = 0;
    this.#lifting = null;
    this.#refused = null;
  }

  drop(): void {
    this.choose(this.ways.length ? METEOR : null);
  }

  /** Puts down what is held over a cell; a second time also the piece. */
  back(): void {
    if (this.#lifting) this.#lifting = null;
    else if (this.#cell) this.#cell = null;
    else this.drop();
  }

  /** Holds the piece over a cell; over the same cell again turns it. With no piece: one that fits there. */
  point(cell: string): void {
    if (!this.live) return;
    this.#lifting = null;
    this.#refused = cell;
    if (this.#key !== METEOR && !this.piece?.places[cell]) {
      if (this.liftable.includes(cell)) {
        this.#lifting = cell;
        return;
      }
      if (this.piece) {
        if (this.refused) this.#cell = null;
        return;
      }
      const fitting = this.pieces.find((piece) => piece.places[cell]);
      if (!fitting) return;
      this.choose(fitting.key);
    }
    if (this.#cell === cell) this.rotate(1);
    else if (this.targets.includes(cell)) {
      this.#cell = cell;
      this.#turn = 0;
    }
  }

  aim(way: Way): void {
    this.choose(METEOR);
    this.#cell = way.target;
    this.#aimed = way.move;
  }

  rotate(by: number): void {
    this.#turn += by;
  }

  /** The cells of what was drawn this round, as far as it can be taken back. */
  get liftable(): string[] {
    const { seat, log, state } = this.#play();
    if (!this.live || !state.undo || seat === null) return [];
    return lift.moves(log, seat).flatMap((move) => drawingOf(move)?.cell ?? []);
  }

  /** Draws, strikes, crosses off or lifts: whatever is held. False if it did not come off whole. */
  async confirm(): Promise<boolean> {
    const held = this.held;
    const play = this.#play();
    if (!held || play.busy || play.seat === null) return false;
    try {
      if (held.what === 'lift') return await this.#lift(held.cell);
      await play.move(held.move);
      return true;
    } catch {
      return false;
    } finally {
      // What was chosen while the move was under way stays.
      const now = this.held;
      if (now && now.what !== 'lift' && held.what !== 'lift' && now.move === held.move) this.back();
    }
  }

  async #lift(cell: string): Promise<boolean> {
    const { log, seat } = this.#play();
    const kind = kindOf(lift.drawn(log, seat!, cell));
    this.#sending = true;
    try {
      return await lift.run(this.#play, cell);
    } finally {
      this.#sending = false;
      this.choose(this.pieces.find((piece) => piece.kind === kind && usable(piece))?.key ?? null);
      this.deal();
    }
  }
}
