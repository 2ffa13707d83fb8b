import { expect, it } from 'vitest';
import { checksum } from '../../src/lib/checksum';

// tests/server/test_order.py holds the server to the same cases.
it.each([
  ['', '00000000'],
  ['123456789', 'cbf43926'],
  ['* roll H.H.\n1 place A1H.H.', 'fad45a51'],
])('%j has %s', (text, sum) => expect(checksum(text)).toBe(sum));
