// The part of Markdown our rules are written in, as data: nothing is ever set as HTML.

export type Span =
  { kind: 'text' | 'code' | 'strong' | 'em'; text: string } | { kind: 'link'; text: string; href: string };

export type Block =
  | { kind: 'heading'; level: number; spans: Span[]; id: string }
  | { kind: 'paragraph'; spans: Span[]; id: string }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'code'; text: string };

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) });
    const [whole, code, strong, em, label, href] = match;
    if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (em !== undefined) found.push({ kind: 'em', text: em });
    else if (/^https:\/\//.test(href!)) found.push({ kind: 'link', text: label!, href: href! });
    else found.push({ kind: 'text', text: label! });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) });
  return found;
}

const cells = (row: string): Span[][] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => spans(cell.trim().replaceAll('\\|', '|')));

/** "R12" of a rule's paragraph, so that links can point at it. */
const ruleOf = (text: string): string => /^\*\*(R\d+)/.exec(text)?.[1] ?? '';

export function parse(markdown: string): Block[] {
  const lines = markdown.replaceAll('\r', '').split('\n');
  const blocks: Block[] = [];
  let i = 0;
  const take = (while_: (line: string) => boolean): string[] => {
    const from = i;
    while (i < lines.length && while_(lines[i]!)) i++;
    return lines.slice(from, i);
  };
  while (i < lines.length) {
    const line = lines[i]!;
    const heading = /^(#{1,4}) +(.*)$/.exec(line);
    if (!line.trim()) i++;
    else if (heading) {
      i++;
      blocks.push({
        kind: 'heading',
        level: heading[1]!.length,
        spans: spans(heading[2]!),
        id: `h${blocks.length}`,
      });
    } else if (line.startsWith('```')) {
      i++;
      const text = take((next) => !next.startsWith('```')).join('\n');
      i++;
      blocks.push({ kind: 'code', text });
    } else if (line.startsWith('|')) {
      const [head, , ...rows] = take((next) => next.startsWith('|'));
      blocks.push({ kind: 'table', head: cells(head!), rows: rows.map(cells) });
    } else if (/^([-*]|\d+\.) /.test(line)) {
      const ordered = /^\d/.test(line);
      const items: string[] = [];
      for (const next of take((found) => found.trim() !== ''))
        if (/^([-*]|\d+\.) /.test(next)) items.push(next.replace(/^([-*]|\d+\.) /, ''));
        else items[items.length - 1] += ` ${next.trim()}`;
      blocks.push({ kind: 'list', ordered, items: items.map(spans) });
    } else {
      const text = take((next) => next.trim() !== '' && !/^(#{1,4} |\||```)/.test(next)).join(' ');
      blocks.push({ kind: 'paragraph', spans: spans(text), id: ruleOf(text) });
    }
  }
  return blocks;
}
