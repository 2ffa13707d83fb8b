import { beforeAll, describe, expect, it } from 'vitest';
import { reasonText, resultIcon, resultText } from '../../src/table/result';
import { loadWords, speak } from '../../src/words/index.svelte';
import { result, seat, table } from '../samples';

beforeAll(async () => {
  await speak('en');
  await loadWords('screens');
});

const NAMES = ['You', 'Anna', 'Boris'];
const you = seat(1, { you: true });
const three = [you, seat(2), seat(3)];
const score = (total: number) => ({ total });

describe('resultText', () => {
  const told = (facts: Parameters<typeof result>[0], seats = three, brief = false) =>
    resultText(table({ seats, result: result(facts) }), NAMES, brief);

  it('says no more than that it is over where nothing is known', () =>
    expect(resultText(table(), NAMES)).toBe('The game is over'));
  it('tells the points of a match alone', () => expect(told({ scores: [score(42)] }, [you])).toContain('42'));
  it('tells you that you won', () => expect(told({ winners: [1] })).toMatch(/\byou win/i));
  it('names another winner', () => {
    expect(told({ winners: [2] })).toContain('Anna');
    expect(told({ winners: [2] })).not.toContain('Boris');
  });
  it('names all who share a victory', () => expect(told({ winners: [2, 3] })).toContain('Anna and Boris'));
  it('names you too where you share it', () => expect(told({ winners: [1, 2] })).toContain('with Anna'));
  it('names a seat where one person plays several', () =>
    expect(told({ winners: [1] }, [you, seat(2, { you: true })])).not.toBe(told({ winners: [1] })));
  it('says when nobody has won', () => {
    expect(told({})).not.toBe(told({ winners: [1] }));
    expect(told({})).not.toBe(told({ rivals: [score(50)] }));
  });
  it('tells a victory over a rival who sits nowhere', () =>
    expect(told({ winners: [1], rivals: [score(50)], scores: [score(60)] }, [you])).toBe(
      told({ winners: [1] }),
    ));
  it('has no points in the sentence of a defeat by that rival', () =>
    expect(told({ rivals: [score(50)], scores: [score(42)] }, [you])).not.toContain('42'));
  it.each([[{ winners: [1] }], [{ winners: [2] }], [{ rivals: [score(50)] }]])(
    'is another sentence where there is little room: %j',
    (facts) => expect(told(facts, three, true)).not.toBe(told(facts)),
  );
});

describe('resultIcon', () => {
  it.each([
    [[1], 'trophy'],
    [[], 'flag'],
  ])('of winners %j is a %s', (winners, icon) =>
    expect(resultIcon(table({ result: result({ winners }) }))).toBe(icon),
  );
});

describe('reasonText', () => {
  const told = (reason: 'played' | 'vote' | 'resigned' | 'forgotten', resigned: number) =>
    reasonText(
      table({
        seats: three.map((one) => ({ ...one, resigned: one.seat === resigned })),
        result: result({ reason }),
      }),
      NAMES,
    );
  it('is a sentence of its own for each reason', () =>
    expect(new Set([told('vote', 0), told('resigned', 2), told('forgotten', 0)]).size).toBe(3));
  it('knows that it was you who resigned', () => expect(told('resigned', 1)).toBe('You resigned.'));
  it('names who else resigned', () => expect(told('resigned', 2)).toBe('Anna resigned.'));
  it('knows nothing of resigning where it ended otherwise', () =>
    expect(told('vote', 1)).toBe(told('vote', 2)));
});
