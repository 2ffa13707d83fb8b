// The components that somebody enters; what is changed is kept at once.

import {
  at,
  confirmed,
  entriesOf,
  isTable,
  keyOf,
  leaves,
  merged,
  put,
  same,
  stated,
  type Path,
  type Value,
  type Values,
} from './data';
import { fresh, reshaped } from './fields';
import type { Guide } from './guide';
import { keep, kept, type EditionData } from './keep';

export class Draft {
  name = $state('');
  data = $state.raw<Values>({});
  /** The places where the box shows the same as ours, and somebody has said so. */
  sure = $state.raw<ReadonlySet<string>>(new Set());
  /** What a file states. */
  said = $derived.by((): Values => {
    const said = stated(this.own, this.data, this.sure);
    return isTable(said) ? said : {};
  });
  /** How many entries are changed or confirmed. */
  count = $derived(Object.keys(this.said).reduce((sum, section) => sum + this.countOf(section), 0));

  constructor(
    readonly game: string,
    readonly own: Values,
    readonly guide: Guide = {},
  ) {
    this.data = own;
    const before = kept(game);
    if (before) this.read(before);
  }

  get file(): EditionData & { game: string } {
    return { game: this.game, name: this.name.trim(), data: this.said };
  }

  countOf(section: string): number {
    const said = this.said[section];
    if (said === undefined) return 0;
    const whole = this.guide.whole?.includes(section) ?? false;
    return isTable(said) && isTable(this.own[section]) && !whole ? Object.keys(said).length : 1;
  }

  /** Takes a file in the place of all that was here. */
  read({ name, data, stated: said }: EditionData): void {
    const now = merged(this.own, data);
    this.name = name;
    this.data = isTable(now) ? (this.guide.tidy?.(now) ?? now) : this.own;
    this.sure = new Set(confirmed(this.own, said ?? data));
    this.keep();
  }

  /** As another tab has it by now. */
  readKept(): void {
    this.read(kept(this.game) ?? { name: '', data: {} });
  }

  clear(): void {
    this.read({ name: '', data: {} });
  }

  rename(name: string): void {
    this.name = name;
    this.keep();
  }

  set(path: Path, value: Value | undefined): void {
    const next = put(this.data, path, value);
    if (isTable(next)) this.data = next;
    this.keep();
  }

  choose(path: Path, choice: string): void {
    const [table, key] = [path.slice(0, -1), String(path.at(-1))];
    const now = at(this.data, table);
    const changed = isTable(now) ? { ...now, [key]: choice } : null;
    const shape = changed && this.guide.reshaped?.(table, changed, this.data);
    if (shape) this.set(table, shape);
    else if (path.length === 3 && isTable(now)) this.set(table, reshaped(this.own, table, now, key, choice));
    else this.set(path, choice);
  }

  /** What an entry could be added for; null: it is given a name. */
  addable(section: string): string[] | null {
    return this.guide.adding?.[section]?.of?.(this.data) ?? null;
  }

  /** Adds an entry that is like its neighbours; false if there is one of that name. */
  add(section: string, chosen: string): boolean {
    const made = this.guide.adding?.[section]?.made?.(chosen, this.data, this.own);
    const [name, shows] = made ?? [chosen, fresh(this.data, section, chosen)];
    if (at(this.data, [section, name]) !== undefined) return false;
    this.set([section, name], at(this.own, [section, name]) ?? shows);
    return true;
  }

  /** Back to what our own components show. */
  restore(entry: Path): void {
    this.set(entry, at(this.own, entry));
  }

  /** The places of an entry that are as ours are. */
  unchanged(entry: Path): string[] {
    return leaves(at(this.own, entry), entry)
      .filter((path) => same(at(this.own, path), at(this.data, path)))
      .map(keyOf);
  }

  isSure(entry: Path): boolean {
    return this.unchanged(entry).every((place) => this.sure.has(place));
  }

  confirm(entries: Path[], sure: boolean): void {
    const places = entries.flatMap((entry) => leaves(at(this.own, entry), entry).map(keyOf));
    const next = new Set(this.sure);
    for (const place of places)
      if (sure) next.add(place);
      else next.delete(place);
    this.sure = next;
    this.keep();
  }

  /** The entries of a section, and what was taken away of our own. */
  entries(section: string): Path[] {
    return entriesOf(this.data, section, this.guide.whole);
  }
  gone(section: string): string[] {
    const [own, now] = [this.own[section], this.data[section]];
    return isTable(own) && isTable(now) ? Object.keys(own).filter((key) => !Object.hasOwn(now, key)) : [];
  }

  private keep(): void {
    keep(this.game, { name: this.name, data: this.said });
  }
}
