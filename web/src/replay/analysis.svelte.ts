// The analysis of a finished match: asked of the server through a socket of its own, decision by decision.

import { announce, tell } from '../lib/say.svelte';
import { ApiError } from '../net/api';
import { freshId, Live } from '../net/live';
import type { Decision, FromServer } from '../generated/server';
import { t } from '../words/index.svelte';

export class Analysis {
  decisions = $state.raw<Decision[]>([]);
  of = $state<number | null>(null);
  /** Values are points, not chances. */
  points = $state(false);
  /** What the match came to, by seat; null until all is known. */
  outcome = $state.raw<number[] | null>(null);
  running = $state(false);
  /** The bots are not awake yet. */
  warming = $state(false);
  #live: Live | null = null;
  #id = '';

  constructor(readonly table: string) {}

  /** Goes on where it was left. */
  start(): void {
    this.close();
    this.running = true;
    this.#live = new Live(this.table, {
      hear: (message) => this.#hear(message),
      query: () => ({}),
      connection: () => undefined,
      gone: (code) => this.#end(new ApiError(code === 4401 ? 'no-identity' : 'not-found')),
    });
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'hello':
        // Also after a lost connection, with which the server has given up.
        this.#id = freshId();
        this.#live?.say({ type: 'analyse', id: this.#id, done: this.decisions.length });
        break;
      case 'analysis':
        if (message.id !== this.#id) break;
        this.of = message.of;
        this.points = message.points;
        if (message.decision) this.decisions = [...this.decisions, message.decision];
        break;
      case 'analysed':
        if (message.id !== this.#id) break;
        this.outcome = message.values;
        if (message.complete) announce(t('analysis-ready'));
        this.close();
        break;
      case 'notice':
        if (message.code === 'bots-warming') this.warming = true;
        if (message.code === 'bots-ready') this.warming = false;
        break;
      case 'error':
        if (message.id === this.#id || !message.id) this.#end(new ApiError(message.code, message));
        break;
    }
  }

  #end(error: ApiError): void {
    this.close();
    tell(error);
  }

  cancel(): void {
    this.#live?.say({ type: 'cancel', id: this.#id });
    this.close();
    announce(t('analysis-cancelled'));
  }

  close(): void {
    this.running = false;
    this.#live?.close();
    this.#live = null;
  }
}
