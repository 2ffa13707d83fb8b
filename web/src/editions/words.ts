// The names of sections, entries and fields: from the game's catalogue, else as the file has them.

import { capital, plain } from '../lib/games.svelte';
import { idPart, trGame } from '../words/index.svelte';
import type { Path, Values } from './data';
import type { Guide } from './guide';

/** A sign as part of a message's id. */
const SIGNS: Record<string, string> = { '+': 'plus', '-': 'minus', '=': 'same', '.': 'dot' };

export class Names {
  constructor(
    private readonly game: string,
    readonly guide: Guide = {},
  ) {}

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

  /** What stands at a place of an entry, by the last step to it. */
  at(path: Path, data: Values): string {
    const told = this.guide.label?.(path, data);
    if (told) return told;
    const key = path.at(-1)!;
    return typeof key === 'string' ? this.field(key) : this.place(this.placesOf(path), key);
  }

  /** What the places of a list go by: the last name on the way that is not the entry's. */
  placesOf(path: Path): string {
    return String(path.findLast((step, i) => typeof step === 'string' && i !== 1) ?? '');
  }

  /** A value that can be chosen at a place. */
  choice(path: Path, value: string, data: Values): string {
    const told = this.guide.valueName?.(path, value, data);
    if (told) return told;
    const id = `edition-is-${this.placesOf(path)}-${SIGNS[value] ?? idPart(value)}`;
    return trGame(this.game, id, this.value(value));
  }

  /** One of the ways in which something is told. */
  way(way: string): string {
    return trGame(this.game, `edition-way-${way}`, capital(plain(way)));
  }

  /** What a mark behind signs says. */
  mark(mark: string): string {
    return trGame(this.game, `edition-mark-${mark}`, mark);
  }

  /** What one chooses when an entry is added. */
  adds(section: string): string {
    return trGame(this.game, `edition-adds-${section}`, this.section(section));
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

  /** A sign, and what it is called in places of this name. */
  sign(sign: string, places: string | number = ''): string {
    const [id, usual] = [SIGNS[sign] ?? sign, sign];
    const known = trGame(this.game, `edition-sign-${id}`, usual);
    return trGame(this.game, `edition-sign-${places}-${id}`, known);
  }

  /** The place a refusal names: "Cards, TLTa, Corners". */
  where(text: string): string {
    const [section = '', ...rest] = text.split(', ');
    return [
      this.section(section),
      ...rest.map((key, i) =>
        i ? this.at([section, ...rest.slice(0, i + 1)], {}) : this.entry([section, key]),
      ),
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
