// A move in words: as something that happened, and as something one could do.

import { t } from '../words/index.svelte';
import { seatOf, textOf } from './lines';
import type { AnyView, GameClient, Mover } from './play';

/** A line of the log as a sentence, in the voice of the viewer who is `you`. */
export function tellLine(
  client: Pick<GameClient, 'tell' | 'describe'> | null,
  line: string,
  names: string[],
  you: number | null,
  view?: AnyView,
): string {
  const [seat, text] = [seatOf(line), textOf(line)];
  const by: Mover = { seat, name: names[seat - 1] ?? String(seat), you: seat > 0 && seat === you };
  if (client?.tell) return client.tell(text, by, view);
  const said = client?.describe?.(text, seat) ?? text;
  return seat ? t('log-line', { who: by.you ? 'you' : 'other', name: by.name, text: said }) : said;
}

/** A move so that nobody has to guess which one is meant. `then`: the view is of that decision. */
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
