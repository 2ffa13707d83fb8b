// What the player has chosen so far. Everything that can be chosen comes from the legal list and the view.

import type { Play, State } from '../../table/play';
import { CORNERS, type Corner, type Placement, type View } from './view';

export type Asked = 'turn' | 'plug' | 'block' | null;

const coverMove = (corners: Corner[]): string => `block ${corners.join('') || '-'}`;

export class Hand {
  #play: () => Play<View>;
  /** The slot of the factory chosen. */
  #card = $state<number | null>(null);
  #assistants = $state(0);
  /** The slot of the network chosen, where a choice is confirmed before it is sent. */
  #slot = $state<number | null>(null);
  #covered = $state.raw<Corner[]>([]);
  #after = $state.raw<{ move: string; state: State<View> } | null>(null);
  /** Follows as soon as it is legal: a buy is played before its bot is plugged in. */
  #next: string | null = null;

  constructor(play: () => Play<View>) {
    this.#play = play;
  }

  get #view(): View {
    return this.#play().state.view;
  }
  get live(): boolean {
    const { past, seat, state } = this.#play();
    return past === null && seat !== null && state.legal.length > 0;
  }
  get asked(): Asked {
    if (!this.live) return null;
    const [first = ''] = this.#play().state.legal;
    return first.startsWith('plug') ? 'plug' : first.startsWith('block') ? 'block' : 'turn';
  }
  get canPass(): boolean {
    return this.live && this.#play().state.legal.includes('pass');
  }
  /** The slots of the factory a bot can be bought from. */
  get buyable(): number[] {
    if (this.asked !== 'turn') return [];
    return [0, 1, 2, 3].filter((slot) => this.#play().state.legal.includes(`buy ${slot}+0`));
  }
  get card(): number | null {
    return this.asked === 'turn' ? this.#card : null;
  }
  get assistants(): number {
    return this.#assistants;
  }
  /** The most assistants that can come along. */
  get most(): number {
    const legal = this.#play().state.legal;
    return [5, 4, 3, 2, 1].find((n) => legal.includes(`buy ${this.#card}+${n}`)) ?? 0;
  }
  get slot(): number | null {
    return this.#slot;
  }
  /** The corners chosen to be covered. */
  get covered(): Corner[] {
    return this.#covered;
  }
  get #buy(): string {
    return `buy ${this.#card}+${this.#assistants}`;
  }
  /** The table after the chosen buy, once the server has said so. */
  get after(): View | null {
    return this.card !== null && this.#after?.move === this.#buy ? this.#after.state.view : null;
  }
  /** What the bot would do in each slot, with each choice of corners to cover. */
  get placements(): Placement[] {
    const asked = this.asked;
    const view = asked === 'turn' ? this.after : asked ? this.#view : null;
    return view?.placements ?? [];
  }
  /** The placement in a slot as it is chosen now. */
  placement(slot: number): Placement | null {
    const covered = this.asked === 'block' ? this.#covered : [];
    return this.#find(slot, covered);
  }
  /** What covering as is chosen now would do to the bot that has just been plugged in. */
  get covering(): Placement | null {
    const slot = this.coveredSlot;
    return slot === null ? null : this.placement(slot);
  }
  /** The slot of the bot whose corners may be covered. */
  get coveredSlot(): number | null {
    return this.asked === 'block' ? (this.placements[0]?.slot ?? null) : null;
  }
  /** The best that covering corners would make of a slot, if better than not to. */
  better(slot: number): Placement | null {
    const plain = this.#find(slot, []);
    const found = this.placements.filter((one) => one.slot === slot && one.total > (plain?.total ?? 0));
    return found.sort((a, b) => b.total - a.total || a.covered.length - b.covered.length)[0] ?? null;
  }
  #find(slot: number, covered: Corner[]): Placement | null {
    const corners = covered.join();
    return this.placements.find((one) => one.slot === slot && one.covered.join() === corners) ?? null;
  }

  /** After every change of the table. */
  deal(): void {
    this.#after = null;
    const next = this.#next;
    this.#next = null;
    if (this.asked !== 'turn' || (this.#card !== null && !this.buyable.includes(this.#card)))
      this.#card = null;
    if (this.#card === null) this.#assistants = 0;
    this.#assistants = Math.min(this.#assistants, this.most);
    this.#slot = null;
    this.#covered = [];
    if (next && this.live && this.#play().state.legal.includes(next)) void this.#send(next);
  }

  choose(slot: number): void {
    if (!this.buyable.includes(slot)) return;
    this.#card = this.#card === slot ? null : slot;
    this.#assistants = 0;
    this.#slot = null;
  }
  step(by: number): void {
    this.#assistants = Math.max(0, Math.min(this.#assistants + by, this.most));
  }
  back(): void {
    if (this.#slot !== null) this.#slot = null;
    else if (this.#covered.length) this.#covered = [];
    else this.#card = null;
  }
  toggle(corner: Corner): void {
    const covered = CORNERS.filter((one) => (one === corner) !== this.#covered.includes(one));
    if (this.#play().state.legal.includes(coverMove(covered))) this.#covered = covered;
  }

  /** Asks what the chosen buy would do. */
  async ask(): Promise<void> {
    const move = this.#buy;
    if (this.card === null || this.#after?.move === move) return;
    try {
      const state = await this.#play().preview(move);
      if (this.#buy === move) this.#after = { move, state };
    } catch {
      // Then it is simply not shown; the move can still be sent.
    }
  }

  /** A slot of the network: chosen, or at once sent. */
  async point(slot: number): Promise<void> {
    if (this.asked === 'plug' ? !this.placement(slot) : this.card === null) return;
    if (this.#play().confirm && this.#slot !== slot) {
      this.#slot = slot;
      return;
    }
    await this.plug(slot);
  }
  async plug(slot: number): Promise<void> {
    if (this.asked === 'plug') return this.#send(`plug ${slot}`);
    return this.buy(slot);
  }
  /** Buys; with a slot the bot also goes there. */
  async buy(slot: number | null = null): Promise<void> {
    if (this.card === null || this.#play().busy) return;
    this.#next = slot === null ? null : `plug ${slot}`;
    await this.#send(this.#buy);
  }
  async calibrate(): Promise<void> {
    if (this.asked === 'block') await this.#send(coverMove(this.#covered));
  }
  async pass(): Promise<void> {
    if (this.canPass) await this.#send('pass');
  }
  async #send(move: string): Promise<void> {
    try {
      await this.#play().move(move);
    } catch {
      this.#next = null;
    }
  }
}
