// The legal list as a question: which kind of choice it is, and its words. No move is made up here.

import { codeCard, type Board, type CodeCard, type GearName, type View } from './view';
import { abilityNamed, abilityRule, person, waysMissing, w } from './words';

type Verb =
  'enter' | 'enter-check' | 'check' | 'return' | 'computation' | 'solution' | 'other-check' | 'other-enter';

export interface Pick {
  text: string;
  verb: Verb;
  card?: CodeCard;
  gear?: GearName;
}

interface Common {
  legal: string[];
  seat: number;
}

export type Asked = Common &
  (
    | { kind: 'set' }
    | { kind: 'turn'; ways: string[]; all: string[]; gear: number }
    | { kind: 'use'; use: string; ability: string }
    | { kind: 'pick'; picks: Pick[]; ability: string | null }
  );

const ALL_WAYS = ['-', '0', '+', '2'];

export function ask(legal: string[], view: View, seat: number): Asked | null {
  if (!legal.length) return null;
  const common = { legal, seat };
  if (legal.some((text) => text.startsWith('set '))) return { ...common, kind: 'set' };
  if (legal[0]!.startsWith('turn ')) {
    const ways = legal.map((text) => text.slice(5));
    const all = ALL_WAYS.filter((way) => way !== '2' || ways.includes('2'));
    const gear = view.drive.find((belt) => belt.state === 'now')?.gear ?? seat;
    return { ...common, kind: 'turn', ways, all, gear };
  }
  const moves = legal.filter((text) => text !== 'pass');
  const uses = moves.filter((text) => text.startsWith('use '));
  const used = uses[0]?.split(' ')[1];
  const ability = used ? abilityNamed(used) : null;
  if (ability && moves.length === 1 && uses[0]!.split(' ').length === 2)
    return { ...common, kind: 'use', use: uses[0]!, ability };
  return { ...common, kind: 'pick', picks: moves.map((text) => pickOf(text, view, seat)), ability };
}

function pickOf(text: string, view: View, seat: number): Pick {
  const [verb = '', what = '', more = ''] = text.split(' ');
  if (verb === 'return') return { text, verb, gear: what as GearName };
  const card = codeCard(view.boards[seat - 1]!, verb === 'use' ? more : what);
  const entersCheck = verb === 'enter' && card?.state === 'check';
  const use = abilityNamed(what) === 'other' ? `other-${what}` : what;
  return { text, verb: (entersCheck ? 'enter-check' : verb === 'use' ? use : verb) as Verb, card };
}

export interface Question {
  title: string;
  hint: string;
  ability: string | null;
}

export function question(asked: Asked, view: View, names: string[]): Question {
  const plain = (key: string, hint = '', ability: string | null = null): Question => ({
    title: w(`ask-${key}`),
    hint: hint && w(`ask-${hint}`),
    ability,
  });
  if (asked.kind === 'set') {
    if (view.phase === 'replace')
      return plain('replace', view.using === 'swapout' ? 'replace-hint' : '', view.using);
    if (view.phase !== 'set-anew') return plain('set', 'set-hint');
    const seen = view.boards.findIndex((board, i) => i + 1 !== asked.seat && board.gear && !board.up);
    const board = view.boards[seen];
    if (!board?.gear) return plain('set-anew', '', view.using);
    const { name } = person(seen + 1, names, asked.seat);
    const value = view.gears[board.gear][board.side!]!;
    const hint = w('ask-looked', { name, gear: board.gear, value });
    return { ...plain('set-anew', '', view.using), hint };
  }
  if (asked.kind === 'turn') {
    if (asked.gear === asked.seat) return plain('turn-own', 'turn-own-hint');
    const title = w('ask-turn', { name: person(asked.gear, names, asked.seat).name });
    if (view.boards[asked.gear - 1]!.gear) return { title, hint: '', ability: null };
    return { title, hint: w(view.night.together ? 'ask-turn-dark' : 'ask-turn-hint'), ability: null };
  }
  const blocks = view.boards[asked.seat - 1]!.blocks;
  if (asked.kind === 'use') return offer(asked.ability, blocks);
  if (view.phase === 'window' && asked.ability) return offer(asked.ability, blocks);
  if (view.phase === 'sparked') return plain('sparked', 'sparked-hint');
  if (view.phase === 'return') return plain('return', 'return-hint');
  const verbs = new Set(asked.picks.map((pick) => pick.verb));
  const check = verbs.has('check');
  const enter = verbs.has('enter') || verbs.has('enter-check');
  const hint = view.effect === 'test_run' ? 'test-hint' : check ? 'check-hint' : 'enter-hint';
  return plain(check && enter ? 'enter-check' : check ? 'check' : 'enter', hint);
}

const offer = (ability: string, blocks: Board['blocks']): Question => ({
  title: w('ask-use', { ability }),
  hint: abilityRule(ability, blocks),
  ability,
});

/** Why some ways to turn are missing this round. */
export function why(view: View, asked: Asked, names: string[]): string {
  if (asked.kind !== 'turn') return '';
  if (view.locked)
    return w('known-locked', { ...person(asked.gear, names, asked.seat), ability: view.locked });
  return waysMissing(view);
}

/** Nobody learns what is chosen here. */
export const isSecret = (asked: Asked): boolean => asked.kind === 'set';
