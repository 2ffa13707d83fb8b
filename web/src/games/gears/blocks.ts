// The blocks that night effects and abilities are told in, as an edition writes them; the first value
// is what an ordinary round has.

import { isTable, textOf, type Value, type Values } from '../../editions/data';
import type { Board, Claims, View } from './view';

export const CLAIMS = ['first', 'every'];
export const LOSERS = ['none', 'lowest', 'highest'];
export const WINDOWS = ['set', 'before', 'after', 'entry'];
export const WHOSE = ['own', 'left', 'right'];
export const NIGHT = {
  turns: ['+', '-', '0', '2'],
  order: ['clockwise', 'counterclockwise'],
  whose: ['left', 'right', 'own'],
  up: ['one_by_one', 'together'],
  powers: ['blue', 'grey', 'multi'],
  check: ['none', 'jammed', 'losers'],
};
export const EFFECTS = [
  'none', 'half_turn', 'reverse_drive', 'rust', 'no_idling', 'own_hands', 'blackout', 'factory_settings',
  'double_drive', 'test_run', 'sparks',
]; // prettier-ignore
export const ABILITIES = [
  'oil', 'tuning', 'ratchet', 'pendulum', 'search', 'swapout', 'computation', 'solution',
]; // prettier-ignore
/** What an ability may do in each window. */
export const DOES: Record<string, readonly string[]> = {
  set: ['counts_as', 'turn', 'look', 'set'],
  before: ['counts_as', 'turn', 'look', 'set', 'lock'],
  after: ['counts_as', 'turn', 'look'],
  entry: ['check', 'enter'],
};

const texts = (value: Value | undefined): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** A round card of an edition, as the table has it. */
export function claimsOf(card: Values, ours: Value | undefined): Claims {
  const { wins, numbers, loses } = card;
  return {
    ours: JSON.stringify({ wins, numbers, loses }) === JSON.stringify(ours),
    mode: wins === 'every' ? 'every' : 'first',
    numbers: Array.isArray(numbers) ? numbers.filter((one) => typeof one === 'number') : [],
    loses: loses === 'lowest' || loses === 'highest' ? loses : null,
  };
}

/** How a round differs from an ordinary one, by the blocks of a night effect. */
export const nightOf = (blocks: Values): View['night'] =>
  ({
    turns:
      'turns' in blocks ? NIGHT.turns.filter((one) => texts(blocks.turns).includes(one)) : ['+', '-', '0'],
    backwards: blocks.order === 'counterclockwise',
    whose: blocks.whose ?? 'left',
    together: blocks.up === 'together',
    powers_off: texts(blocks.powers_off),
    abilities_off: texts(blocks.abilities_off),
    matching: blocks.match !== false,
    checks: blocks.check ?? 'none',
  }) as View['night'];

/** What an ability does, in the order in which it happens. */
export function abilityOf(blocks: Values): NonNullable<Board['blocks']> {
  const { when, counts_as, turn, look, set, check, enter, lock } = blocks;
  const deed = (does: string, whose: Value = 'own', steps: Value = 0) => ({ does, whose, steps });
  const deeds = [
    ...(counts_as ? [deed(textOf(counts_as))] : []),
    ...(isTable(turn) ? [deed('turn', turn.whose, turn.steps)] : []),
    ...(look ? [deed('look', look)] : []),
    ...(set ? [deed(`set_${textOf(set)}`)] : []),
    ...(check ? [deed(`check_${textOf(check)}`)] : []),
    ...(enter ? [deed('enter_any')] : []),
    ...(lock ? [deed('lock')] : []),
  ];
  return { when, deeds } as NonNullable<Board['blocks']>;
}
