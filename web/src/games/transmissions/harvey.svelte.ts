// Harvey's last turn, step by step: what each of his steps changed, told from the states around it.

import { isStill } from '../../lib/settings.svelte';
import type { Play } from '../../table/play';
import { COLOURS, type Harvey, type Place, type RobotName, type View } from './view';
import { engrams, forestWords, ideaWords, itemWords, pipeWords, volts, w } from './words';

export interface HarveyStep {
  robot: RobotName;
  place: Place;
  sentence: string;
  view: View;
}

const PACE = 1500; // ms, time to read a sentence

export class HarveyTurn {
  #play: () => Play<View>;
  card = $state<string | null>(null);
  steps = $state.raw<HarveyStep[]>([]);
  /** The step on show; null when the present is. */
  #shown = $state<number | null>(null);
  /** A turn of his is still being read. */
  #reading = $state(false);
  #known = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(play: () => Play<View>) {
    this.#play = play;
  }

  get shown(): number | null {
    return this.#shown;
  }
  /** All of his turn has been shown. */
  get settled(): boolean {
    return !this.#reading && this.#shown === null;
  }
  /** What is to be seen while his steps are shown. */
  get view(): View | null {
    return this.#shown === null ? null : (this.steps[this.#shown]?.view ?? null);
  }

  /** A new state: was it Harvey's turn since? */
  async feed(): Promise<void> {
    const play = this.#play();
    const log = play.past === null ? play.log : play.log.slice(0, play.past);
    const at = log.findLastIndex((line) => line.startsWith('* harvey '));
    if (at === this.#known) return;
    const fresh = this.#known >= 0 && at > this.#known && play.past === null;
    this.#known = at;
    this.skip();
    this.card = at < 0 ? null : (log[at]!.split(' ')[2] ?? null);
    this.steps = [];
    this.#reading = fresh && !isStill();
    if (at < 0) return;
    const found = await this.#read(log, at);
    if (this.#known !== at) return;
    this.steps = found;
    if (fresh && found.length && !isStill()) this.#show(0);
    this.#reading = false;
  }

  async #read(log: string[], at: number): Promise<HarveyStep[]> {
    const play = this.#play();
    let last = log.findIndex((line, i) => i > at && !line.startsWith('*'));
    if (last < 0) last = log.length;
    const starts = log.flatMap((line, i) => (i > at && i < last && line.startsWith('* step ') ? [i] : []));
    if (!starts.length) return [];
    try {
      const views = await Promise.all(
        [...starts, last].map(async (move) => {
          const now = move === log.length && play.past === null && move === play.log.length;
          return (now ? play.state : await play.stateAt(move)).view;
        }),
      );
      return starts.map((start, i) =>
        stepOf(log[start]!.split(' ')[2] as RobotName, views[i]!, views[i + 1]!),
      );
    } catch {
      return []; // not told: the log has it
    }
  }

  #show(step: number): void {
    clearTimeout(this.#timer);
    this.#shown = step < this.steps.length ? step : null;
    if (this.#shown === null) return;
    this.#play().announce(this.steps[step]!.sentence);
    this.#timer = setTimeout(() => this.#show(step + 1), PACE);
  }
  next(): void {
    if (this.#shown !== null) this.#show(this.#shown + 1);
  }
  skip(): void {
    clearTimeout(this.#timer);
    this.#shown = null;
  }
}

function stepOf(robot: RobotName, before: View, after: View): HarveyStep {
  const space = after.robots.find((one) => one.robot === robot)?.space ?? 0;
  const place = after.rondel[space]!.location;
  const sentence = w('harvey-step', {
    robot,
    place,
    what: did(place, before, after),
  });
  return { robot, place, sentence, view: after };
}

function did(place: Place, before: View, after: View): string {
  const [his, was] = [after.harvey!, before.harvey!];
  const got = (what: string): string => w(`harvey-${place}`, { what });
  if (place === 'MEADOW' || place === 'LAKE' || place === 'POWER_STATION') {
    const [pool, old] = [after.pool!, before.pool!];
    const more = COLOURS.flatMap((colour) =>
      Array.from({ length: Math.max(0, pool[colour] - old[colour]) }, () => colour),
    );
    const power = pool.E - old.E;
    const what = [engrams(more, 'acc'), power > 0 ? volts(power) : ''].filter(Boolean).join(', ');
    return w('harvey-adds', { what });
  }
  if (place === 'TOWN') {
    const item = added(his, was, (column) => column.items);
    if (item) return got(itemWords(item, after.worth));
  } else if (place === 'SCRAP_YARD') {
    const idea = added(his, was, (column) => column.ideas);
    if (idea) return got(ideaWords(idea));
  } else if (place === 'FOREST') {
    const card = Object.keys(his.held).find((name) => (his.held[name] ?? 0) > (was.held[name] ?? 0));
    if (card) return got(forestWords(after.forest.cards[card]!));
  } else {
    const pipe = his.pipes.find((one) => !was.flipped.includes(one.id));
    if (pipe) return got(pipeWords(pipe));
  }
  const same =
    JSON.stringify(before.display.map((one) => one.item)) ===
    JSON.stringify(after.display.map((one) => one.item));
  return w(same ? 'harvey-nothing' : 'harvey-gone');
}

function added<T extends { id: string }>(
  his: Harvey,
  was: Harvey,
  tiles: (column: Harvey['columns'][number]) => T[],
): T | undefined {
  const known = new Set(was.columns.flatMap(tiles).map((tile) => tile.id));
  return his.columns.flatMap(tiles).find((tile) => !known.has(tile.id));
}
