import { describe, expect, it } from 'vitest';
import { parse, spans } from '../../src/lib/markdown';

const text = (words: string) => ({ kind: 'text', text: words });

describe('spans', () => {
  it.each([
    ['plain words', [text('plain words')]],
    ['a `code` b', [text('a '), { kind: 'code', text: 'code' }, text(' b')]],
    ['**R1.** Roll', [{ kind: 'strong', text: 'R1.' }, text(' Roll')]],
    ['*once*', [{ kind: 'em', text: 'once' }]],
    ['[home](https://a.example/x)', [{ kind: 'link', text: 'home', href: 'https://a.example/x' }]],
  ])('%s', (markdown, found) => expect(spans(markdown)).toEqual(found));

  it.each(['[x](javascript:alert)', '[x](http://a.example)', '[x](RULES.md)', '[x](data:text/html,x)'])(
    'has no link for %s',
    (markdown) => expect(spans(markdown)).toEqual([text('x')]),
  );

  it('leaves HTML as text', () =>
    expect(
      spans('a <b onclick="x">c</b>')
        .map((span) => span.text)
        .join(''),
    ).toBe('a <b onclick="x">c</b>'));
});

describe('parse', () => {
  const kinds = (markdown: string) => parse(markdown).map((block) => block.kind);

  it('finds headings with their level', () =>
    expect(parse('# One\n\n### Three')).toMatchObject([
      { kind: 'heading', level: 1, spans: [text('One')] },
      { kind: 'heading', level: 3, spans: [text('Three')] },
    ]));
  it('gives headings addresses of their own', () => {
    const ids = parse('# One\n\n## One').map((block) => 'id' in block && block.id);
    expect(new Set(ids).size).toBe(2);
  });
  it('joins the lines of a paragraph, and names it after its rule', () =>
    expect(parse('**R12.** Roll\nthe dice.\n\nThen draw.')).toMatchObject([
      { kind: 'paragraph', id: 'R12', spans: [{ text: 'R12.' }, text(' Roll the dice.')] },
      { kind: 'paragraph', id: '', spans: [text('Then draw.')] },
    ]));
  it.each([
    ['- a\n- b\n  more', false],
    ['1. a\n2. b\n   more', true],
  ])('finds the items of a list: %j', (markdown, ordered) =>
    expect(parse(markdown)).toMatchObject([
      { kind: 'list', ordered, items: [[text('a')], [text('b more')]] },
    ]),
  );
  it('finds tables, with bars that are escaped', () =>
    expect(parse('| a | b |\n|---|---|\n| `x\\|y` | 2 |\n| 3 | 4 |')).toMatchObject([
      {
        kind: 'table',
        head: [[text('a')], [text('b')]],
        rows: [
          [[{ kind: 'code', text: 'x|y' }], [text('2')]],
          [[text('3')], [text('4')]],
        ],
      },
    ]));
  it('leaves code as it is', () =>
    expect(parse('```\n# no *heading*\n\n| x |\n```\nafter')).toMatchObject([
      { kind: 'code', text: '# no *heading*\n\n| x |' },
      { kind: 'paragraph' },
    ]));
  it('ends a paragraph where something else begins', () =>
    expect(kinds('words\n# heading\nwords\n| t |\n|---|')).toEqual([
      'paragraph',
      'heading',
      'paragraph',
      'table',
    ]));
  it('minds no line ends of other systems', () =>
    expect(kinds('# a\r\n\r\nb\r\n')).toEqual(['heading', 'paragraph']));
});
