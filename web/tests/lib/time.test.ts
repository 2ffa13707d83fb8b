import { afterAll, describe, expect, it } from 'vitest';
import { ago, clockText, dayOf, timeOf } from '../../src/lib/time';
import { speak } from '../../src/words/index.svelte';

afterAll(() => speak('en'));

describe('clockText', () => {
  it.each([
    [0, '0:00'],
    [-5, '0:00'],
    [0.2, '0:01'],
    [59, '0:59'],
    [59.5, '1:00'],
    [247, '4:07'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3729, '1:02:09'],
  ])('%d seconds are %s', (seconds, text) => expect(clockText(seconds)).toBe(text));
});

describe('ago', () => {
  const now = 1_000_000;
  it.each([
    [0, 'this minute', 'в эту минуту'],
    [-90, 'this minute', 'в эту минуту'],
    [119, '1 minute ago', '1 минуту назад'],
    [3599, '59 minutes ago', '59 минут назад'],
    [3600, '1 hour ago', '1 час назад'],
    [86_399, '23 hours ago', '23 часа назад'],
    [86_400, 'yesterday', 'вчера'],
    [5 * 86_400, '5 days ago', '5 дней назад'],
  ])('%d seconds', async (seconds, english, russian) => {
    await speak('en');
    expect(ago(now - seconds, now)).toBe(english);
    await speak('ru');
    expect(ago(now - seconds, now)).toBe(russian);
  });
});

it('writes days and times as the language does', async () => {
  const at = new Date(2026, 0, 5, 21, 7).getTime() / 1000;
  await speak('en');
  expect(dayOf(at)).toBe('Jan 5, 2026');
  expect(timeOf(at)).toMatch(/^09:07\sPM$/);
  await speak('ru');
  expect(dayOf(at)).toMatch(/^5 янв\. 2026/);
  expect(timeOf(at)).toBe('21:07');
});
