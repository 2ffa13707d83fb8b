// Who we are to the server: a guest with a name, made when it is first needed.

import { api } from '../net/api';
import type { Person } from '../generated/server';
import { t } from '../words/index.svelte';

const KEY = 'tinkertable-me'; // what we were called here

let person = $state.raw<Person | null>(null);
/** Our name from a time that the server has forgotten. */
let once = $state('');

export const me = (): Person | null => person;
export const forgottenName = (): string => once;

function be(known: Person): Person {
  person = known;
  once = '';
  try {
    localStorage.setItem(KEY, known.name);
  } catch {
    // A private window may refuse to keep anything.
  }
  return known;
}

function lastName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export async function recall(): Promise<Person | null> {
  const known = await api.me();
  if (known) return be(known);
  person = null;
  once = lastName();
  return null;
}

/** The guest we are; a new one if we are nobody yet. */
export async function beSomebody(name?: string): Promise<Person> {
  // Another tab may have made us somebody meanwhile.
  if (!person && !name) await recall();
  if (!person || (name && name !== person.name)) be(await api.rename(name || once || t('me-guest')));
  return person!;
}

export async function recover(token: string): Promise<Person> {
  return be(await api.recover(token));
}

export async function forgetMe(): Promise<void> {
  await api.forget();
  person = null;
  once = '';
}
