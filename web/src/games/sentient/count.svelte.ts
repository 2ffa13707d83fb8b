// A finished round on show. One that has just ended is counted before the player's eyes: every bot, every
// investor, then what they pay.

import { isStill } from '../../lib/settings.svelte';
import type { Finished } from './view';

const PACE = 220; // ms

const botsIn = (done: Finished): number => done.bots.reduce((sum, bots) => sum + bots.length, 0);

export class Count {
  /** What was counted last: its drawing still reads it while it goes. */
  #done = $state.raw<Finished | null>(null);
  #open = $state(false);
  #fresh = $state(false);
  #shown = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  get done(): Finished | null {
    return this.#done;
  }
  get open(): boolean {
    return this.#open;
  }
  /** It has just ended. */
  get fresh(): boolean {
    return this.#fresh;
  }
  /** Still counting. */
  get running(): boolean {
    return this.#open && this.#done !== null && this.#shown < this.#steps(this.#done);
  }
  #steps(done: Finished): number {
    return botsIn(done) + done.investors.length + 1;
  }

  /** Where among all bots a seat's first one is counted. */
  #place(seat: number, at: number): number {
    const before = this.#done?.bots.slice(0, seat - 1) ?? [];
    return before.reduce((sum, bots) => sum + bots.length, 0) + at;
  }
  /** Has the bot of a seat been counted? */
  hasBot(seat: number, at: number): boolean {
    return this.#shown > this.#place(seat, at);
  }
  /** It is the one counted just now. */
  isNow(seat: number, at: number): boolean {
    return this.#fresh && this.#shown === this.#place(seat, at) + 1;
  }
  hasInvestor(k: number): boolean {
    return this.#done !== null && this.#shown > botsIn(this.#done) + k;
  }

  start(done: Finished, fresh = false): void {
    clearInterval(this.#timer);
    this.#done = done;
    this.#open = true;
    this.#fresh = fresh;
    this.#shown = 0;
    if (!fresh || isStill()) this.skip();
    else
      this.#timer = setInterval(() => {
        this.#shown += 1;
        if (!this.running) this.skip();
      }, PACE);
  }
  /** All of it at once. */
  skip(): void {
    clearInterval(this.#timer);
    if (this.#done) this.#shown = this.#steps(this.#done);
  }
  close(): void {
    this.skip();
    this.#open = false;
  }
}
