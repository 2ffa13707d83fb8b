// One live region for the whole client, and one quiet place for errors.

import { untrack } from 'svelte';
import { ApiError } from '../net/api';
import { t, tr } from '../words/index.svelte';

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
  if (!(error instanceof ApiError)) return t('errors.unknown');
  const known = tr(`errors.${error.code}`, t('errors.unknown'));
  // The server says where an import broke; that part has no translation.
  return /^bad-(log|edition)$/.test(error.code) ? `${known} ${error.message}` : known;
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
