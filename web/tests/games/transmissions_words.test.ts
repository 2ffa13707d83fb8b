import { afterAll, beforeAll, describe as group, expect, it } from 'vitest';
import { choiceOf, describe, inFull, tell } from '../../src/games/transmissions/moves';
import type {
  ForestCard,
  IdeaTile,
  ItemTile,
  PipeTile,
  Trade,
  View,
} from '../../src/games/transmissions/view';
import {
  engrams,
  forestWords,
  gifts,
  ideaPrice,
  ideaWords,
  itemPrice,
  itemWords,
  missingWords,
  pipeWords,
} from '../../src/games/transmissions/words';
import { loadGameWords, loadWords, speak } from '../../src/words/index.svelte';

const nature = { seat: 0, name: '', you: false };
const you = { seat: 1, name: 'Ada', you: true };
const ada = { ...you, you: false };

const NO_TRADE: Trade = {
  pays_volts: 0,
  pays: [],
  pays_any: 0,
  gains_volts: 0,
  gains: [],
  gains_any: 0,
  gains_of: [],
};
const ANY: Pick<Trade, 'gains_of'> = { gains_of: ['W', 'Y', 'B', 'G'] };
const NOTHING = {
  ...NO_TRADE,
  steps: 0,
  points: 0,
  birds: 0,
  butterflies: 0,
};
const idea = (facts: Partial<IdeaTile>): IdeaTile => ({
  id: 'E1',
  effect: 'trade',
  price: 2,
  ...NOTHING,
  ...facts,
});
const card = (facts: Partial<ForestCard>): ForestCard => ({
  copies: 2, acorns: 1, points: 0, window: 'any', place: null, swaps: [], ...NO_TRADE, ...facts,
}); // prettier-ignore
const sock: ItemTile = {
  id: 'A1', name: 'Sock', cost: ['W', 'Y'], points: 0, birds: 0, butterflies: 0, family: 'sock', special: null,
}; // prettier-ignore
const pipe: PipeTile = {
  id: 'P01', cost: ['W'], edges: [null, 'round', null, 'rectangular'], points: 3, birds: 0, butterflies: 1,
}; // prettier-ignore
const worth: View['worth'] = {
  families: { sock: [1, 5, 8] },
  specials: { per_idea: { each: 2, most: 10 } },
  flow: [1],
  flow_more: 5,
  flipped: 4,
};
const view = {
  cards: { TL1: ['TOWN'], TL2: ['LAKE', 'FOREST'] },
  robot_cards: { TY: 'Y', TL3: 'R' },
  forest: { draw: 0, unseen: {}, discard: [], seen: [], cards: { FC02: card({ gains_volts: 6 }) } },
  rondel: [{ space: 0, location: 'LAKE', far: false, robot: null }],
  reach: [{ steps: 2, space: 0 }],
  display: [{ price: 1, surcharge: 0, item: sock, idea: null }],
  stacks: [{ pipe, under: 2 }],
  boards: [],
  harvey: null,
  gifts: { LAKE: [{ resource: 'W', count: 1 }] },
  worth,
} as Partial<View> as View;

group('in English', () => {
  beforeAll(async () => {
    await speak('en');
    await loadWords('screens');
    await loadGameWords('transmissions');
  });

  it.each([
    ['start 2', nature, 'Seat 2 begins.'],
    ['hand 1 TY TB TL2', nature, 'Seat 1 draws 3 cards.'],
    ['hand 1 TY', nature, 'Seat 1 draws a card.'],
    ['hand ?', nature, 'A seat draws from its deck.'],
    ['robots YBGR', nature, 'The robots stand clockwise: yellow, blue, green, and red.'],
    ['harvey TL1', nature, 'Harvey plays a location card.'],
    ['step G', nature, 'Harvey moves the green robot.'],
    ['card TY Y', you, 'You play the card of the yellow robot.'],
    ['card TL2 B', ada, 'Ada plays a location card for the blue robot.'],
    ['go 2', you, 'You move 2 spaces.'],
    ['take 2Y', ada, 'Ada takes 2 yellow engrams.'],
    ['take 4E', you, 'You take 4 electricity.'],
    ['pay WWB', ada, 'Ada pays 2 white and 1 blue engram.'],
    ['item 3', you, 'You buy the third item from the left.'],
    ['at 0E r1', ada, 'Ada lays the pipe to the right of the starting pipe.'],
    ['at 3N r0', you, 'You lay the pipe above pipe 3.'],
    ['also none', ada, 'Ada leaves the idea beside it.'],
    ['forest each', you, 'You take a forest card from each pile.'],
    ['@box', ada, 'Ada puts the payment into the box.'],
    ['card TL3 R', ada, 'Ada plays the card of the red robot.'],
    ['play FC02', you, 'You play the forest card “gain 6 electricity”.'],
  ])('tells %s', (move, by, sentence) => expect(tell(move, by, view)).toBe(sentence));

  it.each([
    ['card TL2 B', 'play a location card and move the blue robot'],
    ['flip', 'flip the pipe'],
    ['drop G', 'discard 1 green engram'],
    ['again R', 'take another turn with the red robot'],
    ['at 0S r2', 'lay the pipe below the starting pipe, turned 180°'],
    ['keep FC02', 'keep the forest card “gain 6 electricity”'],
  ])('describes %s', (move, words) => expect(describe(move, view)).toBe(words));

  it.each([
    ['card TL2 B', false, 'play the card “Lake, Forest” and move the blue robot'],
    ['go 2', true, 'move 2 spaces: Lake'],
    ['go 2', false, 'move 2 spaces'],
    ['item 1', true, 'buy the first item from the left: Sock'],
  ])('says %s in full', (move, then, words) => expect(inFull(move, view, then)).toBe(words));

  it('says on a button what is really given', () => {
    const { name, count, signs } = choiceOf('take 2W', view);
    expect([name, count, signs]).toEqual(['Take 1 white engram', 1, ['W']]);
    expect(choiceOf('flip', view).text).toBe('Flip it: 4 points');
  });

  it.each([
    [idea({ pays_volts: 2, gains: ['B'] }), 'pay 2 electricity to gain 1 blue engram'],
    [idea({ pays_any: 2, gains_any: 1, ...ANY }), 'pay any 2 engrams to gain any engram'],
    [idea({ pays_volts: 1, gains_any: 1, gains_of: ['W', 'Y'] }), 'pay 1 electricity to gain 1 white or 1 yellow engram'],
    [idea({ pays: ['W', 'W'], gains: ['B', 'G'], gains_volts: 1 }), 'pay 2 white engrams to gain 1 blue and 1 green engram, 1 electricity'],
    [idea({ pays_any: 1, gains_any: 2, gains_of: ['W', 'Y'] }), 'pay any engram to gain 2 engrams, each white or yellow'],
    [idea({ effect: 'bonus', gains: ['G', 'G'], points: 2 }), 'when you gather engrams at the Meadow or the Lake, also gain 2 green engrams; at the end of the game: 2 points'],
    [idea({ effect: 'reverse', pays_volts: 1 }), 'pay 1 electricity to move counter-clockwise'],
    [idea({ effect: 'steps', steps: 1 }), 'move 1 space further'],
    [idea({ effect: 'steps', steps: 3, pays: ['Y'] }), 'pay 1 yellow engram to move up to 3 spaces further'],
    [idea({ effect: 'end', points: 1, birds: 1 }), 'at the end of the game: 1 point, 1 bird'],
  ])('an idea: %#', (tile, words) => expect(ideaWords(tile)).toBe(words)); // prettier-ignore

  it.each([
    [card({ gains_volts: 6 }), 'gain 6 electricity (1 acorn)'],
    [card({ window: 'after', place: 'LAKE', gains_any: 2, ...ANY }), 'after your action at the Lake: gain any 2 engrams (1 acorn)'],
    [card({ window: 'after', place: 'TOWN', pays_volts: 1, gains: ['W'] }), 'after your action in the Town: pay 1 electricity to gain 1 white engram (1 acorn)'],
    [card({ window: 'never', points: 3 }), '3 points at the end of the game (1 acorn)'],
    [card({ window: 'again', points: 2 }), 'take another turn at once with any robot; 2 points at the end of the game (1 acorn)'],
    [
      card({ window: 'paying', swaps: [['W', 'Y'], ['B', 'G']] }),
      'when you buy an item or a pipe, pay white for yellow, blue for green, or the other way round (1 acorn)',
    ],
  ])('a forest card: %#', (facts, words) => expect(forestWords(facts)).toBe(words)); // prettier-ignore

  it('names tiles, prices and what is missing', () => {
    expect(itemWords(sock, worth)).toBe('Sock (set: 1 point for one, 5 each for two, 8 each for three)');
    expect(itemWords({ ...sock, name: 'Tin dog', family: null, points: 2 }, worth)).toBe('Tin dog (2 points)');
    expect(itemPrice(sock, 0)).toBe('1 white and 1 yellow engram');
    expect(pipeWords(pipe)).toBe('round joint on the right, rectangular joint on the left, 3 points, 1 butterfly');
    expect(ideaPrice(idea({}), 1)).toBe('2 electricity, 1 white or yellow engram');
    expect(gifts([{ resource: 'G', count: 1 }, { resource: 'Y', count: 2 }])).toBe('1 green or 2 yellow engrams');
    const green = { resources: [{ resource: 'G' as const, count: 2 }], pale: 0, swap: false };
    expect(missingWords(green)).toBe('you lack 2 green engrams');
    expect(missingWords({ ...green, swap: true })).toMatch(/a forest card makes up for it$/);
    expect(missingWords({ resources: [], pale: 0, swap: false })).toBe('');
  }); // prettier-ignore
});

group('in Russian', () => {
  beforeAll(() => speak('ru'));
  afterAll(() => speak('en'));

  it.each([
    ['card TL2 B', you, 'Вы играете карту локаций для синего робота.'],
    ['step R', nature, 'Харви ходит красным роботом.'],
    ['go 1', ada, 'Ada проходит 1 ячейку.'],
    ['take 1G', you, 'Вы берёте 1 зелёную энграмму.'],
    ['pay WWB', ada, 'Ada платит 2 белые и 1 синюю энграмму.'],
    ['idea 2', you, 'Вы покупаете вторую слева идею.'],
    ['robot G', ada, 'Ada меняется местами с зелёным роботом.'],
    ['at 0W r0', you, 'Вы кладёте трубу левее стартовой трубы.'],
    ['keep FC02', ada, 'Ada оставляет карту леса «получить 6 электричества».'],
  ])('tells %s', (move, by, sentence) => expect(tell(move, by, view)).toBe(sentence));

  it('has cases', () => {
    expect(engrams(['W', 'B', 'B'], 'gen')).toBe('1 белой и 2 синих энграмм');
    expect(ideaWords(idea({ pays_any: 1, gains_any: 2, gains_of: ['W', 'Y'] }))).toBe(
      'заплатить любую энграмму, чтобы получить 2 энграммы, каждая белая или жёлтая',
    );
    expect(ideaWords(idea({ pays: ['Y'], gains: ['B'] }))).toBe(
      'заплатить 1 жёлтую энграмму, чтобы получить 1 синюю энграмму',
    );
    expect(forestWords(card({ window: 'after', place: 'POWER_STATION', gains_any: 2, ...ANY }))).toBe(
      'после действия на электростанции получить 2 любые энграммы (1 жёлудь)',
    );
  });
});
