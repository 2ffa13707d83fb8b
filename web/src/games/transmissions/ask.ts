// What the player is asked, told from the legal list and the view alone.

import { engrams, ideaWords, itemName, robotName, volts, w } from './words';
import { engramsIn, RESOURCES, type View } from './view';

export type Tab = 'move' | 'build' | 'pipes' | 'table';

export interface Asked {
  kind: string;
  /** What to do, and why. */
  sentence: [string, string];
  /** Where on a phone. */
  tab: Tab | null;
}

/** Moves that stand on buttons below the table; all others are made on it. */
export const BUTTONS = new Set([
  'take',
  'forest',
  'keep',
  'give',
  'gain',
  'pay',
  'drop',
  '@board',
  '@box',
  'also',
  'again',
  'skip',
  'end',
  'flip',
]);
/** Long lists of the set-up. */
export const LISTS = new Set(['spots', 'robots', 'sets']);

export const verbOf = (move: string): string => move.split(' ', 1)[0]!;

export function ask(legal: string[], view: View, seat: number): Asked {
  const verbs = new Set(legal.map(verbOf));
  const turn = view.turn;
  const board = view.boards[seat - 1]!;
  const asked = (kind: string, tab: Tab | null, what = w(`ask.${kind}`), why = ''): Asked => ({
    kind,
    sentence: [what, why],
    tab,
  });
  if (verbs.has('put')) {
    const idea = board.to_put[0];
    return asked('put', 'build', w('ask.put'), idea ? ideaWords(idea) : '');
  }
  const list = [...LISTS].find((verb) => verbs.has(verb));
  if (list) return asked(list, list === 'spots' ? 'move' : null);
  if (verbs.has('card')) return asked('card', 'move', w('ask.card'), w('ask.card-why'));
  if (verbs.has('cycle')) return asked('cycle', 'move');
  if (verbs.has('go')) {
    const more = view.usable.length || verbs.has('play');
    return asked(
      'go',
      'move',
      w('ask.go', { robot: robotName(turn?.robot ?? 'Y') }),
      more ? w('ask.go-why') : '',
    );
  }
  if (verbs.has('space') || verbs.has('robot')) return asked(verbs.has('space') ? 'space' : 'robot', 'move');
  if (verbs.has('@board')) {
    const paid = turn?.paid;
    const what = paid
      ? [
          engrams(RESOURCES.map((name) => (name === 'E' ? '' : name.repeat(paid[name]))).join('')),
          paid.E ? volts(paid.E) : '',
        ]
          .filter(Boolean)
          .join(', ')
      : '';
    return asked('where', null, w('ask.where', { what }), w('ask.where-why'));
  }
  if (verbs.has('column')) {
    const item = turn?.acted === 'TOWN' ? view.display[turn.position - 1]?.item : null;
    return asked(
      'column',
      'build',
      item ? w('ask.column-item', { what: itemName(item) }) : w('ask.column-idea'),
      w('ask.column-why'),
    );
  }
  if (verbs.has('at') || verbs.has('flip')) return asked('at', 'pipes');
  if (verbs.has('drop')) return asked('drop', null, w('ask.drop', { n: engramsIn(board.stock) - view.hold }));
  if (verbs.has('skip')) {
    const here = view.rondel.find((space) => space.robot === turn?.robot)?.location ?? 'TOWN';
    const acts = ['take', 'item', 'idea', 'pipe', 'forest'].some((verb) => verbs.has(verb));
    const tab = here === 'PIPES' ? 'pipes' : here === 'TOWN' || here === 'SCRAP_YARD' ? 'build' : null;
    return asked('act', tab, w(`ask.${here}`), acts ? '' : w('ask.nothing'));
  }
  if (verbs.has('end')) return asked('end', null, w(legal.length > 1 ? 'ask.end-more' : 'ask.end'));
  const [verb = 'end'] = verbs;
  return asked(verb, verb === 'copy' || verb === 'also' ? 'build' : null);
}

/** What could be done after a move that is pointed at: its legal list in a sentence. */
export function there(move: string, view: View, legal: string[]): string {
  const count = (verb: string): number => legal.filter((one) => verbOf(one) === verb).length;
  if (move.startsWith('card ')) return w('there.reach', { n: view.reach.length });
  if (!/^(go|space|robot) /.test(move)) return '';
  const takes = legal.filter((one) => one.startsWith('take '));
  if (takes.length)
    return w('there.take', {
      what: takes
        .map((one) => (one[6] === 'E' ? volts(Number(one[5])) : engrams(one[6]!.repeat(Number(one[5])))))
        .join(w('or')),
    });
  for (const [verb, key] of [
    ['item', 'items'],
    ['idea', 'ideas'],
    ['pipe', 'pipes'],
  ] as const)
    if (count(verb)) return w(`there.${key}`, { n: count(verb) });
  return w(count('forest') ? 'there.forest' : 'there.nothing');
}
