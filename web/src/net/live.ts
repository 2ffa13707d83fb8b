// The socket of one table: comes back by itself, and sends again what was not answered.

import { ApiError } from './api';
import type { FromServer, ToServer } from '../generated/server';

type Request = Extract<ToServer, { id: string }>;
type Answer = Extract<FromServer, { id: string }>;

interface Waiting {
  message: Request;
  resolve: (answer: Answer) => void;
  reject: (error: ApiError) => void;
}

export interface Ears {
  hear(message: FromServer): void;
  /** What to ask for when connecting: seat, invite, seen. */
  query(): Record<string, string>;
  /** `connected` false: trying again. */
  connection(connected: boolean): void;
  /** Closed for good, with the protocol's number. */
  gone(code: number): void;
}

const FINAL = new Set([4401, 4404]);
const PATIENCE = [300, 700, 1500, 3000, 6000, 12000];
const PING_EVERY = 25_000;
const PONG_WITHIN = 10_000;
const BREATH = 1200;

export class Live {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly id: string,
    readonly ears: Ears,
  ) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/live`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    for (const [name, value] of Object.entries(this.ears.query())) address.searchParams.set(name, value);
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#ping(), PING_EVERY);
  }

  #hear(message: FromServer): void {
    clearTimeout(this.#silence);
    if (message.type === 'hello') {
      this.#tries = 0;
      this.ears.hear(message);
      this.ears.connection(true);
      // Ids make this safe: what was done already is only acknowledged again.
      this.#askAgain();
      return;
    }
    if (message.type === 'error' && !message.id && message.code === 'too-many' && this.#waiting.size) {
      // It does not say which message was one too many: all that wait are asked again, a little later.
      clearTimeout(this.#again);
      this.#again = setTimeout(() => this.#askAgain(), BREATH);
      return;
    }
    this.ears.hear(message);
    if (!('id' in message) || !message.id) return;
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    this.#waiting.delete(message.id);
    if (message.type === 'error') waiting.reject(new ApiError(message.code, message));
    else waiting.resolve(message);
  }

  #askAgain(): void {
    for (const { message } of this.#waiting.values()) this.#write(message);
  }

  #lost(code: number): void {
    clearInterval(this.#beat);
    clearTimeout(this.#silence);
    this.#socket = null;
    if (this.#closed) return;
    if (FINAL.has(code)) {
      this.close();
      this.ears.gone(code);
      return;
    }
    this.ears.connection(false);
    const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)]!;
    // A little chance, so that a restarted server is not asked by everybody at once.
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #hurry = (): void => {
    if (document.visibilityState === 'visible' && !this.#socket && !this.#closed) this.#connect();
  };

  #ping(): void {
    this.#write({ type: 'ping' });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      const silent = this.#socket;
      this.#socket = null;
      silent?.close();
      this.#lost(0);
    }, PONG_WITHIN);
  }

  #write(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  say(message: ToServer): void {
    this.#write(message);
  }

  /** Sends until it is answered; across lost connections too. */
  ask<T extends Answer['type']>(message: Request, _expected: T): Promise<Extract<Answer, { type: T }>> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { message, resolve: resolve as (answer: Answer) => void, reject });
      this.#write(message);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    clearTimeout(this.#silence);
    clearTimeout(this.#again);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
    this.#socket = null;
    for (const { reject } of this.#waiting.values()) reject(new ApiError('gone'));
    this.#waiting.clear();
  }
}

let counter = 0;

/** New for each decision. */
export function freshId(): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `${random[0]!.toString(36)}${random[1]!.toString(36)}-${++counter}`;
}
