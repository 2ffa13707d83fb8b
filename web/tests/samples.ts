// Tables, seats and games as the server tells them, with what a test does not care about filled in.

import type { GameFacts, Item, SeatFacts, Table } from '../src/generated/server';

export const seat = (number: number, facts: Partial<SeatFacts> = {}): SeatFacts => ({
  seat: number,
  kind: 'human',
  name: null,
  person: null,
  bot: null,
  you: false,
  online: true,
  away: null,
  stand_in: null,
  resigned: false,
  voted: false,
  asked: true,
  muted: false,
  ...facts,
});

export const table = (facts: Partial<Table> = {}): Table => ({
  id: 'table',
  game: 'gears',
  options: {},
  edition: null,
  status: 'playing',
  fault: null,
  visibility: 'invited',
  clock: null,
  hurry: false,
  patience: 86_400,
  hot_seat: false,
  host: true,
  created: 0,
  touched: 0,
  seats: [],
  acting: [],
  commitment: '',
  seed: null,
  result: null,
  rematch: null,
  keeps: null,
  goes: null,
  ...facts,
});

export const result = (facts: Partial<NonNullable<Table['result']>> = {}): NonNullable<Table['result']> => ({
  scores: [],
  rivals: [],
  winners: [],
  reason: 'played',
  ...facts,
});

export const game = (facts: Partial<GameFacts> = {}): GameFacts => ({
  name: 'gears',
  seats: [2, 4],
  options: {},
  option_when: {},
  lines: [],
  line_when: {},
  bots: ['random', 'easy', 'normal', 'hard'],
  editions: false,
  ...facts,
});

export const item = (facts: Partial<Item> = {}): Item => ({
  line: 'line',
  points: 1,
  cells: [],
  ends: [],
  count: 0,
  facts: {},
  ...facts,
});
