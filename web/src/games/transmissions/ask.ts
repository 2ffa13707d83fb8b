// What the player is asked, told from the legal list and the view alone.

import { giftOf } from './moves';
import { engramsOf, type Lack, type Place, type View } from './view';
import { barrier, engrams, gifts, ideaPrice, ideaWords, itemName, itemPrice, volts, w } from './words';

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

/** Where the robot of this turn stands. */
const placeOf = (view: View): Place | undefined =>
  view.rondel.find((space) => space.robot === view.turn?.robot)?.location;

export function ask(legal: string[], view: View, seat: number): Asked {
  const verbs = new Set(legal.map(verbOf));
  const turn = view.turn;
  const board = view.boards[seat - 1]!;
  const asked = (kind: string, tab: Tab | null, what = w(`ask-${kind}`), why = ''): Asked => ({
    kind,
    sentence: [what, why],
    tab,
  });
  if (verbs.has('put')) {
    const idea = board.to_put[0];
    return asked('put', 'build', w('ask-put'), idea ? ideaWords(idea) : '');
  }
  const list = [...LISTS].find((verb) => verbs.has(verb));
  if (list) return asked(list, list === 'spots' ? 'move' : null);
  if (verbs.has('card')) return asked('card', 'move', w('ask-card'), w('ask-card-why'));
  if (verbs.has('cycle')) return asked('cycle', 'move');
  if (verbs.has('go')) {
    const more = view.usable.length || verbs.has('play');
    return asked('go', 'move', w('ask-go', { robot: turn?.robot ?? '' }), more ? w('ask-go-why') : '');
  }
  if (verbs.has('space') || verbs.has('robot')) return asked(verbs.has('space') ? 'space' : 'robot', 'move');
  if (verbs.has('@board')) {
    const paid = turn?.paid;
    const what = paid
      ? [engrams(engramsOf(paid), 'acc'), paid.E ? volts(paid.E) : ''].filter(Boolean).join(', ')
      : '';
    return asked('where', null, w('ask-where', { what }), w('ask-where-why'));
  }
  if (verbs.has('column')) {
    const item = turn?.acted === 'TOWN' ? view.display[turn.position - 1]?.item : null;
    return asked(
      'column',
      'build',
      item ? w('ask-column-item', { what: itemName(item) }) : w('ask-column-idea'),
      w('ask-column-why'),
    );
  }
  if (verbs.has('at') || verbs.has('flip')) return asked('at', 'pipes');
  if (verbs.has('drop')) {
    const n = engramsOf(board.stock).length - view.hold;
    return asked('drop', null, w('ask-drop', { hold: view.hold, n }));
  }
  if (verbs.has('skip')) {
    const here = placeOf(view) ?? 'TOWN';
    const acts = ['take', 'item', 'idea', 'pipe', 'forest'].some((verb) => verbs.has(verb));
    const tab = here === 'PIPES' ? 'pipes' : here === 'TOWN' || here === 'SCRAP_YARD' ? 'build' : null;
    return asked('act', tab, w('ask-act', { place: here }), acts ? '' : w('ask-nothing'));
  }
  if (verbs.has('end')) return asked('end', null, w(legal.length > 1 ? 'ask-end-more' : 'ask-end'));
  const [verb = 'end'] = verbs;
  return asked(verb, verb === 'copy' || verb === 'also' ? 'build' : null);
}

interface Tile {
  move: string;
  name: string;
  price: string;
  lack: Lack | null | undefined;
}

/** What lies at a shop, by what it sells. */
const SHOPS = {
  items: (view: View): Tile[] =>
    view.display.flatMap(({ item, price }, i) =>
      item
        ? [
            {
              move: `item ${i + 1}`,
              name: w('there-item', { name: itemName(item) }),
              price: itemPrice(item, price),
              lack: view.lacks?.items[i],
            },
          ]
        : [],
    ),
  ideas: (view: View): Tile[] =>
    view.display.flatMap(({ idea, surcharge }, i) =>
      idea
        ? [
            {
              move: `idea ${i + 1}`,
              name: w('there-idea', { what: ideaWords(idea) }),
              price: ideaPrice(idea, surcharge),
              lack: view.lacks?.ideas[i],
            },
          ]
        : [],
    ),
  pipes: (view: View): Tile[] =>
    view.stacks.flatMap(({ pipe }, i) =>
      pipe
        ? [
            {
              move: `pipe ${i + 1}`,
              name: w('there-stack', { n: i + 1 }),
              price: engrams(pipe.cost, 'nom'),
              lack: view.lacks?.pipes[i],
            },
          ]
        : [],
    ),
};
const SELLS: Partial<Record<Place, keyof typeof SHOPS>> = {
  TOWN: 'items',
  SCRAP_YARD: 'ideas',
  PIPES: 'pipes',
};

/** What could be bought there, and what the rest lacks. */
function shop(sold: keyof typeof SHOPS, view: View, legal: string[]): string {
  const tiles = SHOPS[sold](view);
  const can = tiles.filter((tile) => legal.includes(tile.move));
  const rest = tiles.filter((tile) => !can.includes(tile));
  const lacking = rest.filter(({ lack }) => barrier(lack));
  const told = [
    can.length
      ? w(`there-${sold}`, {
          what: can.map(({ name, price }) => w('there-priced', { name, price })).join('; '),
        })
      : w('there-nothing'),
  ];
  if (lacking.length)
    told.push(
      w('there-missing', {
        what: lacking.map(({ name, lack }) => w('there-lack', { name, lack: barrier(lack) })).join('; '),
      }),
    );
  // What could be paid and yet not be bought has no room.
  if (rest.length > lacking.length) told.push(w('there-room'));
  return told.join(' ');
}

/** What could be done after a move that is pointed at: from its legal list, and what is missing from its view. */
export function there(move: string, view: View, legal: string[]): string {
  if (move.startsWith('card ')) return w('there-reach', { n: view.reach.length });
  const here = placeOf(view);
  if (!here || !/^(go|space|robot) /.test(move)) return '';
  const sold = SELLS[here];
  if (sold) return shop(sold, view, legal);
  if (here === 'FOREST') {
    if (legal.includes('forest last')) return w('there-last');
    return w(legal.some((one) => verbOf(one) === 'forest') ? 'there-forest' : 'there-gone');
  }
  const takes = legal.filter((one) => verbOf(one) === 'take');
  const what = gifts(takes.map((one) => giftOf(one, view)));
  return what ? w('there-take', { what }) : w('there-gone');
}
