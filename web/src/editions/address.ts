// Editions by their hash in an address: #/new/gears/0a1b…

import { link } from '../lib/route.svelte';

const KIND = 'sha256:';

export const partOf = (hash: string): string => hash.replace(KIND, '');
export const hashOf = (part: string): string => KIND + part;

/** What one sends to somebody: a new table with this edition chosen. */
export const addressOf = (game: string, hash: string): string =>
  `${location.origin}/${link('new', game, partOf(hash))}`;
