// Where we are, from the address's fragment.

export interface Route {
  screen: string;
  rest: string[];
}

function read(): Route {
  const parts = location.hash.replace(/^#\/?/, '').split('/').map(decode).filter(Boolean);
  return { screen: parts[0] ?? 'home', rest: parts.slice(1) };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let route = $state.raw<Route>(read());

let steps = 0;

addEventListener('hashchange', () => {
  steps++;
  route = read();
  scrollTo(0, 0);
});

export const here = (): Route => route;

export const link = (...parts: (string | number)[]): string =>
  `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;

export function go(...parts: (string | number)[]): void {
  location.hash = link(...parts);
}

/** Back to where we were inside the client; false when this is where we came in. */
export function goBack(): boolean {
  if (!steps) return false;
  history.back();
  return true;
}

/** Changes the address without a new entry in the history, for what is no place of its own. */
export function replace(...parts: (string | number)[]): void {
  history.replaceState(null, '', link(...parts));
  route = read();
}

/** A table's place out of whatever somebody pastes: a link, or the code itself. */
export function placeOf(text: string): string[] | null {
  const found = /(?:#\/t\/|^)([\w-]{3,64})(?:\/([\w.~-]+))?\/?$/.exec(text.trim());
  return found ? ['t', found[1]!, ...(found[2] ? [found[2]] : [])] : null;
}
