// A formula as lines that fit on a card.

const LONGEST = 12; // letters of a line
const MOST = 3; // lines
const WIDTH = 74; // of the widest line
const LETTER = 0.58; // of a font's size
const LARGEST = 20;

/** Pieces that stay together: up to a sign or a space. */
const pieces = (formula: string): string[] =>
  formula
    .replace(/\s*(and|or|not)\s+/g, (_, word: string) => ` ${word}_`)
    .replace(/ (?!and|or|not)/g, '')
    .replaceAll('_', ' ')
    .split(/(?<=[×+−<>=≤≥≠,])(?![=])|(?= (?:and|or|not) )/)
    .filter((piece) => piece.trim());

export function linesOf(formula: string): { lines: string[]; size: number } {
  const lines: string[] = [];
  for (const piece of pieces(formula)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + piece.trimEnd().length <= LONGEST)
      lines[lines.length - 1] += piece;
    else lines.push(piece.trimStart());
  }
  const cut = lines.length > MOST ? [...lines.slice(0, MOST - 1), `${lines[MOST - 1]!.trimEnd()}…`] : lines;
  const longest = Math.max(...cut.map((line) => line.length));
  return { lines: cut, size: Math.min(LARGEST, WIDTH / (LETTER * longest)) };
}
