// This game's sentences; gears, cards, abilities and moves in words.

import { list, wordsOf } from '../../words/index.svelte';
import { codeOf, type Claims, type GearName, type Verdict, type View } from './view';

export const w = wordsOf('gears');

/** A gear, round card, effect, character or ability by its name. */
export const named = (name: string): string => w(`value-${name}`);

export const gearWords = (gear: string, value: number | null): string =>
  value === null ? named(gear) : w('gear-shows', { gear: named(gear), value });

export function codeWords(code: string): string {
  const { colour, number } = codeOf(code);
  return w('gear-shows', { gear: named(colour), value: number });
}

/** Half points as people write them: 5 is 2½. */
export const points = (halves: number): string =>
  halves % 2 ? `${halves > 1 ? Math.floor(halves / 2) : ''}½` : String(halves / 2);

/** The order in which a card looks at the numbers, in very few signs. */
export function claimWords(claims: Claims): string {
  if (claims.mode === 'first') return claims.numbers.join('\u2009→\u2009');
  if (claims.mode === 'every') return list(claims.numbers.map(String));
  return w(claims.numbers[0] === Math.min(...claims.numbers) ? 'claims-lowest' : 'claims-highest');
}

export function verdictWords(verdict: Verdict, value: number, names: string[], view: View): string {
  const same = list(
    verdict.same.map((seat) => (seat === view.you ? w('you') : (names[seat - 1] ?? String(seat)))),
  );
  const first = view.boards[(view.winners_of_round[0] ?? 0) - 1]?.value ?? '';
  return w(`why-${verdict.why}`, { names: same, value, first });
}

/** Who won a judged round. */
export function headline(view: View, names: string[], you: number | null): string {
  const winners = view.winners_of_round;
  if (!winners.length) return w('outcome-nobody', { round: view.round });
  if (winners.length === 1 && winners[0] === you) return w('outcome-you', { round: view.round });
  const who = list(winners.map((seat) => names[seat - 1] ?? String(seat)));
  return w('outcome-won', { round: view.round, names: who, n: winners.length });
}

/** What a gear shows on a side, and on those it would be turned to. */
export const around = (sides: number[], side: number): { value: number; less: number; more: number } => ({
  value: sides[side]!,
  less: sides.at(side - 1)!,
  more: sides[(side + 1) % sides.length]!,
});

const WAYS: Record<string, string> = { '+': 'plus', '-': 'minus', '0': 'leave', '2': 'two' };
export const wayKey = (way: string): string => WAYS[way] ?? 'leave';

/** A move of the log for people; `seat` 0 is nature. */
export function describe(text: string, seat: number): string {
  const [verb = '', what = '', more = ''] = text.split(' ');
  if (seat === 0) {
    if (verb === 'deal') return w('log-deal', { card: codeWords(what) });
    if (verb === 'drop') return w('log-drop', { gear: named(what) });
    if (verb === 'character') return w('log-character', { character: named(what) });
    if (verb === 'token') return w('log-token', { seat: what });
    return w('log-round', { card: named(what) });
  }
  if (verb === 'set') return what === '?' ? w('log-set-hidden') : w('log-set', { gear: named(what) });
  if (verb === 'turn') return w(`log-turn-${wayKey(what)}`);
  if (verb === 'enter' || verb === 'check') return w(`log-${verb}`, { card: codeWords(what) });
  if (verb === 'return') return w('log-return', { gear: named(what) });
  if (verb === 'use') {
    const ability = named(what);
    return more ? w('log-use-card', { ability, card: codeWords(more) }) : w('log-use', { ability });
  }
  return verb === 'pass' ? w('log-pass') : text;
}

/** The same with the number a gear is set to, and what it would be turned to: numbers occur twice. */
export function inFull(text: string, view: View): string {
  const [verb = '', what = '', side = ''] = text.split(' ');
  const sides = view.gears[what as GearName];
  if (verb !== 'set' || !sides) return describe(text, 1);
  const { value, less, more } = around(sides, Number(side));
  return w('log-set-full', { gear: gearWords(what, value), less, more });
}
