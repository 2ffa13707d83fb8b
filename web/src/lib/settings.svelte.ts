// What this device keeps: language, theme, habits. Nothing here leaves it.

import { LANGUAGES, speak, type Language } from '../words/index.svelte';

export type Theme = 'light' | 'dark' | 'system';

interface Kept {
  language: Language;
  theme: Theme;
  /** Motion: as the system says, or less. */
  still: boolean;
  /** On touch screens a move is confirmed before it is sent. */
  confirm: boolean;
  notify: boolean;
}

const KEY = 'tinkertable';

function firstLanguage(): Language {
  const wanted = navigator.languages.map((name) => name.slice(0, 2));
  return wanted.find((name): name is Language => LANGUAGES.includes(name as Language)) ?? 'en';
}

function read(): Kept {
  const start: Kept = {
    language: firstLanguage(),
    theme: 'system',
    still: false,
    confirm: true,
    notify: false,
  };
  try {
    return { ...start, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return start;
  }
}

const kept = $state<Kept>(read());
const darkness = matchMedia('(prefers-color-scheme: dark)');
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

function show(): void {
  const dark = kept.theme === 'dark' || (kept.theme === 'system' && darkness.matches);
  const root = document.documentElement;
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.still = String(kept.still || stillness.matches);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', dark ? '#1C222B' : '#FFFFFF');
}

darkness.addEventListener('change', show);
stillness.addEventListener('change', show);

export const settings: Readonly<Kept> = kept;

/** No movement wanted: by the system or by the settings. */
export function isStill(): boolean {
  return kept.still || stillness.matches;
}

export async function change(part: Partial<Kept>): Promise<void> {
  Object.assign(kept, part);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A private window may refuse to keep anything; the settings then hold until it is closed.
  }
  show();
  if (part.language) await speak(part.language);
}

export async function clearSettings(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(kept, read());
  show();
  await speak(kept.language);
}

export async function openSettings(): Promise<void> {
  show();
  await speak(kept.language);
}
