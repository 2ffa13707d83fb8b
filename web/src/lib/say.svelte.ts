// One live region for the whole client, and one quiet place for errors.

import { untrack } from 'svelte';
import { ApiError } from '../net/api';
import { spoken as language, t, tr } from '../words/index.svelte';

let spoken = $state('');
let trouble = $state('');

export const lastSaid = (): string => spoken;
export const lastTrouble = (): string => trouble;

/** Read aloud by screen readers. The same sentence twice is read twice. An effect that speaks does not listen. */
export function announce(sentence: string): void {
  spoken = untrack(() => spoken) === sentence ? `${sentence}\u00a0` : sentence;
}

/** A sentence that says what went wrong and what to do. */
export function wordsFor(error: unknown): string {
  if (!(error instanceof ApiError)) return t('error-unknown');
  const known = tr(`error-${error.code}`, t('error-unknown'));
  if (!/^bad-(log|edition)$/.test(error.code)) return known;
  // Where a file broke the server says in English. Elsewhere a log's move is named, and no more; whoever made
  // an edition needs the place in it.
  if (error.code === 'bad-edition' || language() === 'en')
    return t('error-in-english', { known, message: error.message });
  const move = /^move (\d+):/.exec(error.message)?.[1];
  return move ? `${known} ${t('error-at-move', { n: Number(move) })}` : known;
}

export function tell(error: unknown): void {
  if (error instanceof ApiError && error.code === 'gone') return;
  if (!(error instanceof ApiError)) console.error(error);
  trouble = wordsFor(error);
}

export function warn(sentence: string): void {
  trouble = sentence;
}

export function calm(): void {
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
