// One live region for the whole client, and one quiet place for errors.

import { untrack } from 'svelte';
import { gameName } from './games.svelte';
import { ApiError } from '../net/api';
import type { Why } from '../generated/server';
import { loadWords, t, tr, type Args } from '../words/index.svelte';

let spoken = $state('');
let trouble = $state('');
/** Counts what was told or taken back: words that come too late are not shown. */
let turn = 0;

export const lastSaid = (): string => spoken;
export const lastTrouble = (): string => trouble;

/** Read aloud by screen readers. The same sentence twice is read twice. An effect that speaks does not listen. */
export function announce(sentence: string): void {
  spoken = untrack(() => spoken) === sentence ? `${sentence}\u00a0` : sentence;
}

/** A sentence that says what went wrong and what to do. The words of errors are fetched for the first of them. */
export async function wordsFor(error: unknown): Promise<string> {
  await loadWords('errors').catch(() => undefined); // without them it is said in general
  if (!(error instanceof ApiError)) return t('error-unknown');
  const why = error.why ? clauseFor(error.why) : '';
  return tr(`error-${error.code}`, t('error-unknown'), { why });
}

/** What was wrong, in a few words; a fact may be a reason itself. */
function clauseFor({ reason, facts }: Why): string {
  const said = Object.entries(facts).map(([name, fact]) => [
    name,
    typeof fact === 'object' ? clauseFor(fact) : name === 'game' ? gameName(String(fact)) : fact,
  ]);
  return tr(`why-${reason}`, reason, Object.fromEntries(said) as Args);
}

export function tell(error: unknown): void {
  if (error instanceof ApiError && error.code === 'gone') return;
  if (!(error instanceof ApiError)) console.error(error);
  const mine = ++turn;
  void wordsFor(error).then((sentence) => {
    if (mine === turn) trouble = sentence;
  });
}

export function warn(sentence: string): void {
  turn++;
  trouble = sentence;
}

export function calm(): void {
  turn++;
  trouble = '';
}

/** Does something; an error is told, not thrown. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  calm();
  try {
    return await work();
  } catch (error) {
    tell(error);
    return undefined;
  }
}
