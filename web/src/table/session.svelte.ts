// One table, live: what the server says about it, kept for drawing. Implements what games get.

import { checksum } from '../lib/checksum';
import { announce, calm, tell } from '../lib/say.svelte';
import { gameName } from '../lib/games.svelte';
import { notify, title } from '../lib/notify';
import { settings } from '../lib/settings.svelte';
import { ApiError } from '../net/api';
import { freshId, Live } from '../net/live';
import type {
  ChatLine,
  FromServer,
  Item,
  NoticeMessage,
  State,
  StateMessage,
  Table,
} from '../generated/server';
import { t } from '../words/index.svelte';
import { Adviser } from './adviser.svelte';
import { seatOf } from './lines';
import { inFull, tellLine } from './moves';
import type { AnyView, GameClient, Play, Shown } from './play';
import { nextOwn, ownSeats, seatNames, yourSeat } from './seating';

const touch = matchMedia('(pointer: coarse)');

export class Session implements Play<AnyView> {
  #table = $state.raw<Table | null>(null);
  #now = $state.raw<State | null>(null);
  #then = $state.raw<State | null>(null);
  #log = $state.raw<string[]>([]);
  #past = $state<number | null>(null);
  #lit = $state.raw<Item[]>([]);
  #litSeat = $state<number | null>(null);
  #underWay = $state(0);
  #mine = false;
  /** What the drawing has last said to be on show. */
  #settled = $state.raw<Shown<AnyView> | null>(null);
  #endShown = $state(false);
  /** Sentences that wait until the drawing has shown what they tell. */
  #unsaid: string[] = [];
  #shown: number | null = null;
  #states: (() => void)[] = [];
  #live: Live;

  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  chatOpen = $state(false);
  connected = $state(false);
  /** Was connected before: a loss is worth telling. */
  met = $state(false);
  gone = $state<number | null>(null);
  /** Is the table there, though nobody can be let in? */
  unreadable = $state(false);
  /** Was there before the match was over. */
  lived = $state(false);
  /** How far the bots have warmed up; null when they are ready. */
  warming = $state<number | null>(null);
  notice = $state('');
  /** When the table was told, to count on from. */
  toldAt = $state(0);
  /** When the clocks were sent. */
  clockedAt = $state(0);
  client = $state.raw<GameClient | null>(null);

  readonly seats: number[] = $derived(this.#table ? ownSeats(this.#table) : []);
  readonly names: string[] = $derived(this.#table ? seatNames(this.#table) : []);
  /** The seat that sentences call "you". */
  readonly you: number | null = $derived(
    this.#table ? yourSeat(this.#table, this.#now?.viewer ?? null) : null,
  );
  readonly running: boolean = $derived(this.#table?.status === 'playing' && !this.#now?.over);
  readonly over: boolean = $derived(this.#table?.status === 'over' || this.#table?.status === 'ended');
  /** The own seat the device must be handed to before anything is shown. */
  readonly handTo: number | null = $derived.by(() => {
    if (!this.running || this.seats.length < 2 || !this.#now) return null;
    return nextOwn(this.seats, this.#now.acting, this.#now.viewer, this.#shown);
  });

  /** While a bot stands in for the seat on show, there is nothing to play or to take back. */
  readonly #present: State | null = $derived.by(() => {
    const now = this.#now;
    const away = now?.viewer != null && !this.seats.includes(now.viewer);
    return now && away && (now.legal.length || now.undo) ? { ...now, legal: [], undo: false } : now;
  });

  /** The drawing still shows what happened since it last came to rest. */
  readonly lagging: boolean = $derived(
    !!this.client?.paced &&
      this.#settled !== null &&
      this.#settled.state !== this.#now &&
      this.#settled.state.viewer === this.#now?.viewer,
  );
  readonly shown: Shown<AnyView> = $derived({
    state: this.#then ?? (this.lagging ? this.#settled!.state : this.#present!),
    log: this.lagging ? this.#settled!.log : this.#log,
  });
  readonly ended: boolean = $derived(
    this.over && !!this.#now?.over && (this.#endShown || !this.client?.paced),
  );

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {
    this.#live = new Live(id, {
      hear: (message) => this.#hear(message),
      query: () => this.#query(),
      connection: (connected) => {
        this.connected = connected;
        if (connected && this.met) announce(t('table-connected'));
        if (!connected && this.met) announce(t('table-reconnecting'));
        this.met ||= connected;
      },
      gone: (code) => (this.gone = code),
    });
  }

  get ready(): boolean {
    return this.#table !== null;
  }
  get table(): Table {
    return this.#table!;
  }
  /** The present, whatever is on show. */
  get now(): State | null {
    return this.#now;
  }
  get state(): State {
    return this.#then ?? this.#present!;
  }
  get seat(): number | null {
    return this.#now?.viewer ?? null;
  }
  get busy(): boolean {
    return this.#underWay > 0;
  }
  get past(): number | null {
    return this.#past;
  }
  get lit(): Item[] {
    return this.#lit;
  }
  get litSeat(): number | null {
    return this.#litSeat;
  }
  get log(): string[] {
    return this.#log;
  }
  get confirm(): boolean {
    return settings.confirm && touch.matches;
  }

  #query(): Record<string, string> {
    const query: Record<string, string> = {};
    if (this.#shown !== null) query.seat = String(this.#shown);
    if (this.invite) query.invite = this.invite;
    if (this.#now) query.seen = `${this.#log.length}.${checksum(this.#log.join('\n'))}`;
    return query;
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'hello':
        this.#take(message.table);
        this.chat = message.chat;
        this.#turn();
        break;
      case 'table':
        this.#take(message.table);
        this.#sitDown();
        this.#turn();
        break;
      case 'state':
        this.#see(message);
        break;
      case 'chat':
        this.chat = [...this.chat.filter((line) => line.number !== message.chat.number), message.chat];
        if (!this.chatOpen) this.unread++;
        announce(t('chat-said', { name: message.chat.name, text: message.chat.text }));
        break;
      case 'notice':
        this.#notice(message);
        break;
      case 'error':
        // Without an id nobody waits for it. Over a limit nothing else comes, even at first.
        if (!message.id) {
          if (this.ready || message.code === 'over-limit') tell(new ApiError(message.code, message));
          this.unreadable ||= message.code === 'unreadable' || message.code === 'wrong-version';
        }
        break;
    }
  }

  #take(table: Table): void {
    this.#table = table;
    this.toldAt = performance.now();
  }

  /** Whoever takes a seat while watching sees the table from there. */
  #sitDown(): void {
    const only = this.seats.length === 1 ? this.seats[0]! : null;
    if (only === null || this.#shown === only) return;
    this.#shown = only;
    this.#live.say({ type: 'show', seat: only });
  }

  #see(state: StateMessage): void {
    const known = this.#log.slice(0, state.log.keep);
    const first = this.#now === null || state.viewer !== this.#now.viewer;
    this.#log = [...known, ...state.log.add];
    this.#now = state;
    this.lived ||= !state.over;
    this.clockedAt = performance.now();
    if (state.viewer !== null) this.#shown = state.viewer;
    if (!first && state.log.add.length) this.#tellOthers(state.log.add);
    for (const heard of this.#states.splice(0)) heard();
    this.#turn();
    // The device goes on to somebody else: what this seat knows leaves the screen first.
    if (this.handTo !== null && state.viewer !== null) this.#live.say({ type: 'show', seat: null });
    else if (this.over && this.seats.length > 1 && state.viewer !== null) {
      this.#shown = null;
      this.#live.say({ type: 'show', seat: null });
    }
  }

  #tellOthers(added: string[]): void {
    const theirs = added.filter((line) => seatOf(line) !== this.seat);
    const last = theirs.at(-1);
    if (last) this.#say(tellLine(this.client, last, this.names, this.you, this.state.view));
  }

  /** Says it as soon as it is on show. */
  #say(sentence: string): void {
    const drawn = this.client?.paced && this.handTo === null;
    if (drawn && this.#settled?.state !== this.#now) this.#unsaid.push(sentence);
    else announce(sentence);
  }

  #turn(): void {
    const acting = this.#now?.acting ?? this.#table?.acting ?? [];
    const mine = this.running && this.seats.some((seat) => acting.includes(seat));
    const name = gameName(this.table.game);
    title(mine ? t('table-your-turn-in', { game: name }) : name, mine);
    if (mine && !this.#mine) {
      notify(t('table-your-turn'), name, this.id);
      this.#say(t('table-your-turn'));
    }
    this.#mine = mine;
  }

  #notice({ code, seat, progress }: NoticeMessage): void {
    if (code === 'bots-warming') this.warming = progress ?? 0;
    else if (code === 'bots-ready') {
      this.warming = null;
      if (this.notice === t('notice-bots-warming')) this.notice = '';
    } else {
      const name = seat ? (this.names[seat - 1] ?? '') : '';
      this.notice = t(`notice-${code}`, { name, who: seat && seat === this.you ? 'you' : 'other' });
      announce(this.notice);
    }
  }

  async move(text: string): Promise<void> {
    await this.#act('move', text);
  }

  async undo(): Promise<void> {
    await this.#act('undo');
  }

  async #act(type: 'move' | 'undo', text = ''): Promise<void> {
    const now = this.#now;
    if (!now || now.viewer === null || this.#past !== null) return;
    calm();
    this.light([]);
    this.#underWay++;
    try {
      const id = freshId();
      const [seat, turn] = [now.viewer, now.turn];
      const message =
        type === 'move' ? ({ type, id, seat, turn, text } as const) : ({ type, id, seat, turn } as const);
      const { number } = await this.#live.ask(message, 'done');
      // The state that shows the move comes after its receipt; the next move needs its turn.
      while (this.#now === now && now.number < number)
        await new Promise<void>((heard) => this.#states.push(heard));
    } catch (error) {
      tell(error);
      throw error;
    } finally {
      this.#underWay--;
    }
  }

  async preview(text: string): Promise<State> {
    const answer = await this.#live.ask(
      { type: 'preview', id: freshId(), seat: this.seat!, text },
      'preview',
    );
    return answer.state;
  }

  async explain(seat: number): Promise<Item[]> {
    return (await this.#live.ask({ type: 'explain', id: freshId(), seat }, 'explained')).items;
  }

  readonly adviser = new Adviser(this, () =>
    this.#live.ask({ type: 'hint', id: freshId(), seat: this.seat! }, 'hint'),
  );

  /** A move of one's own in words, with all that sets it apart. */
  inFull(text: string): string {
    return inFull(this.client, text, this.seat ?? 0, this.state.view);
  }

  light(items: Item[], seat?: number): void {
    this.#lit = items;
    this.#litSeat = items.length ? (seat ?? null) : null;
  }

  async look(move: number | null): Promise<void> {
    this.light([]);
    if (move === null || move >= this.#log.length) {
      this.#past = null;
      this.#then = null;
      return;
    }
    this.#past = move;
    const then = await this.stateAt(move);
    // Clicks may overtake answers.
    if (this.#past === move) this.#then = { ...then, legal: [], undo: false };
  }

  async stateAt(move: number): Promise<State> {
    return (await this.#live.ask({ type: 'past', id: freshId(), move }, 'past')).state;
  }

  announce(sentence: string): void {
    announce(sentence);
  }

  settle(): void {
    const now = this.#now;
    // How it ended is shown to whoever comes back from the past.
    if (!now || (now.over && this.#past !== null)) return;
    this.#settled = { state: now, log: this.#log };
    this.#endShown ||= now.over;
    for (const sentence of this.#unsaid.splice(0)) announce(sentence);
  }

  show(seat: number | null): void {
    this.#shown = seat;
    void this.look(null);
    this.#live.say({ type: 'show', seat });
  }

  async talk(text: string): Promise<void> {
    await this.#live.ask({ type: 'chat', id: freshId(), text }, 'done');
  }

  openChat(open: boolean): void {
    this.chatOpen = open;
    if (open) this.unread = 0;
  }

  close(): void {
    this.#live.close();
    title(t('brand'), false);
  }
}
