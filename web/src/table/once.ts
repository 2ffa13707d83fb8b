// What opens by itself does so once a visit.

const settled = new Set<string>();

export function settleOver(table: string): boolean {
  if (settled.has(table)) return false;
  settled.add(table);
  return true;
}
