import { beforeEach, describe, expect, it } from 'vitest';
import type { Values } from '../../src/editions/data';
import { Draft } from '../../src/editions/draft.svelte';
import { kept, slotOf } from '../../src/editions/keep';

const own: Values = {
  gears: { red: [1, 4], blue: [2, 3] },
  bots: { A: { kind: 'one', points: [4] }, B: { kind: 'two', points: [2, 7] } },
  bonus: 5,
};
const draft = () => new Draft('gears', own);

beforeEach(() => localStorage.clear());

describe('a draft', () => {
  it('is kept as it is changed, and found again', () => {
    const first = draft();
    first.rename('Box');
    first.set(['gears', 'red', 0], 3);
    expect(kept('gears')).toEqual({ name: 'Box', data: { gears: { red: [3, 4] } } });
    const again = draft();
    expect([again.name, again.said, again.count]).toEqual(['Box', { gears: { red: [3, 4] } }, 1]);
    expect(new Draft('sentient', own).count).toBe(0);
  });
  it('leaves nothing behind when it is cleared', () => {
    const one = draft();
    one.set(['bonus'], 6);
    one.clear();
    expect([one.count, localStorage.getItem(slotOf('gears'))]).toEqual([0, null]);
  });
  it.each(['nonsense', '[]', '{"game":"gears"}', '{"game":"gears","data":{},"name":3}'])(
    'begins afresh where %s is kept',
    (text) => {
      localStorage.setItem(slotOf('gears'), text);
      expect(draft().data).toEqual(own);
    },
  );
  it('follows another tab', () => {
    const [here, there] = [draft(), draft()];
    there.set(['bonus'], 8);
    here.readKept();
    expect(here.said).toEqual({ bonus: 8 });
  });
  it('confirms what is the same, entry by entry, and takes it back', () => {
    const one = draft();
    one.confirm(
      [
        ['gears', 'red'],
        ['bots', 'A'],
      ],
      true,
    );
    expect(one.said).toEqual({ gears: { red: [1, 4] }, bots: { A: { kind: 'one', points: [4] } } });
    expect([one.count, one.isSure(['bots', 'A']), one.isSure(['bots', 'B'])]).toEqual([2, true, false]);
    one.confirm([['bots', 'A']], false);
    expect(one.said).toEqual({ gears: { red: [1, 4] } });
  });
  it('adds, takes away, and brings back', () => {
    const one = draft();
    one.set(['bots', 'A'], undefined);
    expect([one.said, one.gone('bots')]).toEqual([{ bots: { A: null } }, ['A']]);
    expect(one.add('bots', 'B')).toBe(false);
    expect(one.add('bots', 'B2')).toBe(true);
    expect(one.said).toEqual({ bots: { A: null, B2: { kind: 'two', points: [2, 7] } } });
    one.add('bots', 'A');
    one.restore(['bots', 'B2']);
    expect(one.said).toEqual({});
  });
  it('gives an entry as many numbers as its new choice has', () => {
    const one = draft();
    one.choose(['bots', 'A', 'kind'], 'two');
    expect(one.said).toEqual({ bots: { A: { kind: 'two', points: [4, 7] } } });
  });
  it('takes over components that are complete without confirming them', () => {
    const one = draft();
    one.read({ name: 'Box', data: { ...own, bonus: 9 }, stated: { bonus: 9 } });
    expect(one.said).toEqual({ bonus: 9 });
    one.read({ name: 'Box', data: { bonus: 5 } });
    expect([one.said, one.isSure(['bonus'])]).toEqual([{ bonus: 5 }, true]);
  });
});
