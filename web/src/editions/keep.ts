// What has been entered so far, by game. It is kept on this device as the file it would be saved as.

import { isTable, type Values } from './data';

export interface EditionData {
  name: string;
  data: Values;
  /** What of it its owner has stated; all, where the file does not say. */
  stated?: Values | null;
}

export const slotOf = (game: string): string => `tinkertable-edition-${game}`;

export function kept(game: string): EditionData | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(slotOf(game)) ?? 'null');
    return isEdition(found) ? { name: found.name ?? '', data: found.data } : null;
  } catch {
    return null;
  }
}

export function keep(game: string, { name, data }: EditionData): void {
  try {
    if (!name && !Object.keys(data).length) localStorage.removeItem(slotOf(game));
    else localStorage.setItem(slotOf(game), JSON.stringify({ game, name, data }));
  } catch {
    // A private window may refuse to keep anything; the form then lasts as long as the page.
  }
}

/** Has a file the shape of an edition? Whether it can be played with is for the server to say. */
export const isEdition = (file: unknown): file is Partial<EditionData> & { game: string; data: Values } =>
  isTable(file) &&
  typeof file.game === 'string' &&
  isTable(file.data) &&
  (file.stated === undefined || file.stated === null || isTable(file.stated)) &&
  (file.name === undefined || typeof file.name === 'string');
