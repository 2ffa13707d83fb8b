// Clocks and dates in the language on show.

import { formatter } from '../words/index.svelte';

const relative = formatter((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
const clock = formatter(
  (language) => new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }),
);

const day = formatter((language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }));

/** Seconds as 4:07 or 1:02:09. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** "5 minutes ago", from seconds since the epoch. */
export function ago(then: number, now = Date.now() / 1000): string {
  const words = relative();
  const past = Math.max(0, now - then);
  if (past < 3600) return words.format(-Math.floor(past / 60), 'minute');
  if (past < 86400) return words.format(-Math.floor(past / 3600), 'hour');
  return words.format(-Math.floor(past / 86400), 'day');
}

export const timeOf = (at: number): string => clock().format(at * 1000);
export const dayOf = (at: number): string => day().format(at * 1000);
