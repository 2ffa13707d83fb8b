// Who we are to the server: a guest with a name, made when it is first needed.

import { api } from '../net/api';
import type { Person } from '../generated/server';
import { t } from '../words/index.svelte';

let person = $state.raw<Person | null>(null);

export const me = (): Person | null => person;

export async function recall(): Promise<Person | null> {
  person = await api.me();
  return person;
}

/** The guest we are; a new one if we are nobody yet. */
export async function beSomebody(name?: string): Promise<Person> {
  // Another tab may have made us somebody meanwhile.
  if (!person && !name) await recall();
  if (!person || (name && name !== person.name)) person = await api.rename(name || t('me-guest'));
  return person;
}

export async function recover(token: string): Promise<Person> {
  person = await api.recover(token);
  return person;
}

export async function forgetMe(): Promise<void> {
  await api.forget();
  person = null;
}
