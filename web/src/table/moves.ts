// A move in words, so that nobody has to guess which one is meant.

import type { AnyView, GameClient } from './play';

/** `then`: the view is of that decision. */
export function inFull(
  client: GameClient | null,
  text: string,
  seat: number,
  view: AnyView,
  then = true,
): string {
  if (client?.inFull) return client.inFull(text, view, then);
  const told = client?.describe?.(text, seat) ?? text;
  // What a log leaves out is in the text itself.
  return text.startsWith(told) ? told : `${told} (${text})`;
}
