// The words of a move where a game's words know them: `move.<verb>` with the rest as {what}, its numbers as {a} and {b}.

import { idPart, trGame } from '../../words/index.svelte';

export function moveText(game: string, text: string): string {
  const [verb = '', ...rest] = text.split(' ');
  const what = rest.map((part) => partText(game, part)).join(' ');
  const [a = '', b = ''] = text.match(/\d+/g) ?? [];
  return trGame(game, `move-${idPart(text)}`, trGame(game, `move-${verb}`, text, { what, a, b }));
}

/** "red4" → "red 4" in words. */
function partText(game: string, part: string): string {
  const [, name = part, n = ''] = /^([a-z_]+)(\d*)$/.exec(part) ?? [];
  return [trGame(game, `value-${idPart(name)}`, name), n].filter(Boolean).join(' ');
}
