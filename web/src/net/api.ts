// HTTP: one function a request of the protocol.

import type {
  Branch,
  Created,
  EditionFacts,
  EditionFile,
  ExportedLog,
  GameFacts,
  Health,
  Invite,
  NewTable,
  OwnData,
  Person,
  Replay,
  Rules,
  Table,
  Token,
  Why,
} from '../generated/server';

/** An answer that says no; `code` chooses the sentence. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    /** What was wrong; the catalogue has the words. */
    readonly why: Why | null = null,
  ) {
    super(why?.reason ?? code);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new ApiError('offline');
  }
  const text = await answer.text();
  let value: unknown;
  try {
    value = text ? JSON.parse(text) : null;
  } catch {
    throw new ApiError('offline');
  }
  if (answer.ok) return value as T;
  const failure = (value as { error?: Why & { code: string } } | null)?.error;
  throw new ApiError(failure?.code ?? 'offline', failure);
}

const get = <T>(path: string) => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);
const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => get<GameFacts[]>('/games'),
  rules: (game: string, lang: string) => get<Rules>(`/games/${encodeURIComponent(game)}/rules?lang=${lang}`),
  health: () => get<Health>('/health'),

  me: () => get<Person | null>('/me'),
  rename: (name: string) => post<Person>('/me', { name }),
  forget: () => call<null>('DELETE', '/me'),
  ownData: () => get<OwnData>('/me/data'),
  recovery: () => post<Token>('/me/recovery'),
  recover: (token: string) => post<Person>('/recover', { token }),
  mute: (person: string, muted: boolean) =>
    post<null>(`/people/${encodeURIComponent(person)}/mute`, { muted }),

  tables: (list: 'mine' | 'waiting' | 'public') => get<Table[]>(`/tables?list=${list}`),
  table: (id: string) => get<Table>(at(id)),
  open: (wish: NewTable) => post<Created>('/tables', wish),
  close: (id: string) => call<null>('DELETE', at(id)),
  invite: (id: string) => post<Invite>(`${at(id)}/invite`),
  sit: (id: string, seat: number, invite: string | null) =>
    post<Table>(`${at(id)}/sit`, { seat, ...(invite ? { invite } : {}) }),
  watch: (id: string, invite: string | null) => post<Table>(`${at(id)}/watch`, invite ? { invite } : {}),
  leave: (id: string, seat: number) => post<Table>(`${at(id)}/leave`, { seat }),
  back: (id: string, seat: number) => post<Table>(`${at(id)}/back`, { seat }),
  standIn: (id: string, seat: number, bot: string) => post<Table>(`${at(id)}/stand-in`, { seat, bot }),
  pause: (id: string) => post<Table>(`${at(id)}/pause`),
  resume: (id: string) => post<Table>(`${at(id)}/resume`),
  resign: (id: string, seat: number) => post<Table>(`${at(id)}/resign`, { seat }),
  vote: (id: string, seat: number, end: boolean) => post<Table>(`${at(id)}/vote`, { seat, end }),
  rematch: (id: string) => post<Table>(`${at(id)}/rematch`),
  log: (id: string) => get<ExportedLog>(`${at(id)}/log`),
  replay: (id: string, move: number, seat: number | null) =>
    get<Replay>(`${at(id)}/replay?move=${move}${seat === null ? '' : `&seat=${seat}`}`),
  branch: (id: string, from: Branch) => post<Table>(`${at(id)}/branch`, from),
  // Files of somebody's: the server says whether they are a log, or an edition.
  bringIn: (log: unknown) => post<Table>('/import', { log }),
  keepEdition: (file: unknown) => post<EditionFacts>('/editions', file),
  edition: (hash: string) => get<EditionFile>(`/editions/${encodeURIComponent(hash)}`),
  template: (game: string) => get<EditionFile>(`/games/${encodeURIComponent(game)}/edition`),
};
