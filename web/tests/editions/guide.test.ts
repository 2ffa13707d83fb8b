import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Path, Value, Values } from '../../src/editions/data';
import { Draft } from '../../src/editions/draft.svelte';
import type { Guide } from '../../src/editions/guide';
import gears from '../../src/games/gears/edition';
import railroad from '../../src/games/railroad_ink/edition';
import sentient from '../../src/games/sentient/edition';
import transmissions from '../../src/games/transmissions/edition';
import { loadEditionWords, speak } from '../../src/words/index.svelte';

beforeAll(() => speak('en'));
beforeEach(() => localStorage.clear());

const draft = (guide: Guide, own: Values) => new Draft('game', own, guide);

describe('Sentient', () => {
  const guide: Guide = sentient;
  const own: Values = {
    conditions: {
      TLT: { type: 'TRN', condition: 'left_less', numbers: [], points: [4] },
      INF1: { type: 'INF', condition: 'shows', numbers: [1], points: [2, 7] },
    },
    cards: { TLTa: '+-', TLTb: '-=' },
  };
  it('has as many numbers and points as the condition', () => {
    const one = draft(guide, own);
    one.choose(['conditions', 'TLT', 'condition'], 'sum_outside');
    expect(one.said).toEqual({
      conditions: { TLT: { condition: 'sum_outside', numbers: [1, 2] } },
    });
    one.choose(['conditions', 'TLT', 'condition'], 'sum_minus');
    expect(one.said.conditions).toMatchObject({ TLT: { numbers: [1], points: [] } });
  });
  it('adds bots by condition, lettered where it is ours', () => {
    const one = draft(guide, own);
    one.set(['conditions', 'close'], { type: 'MIL', if: ['L = R'], points: ['4'] });
    expect(one.addable('cards')).toEqual(['TLT', 'INF1', 'close']);
    for (const condition of ['TLT', 'INF1', 'close', 'close']) one.add('cards', condition);
    expect(one.said.cards).toEqual({ TLTc: '==', INF1a: '==', X01: ['close', '=='], X02: ['close', '=='] });
  });
  it('takes a list of bots, and formulas in the place of a condition by name', () => {
    const one = draft(guide, own);
    one.read({
      name: '',
      data: { cards: [['TLT', '+-']], conditions: { TLT: { if: ['L < R'], points: [4] } } },
    });
    expect(one.data.cards).toEqual({ X01: ['TLT', '+-'] });
    expect(one.data.conditions).toMatchObject({ TLT: { type: 'TRN', if: ['L < R'], points: [4] } });
    expect(guide.field!(['conditions', 'TLT'], one.data, own)).toMatchObject({
      kind: 'either',
      now: 'formulas',
    });
  });
});

describe('Gears', () => {
  const guide: Guide = gears;
  const own: Values = {
    night_effects: { even: 'rust' },
    characters: { mechanic: { day: 'oil', night: 'tuning' } },
    blue_returns: 'needed',
  };
  it('tells an effect by its name or in blocks', () => {
    const way = (value: Value) =>
      guide.field!(['night_effects', 'even'], { night_effects: { even: value } }, own);
    expect(way('rust')).toMatchObject({ now: 'named', ways: { named: 'rust' }, then: { kind: 'choice' } });
    expect(way({ match: false })).toMatchObject({ now: 'blocks', then: { kind: 'table' } });
  });
  it('does in another window what can be done there', () => {
    const one = draft(guide, own);
    const day: Path = ['characters', 'mechanic', 'day'];
    one.set(day, { when: 'before', counts_as: 'grey', lock: true });
    one.choose([...day, 'when'], 'after');
    expect(one.data.characters).toMatchObject({ mechanic: { day: { when: 'after', counts_as: 'grey' } } });
    one.choose([...day, 'when'], 'entry');
    expect(one.said.characters).toEqual({ mechanic: { day: { when: 'entry', check: 'one' } } });
  });
});

describe('Railroad Ink', () => {
  const guide: Guide = railroad;
  const own: Values = { exits: { N: { 2: 'H' }, E: {} }, dice: { 1: { 'H.H.': 6 } } };
  it('enters the exits as one thing', () => {
    const one = draft(guide, own);
    expect(one.entries('exits')).toEqual([['exits']]);
    one.set(['exits', 'E', 'A'], 'R');
    one.set(['exits', 'N', '2'], undefined);
    expect([one.said.exits, one.countOf('exits')]).toEqual([{ N: { 2: null }, E: { A: 'R' } }, 1]);
  });
  it.each<[Path, string | null]>([
    [['dice', '1', 'H.H.'], 'Straight highway'],
    [['dice', '1', 'HHRRx'], 'Drawing HHRRx'],
    [['exits', 'N', '2'], '2'],
    [['fly_die', '2'], 'The meteor flies 2 cells'],
    [['network_points', 3], null],
  ])('%j is called %s', async (path, name) => {
    await loadEditionWords('railroad-ink');
    expect(guide.label!(path, own)).toBe(name);
  });
});

describe('Transmissions', () => {
  const guide: Guide = transmissions;
  const usual: Values = { pay_volts: 0, pay: '', gain_volts: 0, gain: '', gain_any: 0, steps: 0, birds: 0 };
  const own: Values = {
    kinds: { K04: { ...usual, effect: 'trade', pay_volts: 2, gain: 'B' } },
    russian_kinds: {},
    families: { sock: [1, 5, 8] },
    forest: { FC01: { ...usual, window: 'any', gain: 'W', place: '', copies: 28 } },
    starting_pipe: '-r-q',
  };
  it('says with another effect what belongs to it, and nothing else', () => {
    const one = draft(guide, own);
    one.choose(['kinds', 'K04', 'effect'], 'steps');
    expect(one.said.kinds).toEqual({ K04: { effect: 'steps', gain: '', steps: 1 } });
    one.choose(['kinds', 'K04', 'effect'], 'bonus');
    expect(one.said.kinds).toEqual({ K04: { effect: 'bonus', gain: '', gain_any: 1 } });
  });
  it('says where a card is played', () => {
    const one = draft(guide, own);
    one.choose(['forest', 'FC01', 'window'], 'after');
    expect(one.said.forest).toEqual({ FC01: { window: 'after', place: 'LAKE' } });
  });
  it('adds what is free', () => {
    const one = draft(guide, own);
    expect([one.addable('families'), one.addable('forest'), one.addable('kinds')]).toEqual([
      ['family_6'],
      ['FC02'],
      null,
    ]);
    one.add('families', 'family_6');
    one.add('russian_kinds', 'K04');
    expect([one.addable('families'), one.addable('russian_kinds')]).toEqual([['family_7'], []]);
  });
  it.each<[Value, string]>([
    ['-r-q', 'same'],
    [{ edges: 'tttt', points: 1 }, 'same_with_points'],
    [['-r-q', '-r-q', '-r-q', '-r-q'], 'by_seat'],
  ])('begins with %j: %s', (value, now) =>
    expect(guide.field!(['starting_pipe'], { starting_pipe: value }, own)).toMatchObject({ now }),
  );
});
