import { beforeEach, describe, expect, it, vi } from 'vitest';
import { go, goBack, here, link, placeOf, replace } from '../../src/lib/route.svelte';

function arrive(hash: string): void {
  history.replaceState(null, '', hash || '#');
  dispatchEvent(new Event('hashchange'));
}

beforeEach(() => arrive(''));

describe('here', () => {
  it.each([
    ['', 'home', []],
    ['#', 'home', []],
    ['#/', 'home', []],
    ['#/rules', 'rules', []],
    ['#rules/gears', 'rules', ['gears']],
    ['#/t/abc/invite', 't', ['abc', 'invite']],
    ['#/t//abc/', 't', ['abc']],
    ['#/t/a%2Fb', 't', ['a/b']],
    ['#/t/%E0%A4%A', 't', ['%E0%A4%A']],
  ])('%s', (hash, screen, rest) => {
    arrive(hash);
    expect(here()).toEqual({ screen, rest });
  });
});

describe('link', () => {
  it.each([
    [[], '#/'],
    [['t', 'abc'], '#/t/abc'],
    [['replay', 'abc', 12], '#/replay/abc/12'],
    [['t', 'a/b ц'], '#/t/a%2Fb%20%D1%86'],
  ])('%j', (parts, address) => {
    expect(link(...parts)).toBe(address);
    arrive(address);
    expect(here()).toEqual({ screen: parts[0] ?? 'home', rest: parts.slice(1).map(String) });
  });
});

it('goes to a place and begins at its top', async () => {
  const scroll = vi.spyOn(window, 'scrollTo');
  go('rules', 'gears');
  await vi.waitFor(() => expect(here()).toEqual({ screen: 'rules', rest: ['gears'] }));
  expect(scroll).toHaveBeenCalledWith(0, 0);
});

it('replaces the address without a step', () => {
  const before = history.length;
  replace('replay', 'abc', 3);
  expect(here()).toEqual({ screen: 'replay', rest: ['abc', '3'] });
  expect(location.hash).toBe('#/replay/abc/3');
  expect(history.length).toBe(before);
});

it('goes back inside the client only', async () => {
  const back = vi.spyOn(history, 'back').mockReturnValue();
  expect(goBack()).toBe(true);
  expect(back).toHaveBeenCalledOnce();
  vi.resetModules();
  const fresh = await import('../../src/lib/route.svelte');
  expect(fresh.goBack()).toBe(false);
  expect(back).toHaveBeenCalledOnce();
});

describe('placeOf', () => {
  it.each([
    ['abc-12_X', ['t', 'abc-12_X']],
    ['  abc  ', ['t', 'abc']],
    ['https://play.example/#/t/abc', ['t', 'abc']],
    ['https://play.example/#/t/abc/', ['t', 'abc']],
    ['https://play.example/#/t/abc/in.vi~te-1', ['t', 'abc', 'in.vi~te-1']],
    ['abc/invite', ['t', 'abc', 'invite']],
    ['ab', null],
    ['', null],
    ['two words', null],
    ['https://play.example/#/rules/gears', null],
  ])('%s', (text, place) => expect(placeOf(text)).toEqual(place));
});
