// A move in words, so that nobody has to guess which one is meant.

import type { GameClient } from './play';

export function inFull(
  client: GameClient | null,
  text: string,
  seat: number,
  view: Record<string, unknown>,
): string {
  const full = client?.inFull?.(text, view);
  if (full) return full;
  const told = client?.describe?.(text, seat) ?? text;
  // What a log leaves out is in the text itself.
  return client?.inFull || text.startsWith(told) ? told : `${told} (${text})`;
}
