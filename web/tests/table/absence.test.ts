import { describe, expect, it } from 'vitest';
import { absences, missed } from '../../src/table/absence';
import { seat, table } from '../samples';

const gone = { online: false, away: 100 };
const seats = [seat(1, { you: true }), seat(2, gone), seat(3)];

describe('people who are away', () => {
  it('are waited for until the patience of the table is over', () => {
    const live = table({ hurry: true, patience: 120, seats });
    expect(absences(live, 0)).toEqual([{ seat: 2, away: 100, left: 20 }]);
    expect(absences(live, 25)).toEqual([{ seat: 2, away: 125, left: 0 }]);
  });

  it('are nobody’s business once a bot plays, or the match is over', () => {
    const replaced = table({ patience: 120, seats: [seat(2, { ...gone, stand_in: 'greedy' })] });
    expect(absences(replaced, 0)).toEqual([]);
    expect(absences(table({ status: 'over', patience: 120, seats }), 0)).toEqual([]);
  });

  it('are told of at once where one plays now, else when they were waited for in vain', () => {
    const [live, slow] = [true, false].map((hurry) => table({ hurry, patience: 120 }));
    expect(missed(live!, { seat: 2, away: 2, left: 118 })).toBe(false);
    expect(missed(live!, { seat: 2, away: 6, left: 114 })).toBe(true);
    expect(missed(slow!, { seat: 2, away: 6, left: 114 })).toBe(false);
    expect(missed(slow!, { seat: 2, away: 130, left: 0 })).toBe(true);
  });
});
