// What the server has against an edition, in words that the form uses, too.

import { wordsFor } from '../lib/say.svelte';
import { ApiError } from '../net/api';
import { entryAt, keyOf, type Values } from './data';
import type { Names } from './words';

export interface Refusal {
  sentence: string;
  /** The entry it speaks of, as a key; '' where it names none. */
  entry: string;
}

export async function refusalOf(error: unknown, names: Names, data: Values): Promise<Refusal> {
  if (!(error instanceof ApiError) || !error.why) return { sentence: await wordsFor(error), entry: '' };
  const { where, known, ...facts } = error.why.facts;
  const told = {
    ...facts,
    ...(typeof where === 'string' && { where: names.where(where) }),
    ...(known !== undefined && { known: typeof known === 'string' ? names.known(known) : known }),
  };
  const entry = typeof where === 'string' ? entryAt(data, where, names.guide.whole) : undefined;
  return {
    sentence: await wordsFor(new ApiError(error.code, { reason: error.why.reason, facts: told })),
    entry: entry ? keyOf(entry) : '',
  };
}
