// A long list of the set-up, narrowed part by part until one move is left.

/** The parts of a move of the set-up: spaces, robots in their order, or letters of sets. */
const partsOf = (move: string): string[] => {
  const [verb, ...rest] = move.split(' ');
  return verb === 'spots' ? rest : [...rest.join('')];
};

/** Robots are named in the order of their spaces; spaces and sets in any order. */
const isOpen = (parts: string[], picked: string[], ordered: boolean): boolean =>
  ordered ? picked.every((one, i) => parts[i] === one) : picked.every((one) => parts.includes(one));

export interface Narrowed {
  moves: string[];
  /** What may be picked next. */
  next: string[];
}

export function narrow(moves: string[], picked: string[]): Narrowed {
  const ordered = moves[0]?.startsWith('robots ') ?? false;
  const left = moves.filter((move) => isOpen(partsOf(move), picked, ordered));
  const next = left.flatMap((move) => {
    const parts = partsOf(move);
    return ordered ? [parts[picked.length]!] : parts.filter((one) => !picked.includes(one));
  });
  return { moves: left, next: [...new Set(next)] };
}
