import { describe, expect, it } from 'vitest';

import { emptyCriteria, type Criteria } from '~/features/directory/criteria/criteria';
import {
  aliasPaths,
  findPathPreset,
  narrows,
  presetCriteria,
} from '~/features/directory/criteria/path-presets';
import { properAddress } from '~/features/directory/criteria/proper-address';
import { isSearchPath } from '~/features/directory/criteria/search-path';

function shownAt(path: string, own: Partial<Criteria>) {
  const preset = findPathPreset(path);
  return preset && presetCriteria(preset, { ...emptyCriteria, ...own });
}

describe('paths that preset a search', () => {
  it.each([
    ['/adelaide-hotels', { types: ['hotel'] }],
    ['/adelaide-serviced-apartments', { types: ['serviced-apartment'] }],
    ['/serviced-apartments-adelaide', { types: ['serviced-apartment'] }],
    ['/adelaide-apartments', { types: ['apartment'] }],
    ['/adelaide-motels', { types: ['motel'] }],
    ['/budget-accommodation-adelaide', { maxPrice: 150 }],
    ['/cheap-hotels-adelaide', { maxPrice: 150 }],
    ['/accommodation-adelaide', {}],
    ['/accommodation/adelaide', {}],
    ['/Accommodation/Adelaide', {}],
    ['/accommodation/%E4%B8%AD%E6%96%87', { location: '中文' }],
    ['/accommodation/%C3%A9t%C3%A9', { location: 'été' }],
    ['/accommodation-x_y', { location: 'x_y' }],
    ['/luxury-accommodation-adelaide', { minPrice: 300 }],
    ['/family-accommodation-adelaide', { tags: ['family'] }],
    ['/accommodation-adelaide-cbd', { location: 'adelaide-cbd' }],
    ['/accommodation/sa/adelaide-cbd', { location: 'adelaide-cbd' }],
    ['/adelaide-hills-accommodation', { location: 'adelaide-hills' }],
    ['/accommodation-near-adelaide-airport', { nearAirport: true }],
    ['/glenelg-beach-accommodation', { location: 'glenelg' }],
    ['/accommodation-henley-beach', { location: 'henley-beach' }],
    ['/accommodation/henley-beach', { location: 'henley-beach' }],
  ])('%s presets %o', (path, criteria) => {
    expect(findPathPreset(path)?.criteria).toEqual(criteria);
  });

  it('cheap hotels and budget accommodation are one page', () => {
    expect(findPathPreset('/cheap-hotels-adelaide')).toEqual(
      findPathPreset('/budget-accommodation-adelaide'),
    );
  });

  it.each([
    '/',
    '/about',
    '/search',
    '/accommodation',
    '/accommodation/',
    '/accommodation-',
    '/accommodation/a/b',
    '/guides/x',
  ])('%s presets nothing', (path) => {
    expect(findPathPreset(path)).toBeNull();
  });

  it('gives equivalent addresses one canonical address, which presets itself', () => {
    expect(findPathPreset('/accommodation-adelaide-cbd')?.canonical).toBe('/accommodation/sa/adelaide-cbd');
    expect(findPathPreset('/accommodation-norwood')?.canonical).toBe('/accommodation/norwood');
    for (const path of aliasPaths) expect(findPathPreset(path)?.canonical).toBe(path);
  });

  it('keeps dates, guests, order, view and page of the visitor, and is narrowed by their filters', () => {
    const own = {
      q: 'pool',
      stars: 4,
      guests: 3,
      page: 2,
      sort: 'name',
      view: 'list',
      checkIn: '2026-12-24',
    };
    expect(shownAt('/adelaide-hotels', own as Partial<Criteria>)).toEqual({
      ...emptyCriteria,
      ...own,
      types: ['hotel'],
    });
  });

  it.each<[string, Partial<Criteria>, Partial<Criteria>]>([
    ['/adelaide-hotels', { location: 'glenelg' }, { types: ['hotel'], location: 'glenelg' }],
    ['/adelaide-hotels', { types: ['hotel', 'motel'] }, { types: ['hotel'] }],
    ['/adelaide-hotels', { maxPrice: 200 }, { types: ['hotel'], maxPrice: 200 }],
    ['/budget-accommodation-adelaide', { maxPrice: 100 }, { maxPrice: 100 }],
    ['/budget-accommodation-adelaide', { maxPrice: 400 }, { maxPrice: 150 }],
    ['/budget-accommodation-adelaide', { minPrice: 80 }, { minPrice: 80, maxPrice: 150 }],
    [
      '/luxury-accommodation-adelaide',
      { maxPrice: 500, types: ['villa'] },
      { minPrice: 300, maxPrice: 500, types: ['villa'] },
    ],
    ['/family-accommodation-adelaide', { tags: ['pool'] }, { tags: ['family', 'pool'] }],
    ['/accommodation-near-adelaide-airport', { types: ['motel'] }, { nearAirport: true, types: ['motel'] }],
    ['/accommodation/glenelg', { types: ['apartment'] }, { location: 'glenelg', types: ['apartment'] }],
  ])('%s with %o shows %o', (path, own, expected) => {
    expect(shownAt(path, own)).toEqual({ ...emptyCriteria, ...expected });
  });

  it.each<[string, Partial<Criteria>, Partial<Criteria>]>([
    ['/adelaide-hotels', { types: ['motel'] }, { types: ['hotel'] }],
    ['/accommodation/glenelg', { location: 'norwood' }, { location: 'glenelg' }],
    ['/budget-accommodation-adelaide', { minPrice: 200 }, { minPrice: null, maxPrice: 150 }],
    ['/luxury-accommodation-adelaide', { maxPrice: 100 }, { minPrice: 300, maxPrice: null }],
  ])('%s holds beside %o, which contradicts it', (path, own, within) => {
    expect(shownAt(path, own)).toEqual({ ...emptyCriteria, ...own, within });
  });

  it('look like searches before they are asked for, and other pages do not', () => {
    const others = [
      '/accommodation/norwood',
      '/accommodation-unley',
      '/accommodation/sa/adelaide-cbd',
      '/search',
    ];
    for (const path of [...aliasPaths, '/cheap-hotels-adelaide', ...others])
      expect(isSearchPath(path), path).toBe(true);
    for (const path of [
      '/',
      '/about',
      '/guides',
      '/guides/glenelg-hotels',
      '/property/adelaide-hotels',
      '/location/glenelg',
      '/accommodation/glenelg/jetty-house',
      '/contact',
      '/dashboard',
    ])
      expect(isSearchPath(path), path).toBe(false);
  });

  it('dates, guests, order, view and page do not narrow a search', () => {
    expect(narrows({ ...emptyCriteria, guests: 4, checkIn: '2026-12-01', page: 3, sort: 'name' })).toBe(
      false,
    );
    expect(narrows({ ...emptyCriteria, stars: 3 })).toBe(true);
  });
});

describe('the address of a landing page', () => {
  const properOf = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://stay.example');
    return properAddress(pathname, searchParams, '2026-11-22');
  };

  it.each([
    // As the form sends them without scripts, with all of its filters.
    [
      '/adelaide-hotels?q=&location=adelaide&type=hotel&guests=2&sort=price_low',
      '/adelaide-hotels?sort=price_low',
    ],
    ['/adelaide-hotels?q=&type=hotel&max_price=200&sort=name', '/adelaide-hotels?max_price=200&sort=name'],
    [
      '/accommodation/glenelg?q=&was=glenelg&location=glenelg&place=glenelg&sort=name',
      '/accommodation/glenelg?sort=name',
    ],
    ['/budget-accommodation-adelaide?q=&max_price=150&sort=name', '/budget-accommodation-adelaide?sort=name'],
    ['/budget-accommodation-adelaide?q=&max_price=90', '/budget-accommodation-adelaide?max_price=90'],
    ['/luxury-accommodation-adelaide?q=&min_price=300&view=list', '/luxury-accommodation-adelaide?view=list'],
    ['/family-accommodation-adelaide?q=&tag=family&tag=pool', '/family-accommodation-adelaide?tag=pool'],
    ['/accommodation-near-adelaide-airport?q=&near_airport=1', '/accommodation-near-adelaide-airport'],
    ['/accommodation-adelaide?q=&sort=name', '/accommodation-adelaide?sort=name'],
    // The filters of the path were changed.
    ['/adelaide-hotels?q=&sort=price_low', '/search?sort=price_low'],
    ['/adelaide-hotels?q=&type=hotel&type=motel&sort=name', '/search?type=hotel&type=motel&sort=name'],
    ['/accommodation/glenelg?q=&was=glenelg&location=brighton&place=glenelg', '/search?location=brighton'],
    ['/luxury-accommodation-adelaide?q=&min_price=200', '/search?min_price=200'],
    // As a person may have written them.
    ['/adelaide-hotels?type=hotel&utm_source=a', '/adelaide-hotels?utm_source=a'],
    ['/adelaide-hotels?check_in=2020-01-01&type=hotel', '/adelaide-hotels?left_out=check_in'],
  ])('does not repeat the filters of its path: %s becomes %s', (address, proper) => {
    expect(properOf(address)).toBe(proper);
    expect(properOf(proper)).toBeNull();
  });

  it.each([
    '/adelaide-hotels?type=motel',
    '/adelaide-hotels?sort=name',
    '/search?type=hotel',
    '/accommodation/glenelg?location=brighton',
  ])('stays where it asks for something else: %s', (address) => expect(properOf(address)).toBeNull());
});
