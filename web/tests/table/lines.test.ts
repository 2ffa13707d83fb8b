import { expect, it } from 'vitest';
import { seatOf, textOf } from '../../src/table/lines';

it.each([
  ['2 turn +', 2, 'turn +'],
  ['12 done', 12, 'done'],
  ['* roll HH..', 0, 'roll HH..'],
])('%s', (line, seat, text) => {
  expect(seatOf(line)).toBe(seat);
  expect(textOf(line)).toBe(text);
});
