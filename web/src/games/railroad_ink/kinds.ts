// Which face or special a drawing is, however it is turned and mirrored.

const KINDS = [
  'H.H.', 'HH..', 'HHH.', 'R.R.', 'RR..', 'RRR.', 'HRHRx', 'H.R.', 'HR..', 'HHHR', 'HRRR', 'HHHH', 'RRRR', 'HHRR',
  'HRHR', 'LL..', 'L.L.', 'LLL.', 'LH.H', 'LR.R', 'LLLL',
]; // prettier-ignore

const ORDER = 'LHR.';
const inOrder = (form: string): number =>
  [...form].reduce((sum, letter) => sum * 4 + ORDER.indexOf(letter), 0);

/** Turned and mirrored so that drawings of one kind look alike, as the rules spell those without a name. */
function plainest(drawing: string): string {
  const sides = [...drawing.slice(0, 4)];
  const mirrored = [sides[0]!, sides[3]!, sides[2]!, sides[1]!];
  const forms = [sides, mirrored].flatMap((form) =>
    form.map((_, k) => [...form.slice(k), ...form.slice(0, k)].join('')),
  );
  return forms.sort((a, b) => inOrder(a) - inOrder(b))[0]! + drawing.slice(4);
}

const kinds = new Map(KINDS.map((kind) => [plainest(kind), kind]));

export const kindOf = (drawing: string): string => kinds.get(plainest(drawing)) ?? plainest(drawing);

/** Has it a name in words? */
export const isNamed = (kind: string): boolean => KINDS.includes(kind);
