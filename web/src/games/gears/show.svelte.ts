// What is on show lags behind what is known: gears come up one by one, then the swap, then the verdict.
// Nothing is decided here: every picture is made of parts of two views of the server.

import { isStill } from '../../lib/settings.svelte';
import { printed, isJudged, type Board, type View } from './view';
import { headline, people, person, w } from './words';

interface Frame {
  view: View;
  wait: number;
  /** The brass back that is being turned, and by how many quarters. */
  turning?: { seat: number; quarters: number };
}

const QUARTERS: Record<string, number> = { '+': 1, '-': -1, '2': 2 };

/** By table and seat: the last round whose beginning was asked for. */
const begun = new Map<string, number>();

export interface Fed {
  view: View;
  table: string;
  seat: number | null;
  past: boolean;
  log: string[];
  names: string[];
}

export class Show {
  #latest = $state.raw<View | null>(null);
  #frame = $state.raw<Frame | null>(null);
  /** The round that has just ended, until the player goes on. */
  #ended = $state.raw<View | null>(null);
  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #key = '';
  #last: Fed | null = null;
  /** What the frames tell, to be said when they have been seen. */
  #said: string[] = [];

  get view(): View {
    return this.#frame?.view ?? this.#ended ?? this.#latest!;
  }
  get turning(): Frame['turning'] {
    return this.#frame?.turning;
  }
  /** Everything known is on show. */
  get settled(): boolean {
    return this.#frame === null;
  }
  /** A finished round is looked at; `next` opens the new one. */
  get ended(): boolean {
    return this.#frame === null && this.#ended !== null;
  }

  next(): void {
    if (this.#latest) begun.set(this.#key, this.#latest.round);
    this.#ended = null;
  }

  /** What has been shown since it was last asked, in words. */
  takeWords(): string {
    return this.#said.splice(0).join(' ');
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#frame = null;
  }

  feed(fed: Fed): void {
    const before = this.#last;
    const { view } = fed;
    this.#last = fed;
    this.#key = `${fed.table} ${fed.seat}`;
    const known = before && !before.past && !fed.past && before.seat === fed.seat ? before.view : null;
    const over = !fed.past && view.last && view.round > view.last.round;
    const kept = known && this.#ended?.round === view.last?.round ? this.#ended : null;
    const finished = over ? (kept ?? ending(view, known)) : null;
    const follows = known !== null && (view.round === known.round || view.round === known.round + 1);
    this.#latest = view;
    this.#ended = finished && this.#waits(fed) ? finished : null;
    if (!follows) {
      this.skip();
      this.#said = [];
      return;
    }
    const goal = view.round === known.round ? view : finished;
    if (!goal || goal === known) return;
    const { frames, said } = framesOf(known, goal, fed);
    if (frames.length && goal !== view && !this.#ended) frames.push({ view: goal, wait: 2600 });
    if (goal !== view && view.shift !== known.shift) said.push(w('known-night'));
    // Whoever plays faster than it can be shown is followed: what is left of earlier rounds is not shown.
    if (this.#queue.some((frame) => frame.view.round < goal.round)) {
      this.#queue = [];
      this.#said = [];
    }
    this.#said.push(...said);
    if (isStill()) return;
    this.#queue.push(...frames);
    if (this.#frame === null) this.#run();
  }

  /** Does this seat still have to be told how the last round ended? */
  #waits({ view, seat }: Fed): boolean {
    if (seat === null || view.phase !== 'set' || view.boards[seat - 1]!.ready) return false;
    return (begun.get(this.#key) ?? 0) < view.round;
  }

  #run(): void {
    const frame = this.#queue.shift() ?? null;
    this.#frame = frame;
    if (frame) this.#timer = setTimeout(() => this.#run(), frame.wait);
  }
}

/** The table as it lay when the last round was over. */
function ending(view: View, before: View | null): View {
  const last = view.last!;
  const same = before?.round === last.round ? before : null;
  return {
    ...view,
    round: last.round,
    shift: last.shift,
    phase: 'over',
    step: 5,
    card: last.card,
    effect: last.effect,
    night: last.night,
    claims: last.claims,
    token: last.token,
    swaps: last.swaps,
    drive: (same?.drive ?? []).map((belt) => ({ ...belt, state: 'done' as const })),
    locked: null,
    using: null,
    acting: [],
    winners_of_round: last.winners,
    boards: view.boards.map((board, i) => {
      const { gear, side, value, counts_as, verdict } = last.gears[i]!;
      const discard = same?.boards[i]!.discard ?? board.discard.filter((other) => other !== gear);
      return { ...board, discard, ready: true, up: true, gear, side, value, counts_as, verdict };
    }),
  };
}

/** Who turned how in a round, by seat: from the log. */
export function turnsOf(log: string[], card: string | null): Map<number, string> {
  const from = log.lastIndexOf(`* round ${card}`);
  const turns = new Map<number, string>();
  for (const line of from < 0 ? [] : log.slice(from + 1)) {
    if (line.startsWith('* round')) break;
    const [seat, verb, way] = line.split(' ');
    if (verb === 'turn' && way) turns.set(Number(seat), way);
  }
  return turns;
}

function framesOf(before: View, after: View, fed: Fed): { frames: Frame[]; said: string[] } {
  const frames: Frame[] = [];
  const said: string[] = [];
  const turns = turnsOf(fed.log, after.card);
  const fresh = before.drive
    .map((belt) => belt)
    .filter(({ gear }) => after.boards[gear - 1]!.up && !before.boards[gear - 1]!.up);
  let now: View = { ...before, acting: [] };
  const put = (changed: Map<number, Partial<Board>>, wait: number, more: Partial<View> = {}): void => {
    now = {
      ...now,
      ...more,
      boards: now.boards.map((board, i) => ({ ...board, ...changed.get(i + 1) })),
    };
    frames.push({ view: now, wait });
  };
  for (const { by, gear } of fresh) {
    const board = after.boards[gear - 1]!;
    const way = by === null ? '0' : (turns.get(by) ?? '0');
    const drive = now.drive.map((belt) => (belt.gear === gear ? { ...belt, state: 'done' as const } : belt));
    const quarters = QUARTERS[way];
    if (quarters) frames.push({ view: now, wait: 380, turning: { seat: gear, quarters } });
    const value = printed(after, board);
    put(new Map([[gear, { ...board, value, verdict: null, ...cards(now.boards[gear - 1]!) }]]), 720, {
      drive,
    });
    said.push(w('known-up', { ...person(gear, fed.names, fed.seat), gear: board.gear!, value: value! }));
  }
  if (isJudged(after) && !isJudged(before)) {
    const every = (board: (seat: number) => Partial<Board>): Map<number, Partial<Board>> =>
      new Map(after.boards.map((_, i) => [i + 1, board(i + 1)]));
    for (const pair of after.swaps) said.push(w('known-swap', { names: people(pair, fed.names, fed.seat) }));
    const swaps = after.swaps;
    if (swaps.length)
      put(
        every((seat) => ({ value: after.boards[seat - 1]!.value, side: after.boards[seat - 1]!.side })),
        900,
        { swaps, step: 3 },
      );
    put(
      every((seat) => {
        const { value, side, verdict } = after.boards[seat - 1]!;
        return { value, side, verdict };
      }),
      1100,
      { swaps, step: 4, winners_of_round: after.winners_of_round },
    );
    said.push(headline(after, fed.names, fed.seat));
  }
  return { frames, said };
}

/** What belongs to a seat rather than to its gear stays as it was until the end of the frames. */
const cards = ({ code, discard, score }: Board): Partial<Board> => ({ code, discard, score });
