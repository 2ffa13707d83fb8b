import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshId, Live } from '../../src/net/live';

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: URL) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  /** As in a browser, it is not told at once. */
  close(): void {
    this.readyState = 3;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  greet(): void {
    this.readyState = FakeSocket.OPEN;
    this.tell({ type: 'hello', table: {}, chat: [] });
  }
  drop(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const newest = () => FakeSocket.made.at(-1)!;
const count = () => FakeSocket.made.length;
const QUESTION = { type: 'explain', id: 'q1', seat: 1 } as const;
const ANSWER = { type: 'explained', id: 'q1', seat: 1, items: [] };
const PONG = { type: 'pong' };

let live: Live;
let seen: number;
const ears = {
  hear: vi.fn(),
  query: vi.fn(() => ({ seat: '2', seen: String(seen) })),
  connection: vi.fn(),
  gone: vi.fn(),
};
const heard = () => ears.hear.mock.calls.map(([message]) => (message as { type: string }).type);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // waits are then as they are named
  FakeSocket.made = [];
  seen = 0;
  for (const ear of Object.values(ears)) ear.mockClear();
  ears.query.mockImplementation(() => ({ seat: '2', seen: String(seen) }));
  live = new Live('a table', ears);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe('connecting', () => {
  it('asks for the table, the seat and what has not been seen', () => {
    seen = 7;
    expect(newest().address.href).toMatch(/^ws:\/\/[^/]+\/api\/tables\/a%20table\/live\?seat=2&seen=0$/);
    newest().drop(1006);
    vi.advanceTimersByTime(300);
    expect(newest().address.searchParams.get('seen')).toBe('7');
  });

  it('tells when it is connected, with the greeting', () => {
    expect(ears.connection).not.toHaveBeenCalled();
    newest().greet();
    expect(heard()).toEqual(['hello']);
    expect(ears.connection).toHaveBeenLastCalledWith(true);
  });

  it('waits longer each time, but never longer than twelve seconds', () => {
    for (const wait of [300, 700, 1500, 3000, 6000, 12_000, 12_000]) {
      const before = count();
      newest().drop(1006);
      expect(ears.connection).toHaveBeenLastCalledWith(false);
      vi.advanceTimersByTime(wait - 1);
      expect(count()).toBe(before);
      vi.advanceTimersByTime(1);
      expect(count()).toBe(before + 1);
    }
  });

  it.each([
    [0, 225],
    [1, 375],
  ])('leaves a little to chance: %d', (chance, wait) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    newest().drop(1006);
    vi.advanceTimersByTime(wait - 1);
    expect(count()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(count()).toBe(2);
  });

  it('begins to wait anew once it was greeted', () => {
    for (const wait of [300, 700]) {
      newest().drop(1006);
      vi.advanceTimersByTime(wait);
    }
    newest().greet();
    newest().drop(1006);
    vi.advanceTimersByTime(300);
    expect(count()).toBe(4);
  });

  it('does not wait when the network is back', () => {
    newest().drop(1006);
    dispatchEvent(new Event('online'));
    expect(count()).toBe(2);
    vi.advanceTimersByTime(60_000);
    expect(count()).toBe(2 + 1); // the silent one was given up; not the one it would have waited for
  });

  it('does not connect twice', () => {
    newest().greet();
    dispatchEvent(new Event('online'));
    expect(count()).toBe(1);
  });

  it.each([4401, 4404])('is over for good with %d', async (code) => {
    newest().greet();
    const asked = live.ask(QUESTION, 'explained');
    newest().drop(code);
    expect(ears.gone).toHaveBeenCalledWith(code);
    await expect(asked).rejects.toMatchObject({ code: 'gone' });
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(count()).toBe(1);
  });
});

describe('silence', () => {
  it('is broken by a ping, and a pong is enough', () => {
    newest().greet();
    vi.advanceTimersByTime(24_999);
    expect(newest().sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(newest().sent).toEqual([{ type: 'ping' }]);
    newest().tell(PONG);
    vi.advanceTimersByTime(10_000);
    expect(count()).toBe(1);
    expect(ears.connection).toHaveBeenLastCalledWith(true);
  });

  it('is taken for a lost connection ten seconds after a ping', () => {
    const first = newest();
    first.greet();
    vi.advanceTimersByTime(25_000 + 9_999);
    expect(ears.connection).toHaveBeenLastCalledWith(true);
    vi.advanceTimersByTime(1);
    expect(ears.connection).toHaveBeenLastCalledWith(false);
    expect(first.readyState).toBe(3);
    vi.advanceTimersByTime(300);
    expect(count()).toBe(2);
  });
});

describe('a question', () => {
  beforeEach(() => newest().greet());

  it('is answered', async () => {
    const asked = live.ask(QUESTION, 'explained');
    expect(newest().sent).toEqual([QUESTION]);
    newest().tell(ANSWER);
    await expect(asked).resolves.toEqual(ANSWER);
    expect(heard()).toEqual(['hello', 'explained']);
  });

  it('is refused', async () => {
    const asked = live.ask(QUESTION, 'explained');
    newest().tell({ type: 'error', id: 'q1', code: 'not-yours', message: '' });
    await expect(asked).rejects.toMatchObject({ code: 'not-yours' });
  });

  it('is asked again with the same id until it is answered', async () => {
    const asked = live.ask(QUESTION, 'explained');
    const answered = live.ask({ ...QUESTION, id: 'q2' }, 'explained');
    newest().tell({ ...ANSWER, id: 'q2' });
    await answered;
    for (let time = 0; time < 2; time++) {
      newest().drop(1006);
      vi.advanceTimersByTime(300);
      expect(newest().sent).toEqual([]);
      newest().greet();
      expect(newest().sent).toEqual([QUESTION]);
    }
    newest().tell(ANSWER);
    await expect(asked).resolves.toEqual(ANSWER);
    newest().drop(1006);
    vi.advanceTimersByTime(300);
    newest().greet();
    expect(newest().sent).toEqual([]);
  });

  it('that comes while there is no connection waits for one', () => {
    newest().drop(1006);
    void live.ask(QUESTION, 'explained').catch(() => undefined);
    vi.advanceTimersByTime(300);
    newest().greet();
    expect(newest().sent).toEqual([QUESTION]);
  });

  it('that was one too many is asked again a little later, without a word', () => {
    void live.ask(QUESTION, 'explained').catch(() => undefined);
    newest().tell({ type: 'error', id: null, code: 'too-many', message: '' });
    vi.advanceTimersByTime(1199);
    expect(newest().sent).toEqual([QUESTION]);
    vi.advanceTimersByTime(1);
    expect(newest().sent).toEqual([QUESTION, QUESTION]);
    expect(heard()).toEqual(['hello']);
  });

  it('is given up when the table is left', async () => {
    const asked = live.ask(QUESTION, 'explained');
    live.close();
    await expect(asked).rejects.toMatchObject({ code: 'gone' });
    vi.advanceTimersByTime(60_000);
    expect(count()).toBe(1);
    expect(ears.gone).not.toHaveBeenCalled();
  });
});

describe('what needs no answer', () => {
  it('is heard', () => {
    newest().greet();
    newest().tell({ type: 'error', id: null, code: 'too-many', message: '' });
    newest().tell({ type: 'notice', code: 'bots-ready', seat: null });
    expect(heard()).toEqual(['hello', 'error', 'notice']);
  });

  it('is said once, and lost with the connection', () => {
    newest().greet();
    live.say({ type: 'show', seat: 1 });
    expect(newest().sent).toEqual([{ type: 'show', seat: 1 }]);
    newest().drop(1006);
    live.say({ type: 'show', seat: 2 });
    vi.advanceTimersByTime(300);
    newest().greet();
    expect(newest().sent).toEqual([]);
  });
});

describe('what it waits for', () => {
  const TOO_MANY = { type: 'error', id: null, code: 'too-many', message: '' };
  beforeEach(() => {
    newest().greet();
    void live.ask(QUESTION, 'explained').catch(() => undefined);
    vi.advanceTimersByTime(25_000); // a ping
    expect(vi.getTimerCount()).toBe(2); // its answer, and the next one
  });

  it('is nothing but the next try once the connection is lost', () => {
    newest().drop(1006);
    expect(vi.getTimerCount()).toBe(1);
    live.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is nothing once the table is left', () => {
    live.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is no second breath, however often it was one too many', () => {
    newest().tell(TOO_MANY);
    newest().tell(TOO_MANY);
    expect(vi.getTimerCount()).toBe(2); // the next ping, and one breath
    live.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('has a fresh id for each decision', () => {
  const ids = Array.from({ length: 100 }, freshId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[\w-]{3,40}$/);
});
