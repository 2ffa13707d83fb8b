// What may be done, and what the player points at. All of it comes from the legal list and from previews.

import type { Play, State } from '../../table/play';
import { narrow } from './narrow';
import type { IdeaTile, View } from './view';

/** Reached only with an idea: the idea, and how far it is then. */
export interface Via {
  idea: string;
  space: number;
}

/** Parts of one purchase that leave nothing to choose follow by themselves. */
const FOLLOWS = /^pay /;

/** Whoever goes through the controls by keys points at what has the focus; a finger does not. */
export const isByKeys = (event: FocusEvent): boolean => (event.target as Element).matches(':focus-visible');

export class Hand {
  #play: () => Play<View>;
  /** Chosen and not sent yet. */
  #chosen = $state<string | null>(null);
  #pointed = $state<string | null>(null);
  #after = $state.raw<{ move: string; state: State<View> } | null>(null);
  #via = $state.raw<Via[]>([]);

  /** Of a move of the set-up: the parts picked so far. */
  #picked = $state.raw<string[]>([]);
  /** While something is being shown nothing can be done. */
  #showing: () => boolean;

  constructor(play: () => Play<View>, showing: () => boolean) {
    this.#play = play;
    this.#showing = showing;
  }

  get #view(): View {
    return this.#play().state.view;
  }
  get live(): boolean {
    const { past, seat, state } = this.#play();
    return past === null && seat !== null && state.legal.length > 0 && !this.#showing();
  }
  get legal(): string[] {
    return this.live ? this.#play().state.legal : [];
  }
  get busy(): boolean {
    return this.#play().busy;
  }
  get chosen(): string | null {
    return this.#chosen;
  }
  /** What would be after the move chosen or pointed at. */
  get after(): { move: string; view: View; legal: string[] } | null {
    const found = this.#after;
    if (!found || found.move !== (this.#chosen ?? this.#pointed)) return null;
    return { move: found.move, view: found.state.view, legal: found.state.legal };
  }
  get via(): Via[] {
    return this.#via;
  }

  may(move: string): boolean {
    return this.legal.includes(move);
  }
  /** The arguments of the legal moves of a kind. */
  of(verb: string): string[] {
    const start = `${verb} `;
    return this.legal.filter((move) => move.startsWith(start)).map((move) => move.slice(start.length));
  }
  /** How an idea may be used now. */
  useOf(idea: string): string | null {
    return ['use', 'jump', 'swap', 'copy'].map((verb) => `${verb} ${idea}`).find((m) => this.may(m)) ?? null;
  }

  /** A new position: nothing is chosen. */
  deal(): void {
    this.#chosen = null;
    this.#picked = [];
    this.#pointed = null;
    this.#after = null;
    this.#via = [];
    if (this.of('go').length) void this.#lookFurther();
  }

  get picked(): string[] {
    return this.#picked;
  }
  /** What may be picked next for a move of the set-up. */
  nextOf(verb: 'spots' | 'robots' | 'sets'): string[] {
    return narrow(
      this.of(verb).map((what) => `${verb} ${what}`),
      this.#picked,
    ).next;
  }
  /** One part more; the last one that leaves a choice sends the move. */
  pickPart(part: string): void {
    this.#picked = [...this.#picked, part];
    const { moves } = narrow(this.legal, this.#picked);
    if (moves.length === 1) void this.send(moves[0]!);
  }

  /** Where ideas of the robot would let it go besides. */
  async #lookFurther(): Promise<void> {
    const play = this.#play();
    const { number } = play.state;
    const view = this.#view;
    const robot = view.turn?.robot;
    const ideas = (view.boards[(play.seat ?? 1) - 1]?.columns ?? [])
      .filter((column) => column.robot === robot)
      .flatMap((column) => column.ideas)
      .filter((idea: IdeaTile) => idea.effect === 'steps' && this.may(`use ${idea.id}`));
    for (const idea of ideas) {
      try {
        const { reach } = (await play.preview(`use ${idea.id}`)).view;
        if (this.#play().state.number !== number) return;
        const known = new Set([...view.reach, ...this.#via].map((one) => one.space));
        this.#via = [
          ...this.#via,
          ...reach.filter((one) => !known.has(one.space)).map(({ space }) => ({ idea: idea.id, space })),
        ];
      } catch {
        return;
      }
    }
  }

  /** Look what a move would do, without choosing it. */
  point(move: string | null): void {
    if (this.#pointed === move) return;
    this.#pointed = move;
    if (move !== null) void this.#ask(move);
  }

  async #ask(move: string): Promise<void> {
    const play = this.#play();
    const { number } = play.state;
    if (!this.may(move) || this.#after?.move === move) return;
    try {
      const state = await play.preview(move);
      if (this.#play().state.number === number && (this.#chosen ?? this.#pointed) === move)
        this.#after = { move, state };
    } catch {
      // It was overtaken by events: there is nothing to show.
    }
  }

  /** On the table: where the player wants it, a move is confirmed before it is sent. */
  pick(move: string): void {
    if (this.#play().confirm) this.choose(move);
    else void this.send(move);
  }
  choose(move: string): void {
    this.#chosen = move;
    void this.#ask(move);
  }
  back(): void {
    this.#chosen = null;
    this.#picked = [];
  }
  confirm(): void {
    if (this.#chosen !== null) void this.send(this.#chosen);
  }
  /** Use the idea, then go where it lets the robot go. */
  async goVia({ idea, space }: Via): Promise<void> {
    await this.send(`use ${idea}`);
    const step = this.#view.reach.find((one) => one.space === space);
    if (step) await this.send(`go ${step.steps}`);
  }

  async send(move: string): Promise<void> {
    if (this.busy || !this.may(move)) return;
    const { number } = this.#play().state;
    try {
      await this.#play().move(move);
    } catch {
      this.#chosen = null;
      return;
    }
    const [next, other] = this.legal;
    const buying = /^(column|pipe) /.test(move);
    if (buying && next && !other && FOLLOWS.test(next) && this.#play().state.number > number)
      await this.send(next);
  }
}
