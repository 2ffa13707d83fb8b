// What the player has chosen so far. Everything that can be chosen comes from the legal list and the view.

import type { Play, State } from '../../table/play';
import type { View, Way } from './view';

export type Asked = 'turn' | 'plug' | 'block' | null;

export class Hand {
  #play: () => Play<View>;
  /** The slot of the factory chosen. */
  #card = $state<number | null>(null);
  #assistants = $state(0);
  /** The slot of the network chosen, where a choice is confirmed before it is sent. */
  #slot = $state<number | null>(null);
  #cover = $state('');
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
  get cover(): string {
    return this.#cover;
  }
  get #buy(): string {
    return `buy ${this.#card}+${this.#assistants}`;
  }
  /** The table after the chosen buy, once the server has said so. */
  get after(): View | null {
    return this.card !== null && this.#after?.move === this.#buy ? this.#after.state.view : null;
  }
  /** What the bot would do in each slot; with all its corners at work, but where they are being covered. */
  get ways(): Way[] {
    const asked = this.asked;
    const { seat } = this.#play();
    const view = asked === 'turn' ? this.after : asked ? this.#view : null;
    if (!view || seat === null) return [];
    const board = view.boards[seat - 1]!;
    return view.ways.map((text) => {
      const [place, dice, bots, total] = text.split(' ') as [string, string, string, string];
      const slot = Number(place[0]);
      const points = bots.split(',').map((earned) => (earned === '-' ? null : Number(earned)));
      return {
        slot,
        cover: place.slice(1),
        dice: board.dice.map((die, i) => Number(dice[i - slot] ?? die ?? 0)),
        earning: board.earning.map((now, i) => {
          const earned = points[i - Math.max(0, slot - 1)];
          return earned === undefined ? now : earned;
        }),
        total: Number(total),
      };
    });
  }
  /** The way in a slot as it is chosen now. */
  way(slot: number): Way | null {
    const cover = this.asked === 'block' ? this.#cover : '';
    return this.ways.find((way) => way.slot === slot && way.cover === cover) ?? null;
  }
  /** The best that covering corners would make of a slot, if better than not to. */
  better(slot: number): Way | null {
    const plain = this.ways.find((way) => way.slot === slot && way.cover === '');
    const found = this.ways.filter((way) => way.slot === slot && way.total > (plain?.total ?? 0));
    return found.sort((a, b) => b.total - a.total || a.cover.length - b.cover.length)[0] ?? null;
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
    this.#cover = '';
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
    else if (this.#cover) this.#cover = '';
    else this.#card = null;
  }
  toggle(corner: 'L' | 'R'): void {
    const cover = ['L', 'R'].filter((one) => (one === corner) !== this.#cover.includes(one)).join('');
    if (this.canCover(cover)) this.#cover = cover;
  }
  canCover(cover: string): boolean {
    return this.asked === 'block' && this.#play().state.legal.includes(`block ${cover || '-'}`);
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
    if (this.asked === 'plug' ? !this.way(slot) : this.card === null) return;
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
    if (this.asked === 'block') await this.#send(`block ${this.#cover || '-'}`);
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
