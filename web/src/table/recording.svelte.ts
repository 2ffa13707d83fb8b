// A finished match, seen again: implements what games get, plays nothing.

import { announce } from '../lib/say.svelte';
import { api } from '../net/api';
import type { Item, RecordedState, State, Table } from '../generated/server';
import { tellLine } from './moves';
import type { AnyView, GameClient, Play, Shown } from './play';
import { seatNames, yourSeat } from './seating';

export class Recording implements Play<AnyView> {
  #state: RecordedState;
  #seat = $state<number | null>(null);
  #lit = $state.raw<Item[]>([]);
  readonly litSeat = null;
  at = $state(0);
  /** The latest position asked for; answers that were overtaken are dropped. */
  #wanted = 0;

  readonly busy = false;
  readonly confirm = false;
  readonly names: string[] = $derived.by(() => seatNames(this.table));

  private constructor(
    readonly table: Table,
    readonly total: number,
    state: RecordedState,
    move: number,
  ) {
    this.#state = $state.raw(state);
    this.at = move;
    this.#wanted = move;
  }

  static async open(table: Table, move: number | null): Promise<Recording> {
    const first = await api.replay(table.id, move ?? 0, null);
    return new Recording(table, first.moves, first.state, first.move);
  }

  get state(): State {
    return { ...this.#state, legal: [], undo: false };
  }
  /** So far, as the seat knew it then: what comes is not told yet. */
  get log(): string[] {
    return this.#state.log.add;
  }
  get seat(): number | null {
    return this.#seat;
  }
  get past(): number | null {
    return this.at;
  }
  get shown(): Shown<AnyView> {
    return { state: this.state, log: this.log };
  }
  get ended(): boolean {
    return this.#state.over;
  }
  get lit(): Item[] {
    return this.#lit;
  }

  async to(move: number): Promise<void> {
    const wanted = Math.max(0, Math.min(move, this.total));
    this.#wanted = wanted;
    this.at = wanted;
    const seat = this.#seat;
    const found = await api.replay(this.table.id, wanted, seat);
    if (this.#wanted === wanted && this.#seat === seat) this.#state = found.state;
  }

  async as(seat: number | null): Promise<void> {
    this.#seat = seat;
    await this.to(this.at);
  }

  lineText(client: GameClient | null): string {
    const you = yourSeat(this.table, this.#seat);
    return tellLine(client, this.log.at(-1) ?? '', this.names, you, this.state.view);
  }

  async move(): Promise<void> {}
  async undo(): Promise<void> {}
  async preview(): Promise<State> {
    return this.state;
  }
  async explain(): Promise<Item[]> {
    return [];
  }
  light(items: Item[]): void {
    this.#lit = items;
  }
  async look(move: number | null): Promise<void> {
    if (move !== null) await this.to(move);
  }
  async stateAt(move: number): Promise<State> {
    return (await api.replay(this.table.id, move, this.#seat)).state;
  }
  announce(sentence: string): void {
    announce(sentence);
  }
  settle(): void {}
}
