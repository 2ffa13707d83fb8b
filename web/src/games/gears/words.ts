// This game's sentences; gears, cards, abilities and moves in words.

import { capital } from '../../lib/games.svelte';
import type { Mover } from '../../table/play';
import { idPart, list, wordsOf } from '../../words/index.svelte';
import type { Board, Claims, GearName, Verdict, View } from './view';

export const w = wordsOf('gears');

/** A round card, effect or character by its name. */
export const named = (name: string): string => w(`value-${name}`);

/** What a sentence about a code card has to know, by its name in moves: "red4". */
export const cardFacts = (name: string): { gear: string; value: number } => ({
  gear: name.slice(0, -1),
  value: Number(name.slice(-1)),
});

export const cardWords = (name: string): string => w('gear-shows', cardFacts(name));

/** Points as people write them: 2.5 is 2½. */
export const points = (points: number): string =>
  points % 1 ? `${Math.floor(points) || ''}½` : String(points);

/** The order in which a card looks at the numbers, in very few signs; '' where its name says it all. */
export function claimWords({ mode, numbers, loses, ours }: Claims): string {
  if (mode === 'first') return numbers.join('\u2009→\u2009');
  return ours && loses ? '' : list(numbers.map(String));
}

/** Which numbers win by a round card; one that is not ours is told in parts. */
export function cardRule(card: string, { ours, mode, numbers, loses }: Claims): string {
  if (ours) return w(`rule-${card}`);
  const told = [w(`claims-${mode}`, { numbers: numbers.join(', ') })];
  if (loses) told.push(w('claims-loses', { which: loses }));
  return told.join(' ');
}

const ORDINARY_WAYS = '+-0';
/** The ways to turn, if they are not the ordinary ones. */
const waysRule = (turns: string[]): string =>
  turns.length
    ? w('night-turns', { ways: list(turns.map((way) => w(`move-${idPart(`turn ${way}`)}`))) })
    : w('night-still');

/** What a night effect does; one that is not ours is told in parts. */
export function effectRule(effect: string, night: View['night']): string {
  if (effect !== 'other') return w(`rule-${effect}`);
  const told: string[] = [];
  if (night.turns.join('') !== ORDINARY_WAYS) told.push(waysRule(night.turns));
  if (night.backwards) told.push(w('night-backwards'));
  if (night.whose !== 'left') told.push(w('night-whose', { whose: night.whose }));
  if (night.together) told.push(w('rule-blackout'));
  if (night.powers_off.length)
    told.push(w('night-powers', { gears: list(night.powers_off.map((gear) => w('gear', { gear }))) }));
  told.push(...night.abilities_off.map((when) => w('night-abilities', { when })));
  if (!night.matching) told.push(w('rule-test_run'));
  if (night.checks !== 'none') told.push(w(night.checks === 'jammed' ? 'rule-sparks' : 'night-losers'));
  return told.join(' ');
}

/** Why some ways to turn are missing in this round. */
export function waysMissing({ effect, night }: View): string {
  if (effect === 'half_turn' || effect === 'no_idling') return w(`why-not-${effect}`);
  return effect === 'other' && night.turns.join('') !== ORDINARY_WAYS ? waysRule(night.turns) : '';
}

/** What an ability does; one that is not ours is told in parts. */
export function abilityRule(ability: string, blocks: Board['blocks']): string {
  if (!blocks) return w(`rule-${ability}`);
  const deeds = blocks.deeds.map(({ does, whose, steps }) => w(`deed-${does}`, { whose, steps }));
  return w('rule-told', { when: w(`when-${blocks.when}`), deeds: deeds.join('; ') });
}

/** The ability that is used by this name in moves. */
export const abilityNamed = (name: string): string =>
  ['ability', 'check', 'enter'].includes(name) ? 'other' : name;
/** The sentence about using it on a card. */
const useOn = (name: string): string => (abilityNamed(name) === 'other' ? `other-${name}` : name);

/** Whom a sentence is about: its reader, or somebody by name. */
export const person = (seat: number, names: string[], you: number | null): { who: string; name: string } => ({
  who: seat === you ? 'you' : 'other',
  name: names[seat - 1] ?? String(seat),
});

/** "Ada, Oleg and you". */
export function people(seats: number[], names: string[], you: number | null): string {
  const others = seats.filter((seat) => seat !== you).map((seat) => names[seat - 1] ?? String(seat));
  return list(others.length < seats.length ? [...others, w('you')] : others);
}

/** Why the gear of a seat won or not. */
export function verdictWords(
  verdict: Verdict,
  board: { gear: GearName; value: number },
  names: string[],
  view: View,
): string {
  const { gear, value } = board;
  const same = people(verdict.same, names, view.you);
  const first = view.boards[(view.winners_of_round[0] ?? 0) - 1]?.value ?? 0;
  return w(`why-${verdict.why}`, { gear, value, names: same, first });
}

/** Who won a judged round. */
export function headline(view: View, names: string[], you: number | null): string {
  const { round, winners_of_round: winners } = view;
  if (!winners.length) return w('outcome-nobody', { round });
  if (winners.length === 1 && winners[0] === you) return w('outcome-you', { round });
  return w('outcome-won', { round, names: people(winners, names, you), n: winners.length });
}

/** What a gear shows on a side, and on those it would be turned to. */
export const around = (sides: number[], side: number): { value: number; less: number; more: number } => ({
  value: sides[side]!,
  less: sides.at(side - 1)!,
  more: sides[(side + 1) % sides.length]!,
});

/** A way to turn, as the button says it. */
export const wayWords = (way: string): string => capital(w(`move-${idPart(`turn ${way}`)}`));

/** A move of the log as a sentence. */
export function tell(text: string, by: Mover): string {
  if (by.seat === 0) return tellNature(text);
  const [verb = '', what = '', more = ''] = text.split(' ');
  const about = { who: by.you ? 'you' : 'other', name: by.name };
  if (verb === 'set') return w(what === '?' ? 'log-set-hidden' : 'log-set', { ...about, gear: what });
  if (verb === 'turn') return w(`log-${idPart(text)}`, about);
  if (verb === 'enter' || verb === 'check') return w(`log-${verb}`, { ...about, ...cardFacts(what) });
  if (verb === 'return') return w('log-return', { ...about, gear: what });
  if (verb !== 'use') return w('log-pass', about);
  return more
    ? w(`log-${useOn(what)}`, { ...about, ...cardFacts(more) })
    : w('log-use', { ...about, ability: abilityNamed(what) });
}

function tellNature(text: string): string {
  const [verb = '', what = ''] = text.split(' ');
  if (verb === 'deal') return w('log-deal', cardFacts(what));
  if (verb === 'drop') return w('log-drop', { gear: what });
  if (verb === 'character') return w('log-character', { character: named(what) });
  if (verb === 'token') return w('log-token', { seat: what });
  return w('log-round', { card: named(what) });
}

/** A move as something one could do; `seat` 0 is nature. */
export function describe(text: string, seat: number): string {
  if (seat === 0) return tellNature(text);
  const [verb = '', what = '', more = ''] = text.split(' ');
  if (verb === 'set') return what === '?' ? w('act-set-hidden') : w('act-set-gear', { gear: what });
  if (verb === 'enter' || verb === 'check') return w(`act-${verb}`, cardFacts(what));
  if (verb === 'return') return w('act-return', { gear: what });
  if (verb !== 'use') return w(`move-${idPart(text)}`);
  return more ? w(`act-${useOn(what)}`, cardFacts(more)) : w('act-use', { ability: abilityNamed(what) });
}

/** The same with the number a gear is set to, and what it would be turned to: numbers occur twice. */
export function inFull(text: string, view: View): string {
  const [verb = '', what = '', side = ''] = text.split(' ');
  const sides = view.gears[what as GearName];
  if (verb !== 'set' || !sides) return describe(text, 1);
  return w('act-set-full', { gear: what, ...around(sides, Number(side)) });
}
