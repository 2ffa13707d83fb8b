// Hints: what Expert would do at the decision on hand, asked for by whoever has to decide.

import { tell } from '../lib/say.svelte';
import type { HintMessage } from '../generated/server';
import { t } from '../words/index.svelte';
import type { Session } from './session.svelte';

export class Adviser {
  #found = $state.raw<{ number: number; advice: HintMessage } | null>(null);
  thinking = $state(false);
  /** Where there is room beside the button that asked. */
  place = $state<{ low: boolean; left: boolean }>({ low: false, left: false });

  constructor(
    readonly session: Session,
    readonly ask: () => Promise<HintMessage>,
  ) {}

  get can(): boolean {
    const session = this.session;
    return session.running && !!session.now?.legal.length && session.past === null && !session.busy;
  }

  /** A hint is for one decision: when the table moves on it is gone. */
  get advice(): HintMessage | null {
    const now = this.session.now;
    return this.#found && now && this.#found.number === now.number ? this.#found.advice : null;
  }

  async think(button: Element): Promise<void> {
    const { left, top } = button.getBoundingClientRect();
    this.place = { low: top < innerHeight / 2, left: left > innerWidth / 2 };
    const now = this.session.now;
    if (!this.can || this.thinking || !now) return;
    this.thinking = true;
    try {
      const advice = await this.ask();
      this.#found = { number: now.number, advice };
      const best = advice.moves[0];
      if (best) this.session.announce(t('hint-best', { move: this.session.inFull(best.text) }));
    } catch (error) {
      tell(error);
    } finally {
      this.thinking = false;
    }
  }

  dismiss(): void {
    this.#found = null;
  }
}
