// The names of sections, entries and fields: from the game's catalogue, else as the file has them.

import { capital, plain } from '../lib/games.svelte';
import { idPart, trGame } from '../words/index.svelte';
import type { Path } from './data';

/** A sign as part of a message's id. */
const SIGNS: Record<string, string> = { '+': 'plus', '-': 'minus', '=': 'same', '.': 'dot' };

export class Names {
  constructor(private readonly game: string) {}

  /** A value, or the name of an entry, as the table calls it. */
  value(value: string): string {
    return trGame(this.game, `value-${idPart(value)}`, this.sign(value));
  }

  section(section: string): string {
    return trGame(this.game, `edition-${section}`, capital(plain(section)));
  }

  about(section: string): string {
    return trGame(this.game, `edition-about-${section}`, '');
  }

  /** What the button says that adds an entry; '' where the game says that there are always the same. */
  adding(section: string): string {
    return trGame(this.game, `edition-add-${section}`, '');
  }

  entry([section = '', key]: Path): string {
    if (key === undefined) return this.section(String(section));
    return trGame(this.game, `edition-entry-${section}`, capital(this.value(String(key))), {
      name: String(key),
    });
  }

  field(key: string | number): string {
    return typeof key === 'number'
      ? String(key + 1)
      : trGame(this.game, `edition-field-${key}`, capital(plain(this.value(key))));
  }

  /** One of several places in a row: "left", "north", "2". */
  place(field: string | number, i: number): string {
    const counted = trGame(this.game, `edition-places-${field}`, String(i + 1), { i });
    return trGame(this.game, `edition-place-${field}-${i + 1}`, counted);
  }

  sign(sign: string): string {
    return trGame(this.game, `edition-sign-${SIGNS[sign] ?? sign}`, sign);
  }

  /** The place a refusal names: "Cards, TLTa, Corners". */
  where(text: string): string {
    const [section = '', ...rest] = text.split(', ');
    return [
      this.section(section),
      ...rest.map((key, i) => (i ? this.field(key) : this.entry([section, key]))),
    ].join(', ');
  }

  /** What was expected, where it is a list of names. */
  known(text: string): string {
    return text
      .split(', ')
      .map((name) => this.value(name))
      .join(', ');
  }
}
