import { describe, expect, it } from 'vitest';

import { emptyCriteria } from '~/features/directory/criteria/criteria';
import {
  aliasPaths,
  findPathPreset,
  narrows,
  presetCriteria,
} from '~/features/directory/criteria/path-presets';

describe('paths that preset a search', () => {
  it.each([
    ['/adelaide-hotels', { types: ['hotel'] }],
    ['/adelaide-serviced-apartments', { types: ['serviced-apartment'] }],
    ['/serviced-apartments-adelaide', { types: ['serviced-apartment'] }],
    ['/adelaide-apartments', { types: ['apartment'] }],
    ['/adelaide-motels', { types: ['motel'] }],
    ['/budget-accommodation-adelaide', { maxPrice: 150 }],
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

  it('cheap hotels are hotels and motels up to 150 dollars, cheapest first', () => {
    expect(findPathPreset('/cheap-hotels-adelaide')?.criteria).toEqual({
      types: ['hotel', 'motel'],
      maxPrice: 150,
      sort: 'price_low',
    });
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

  it('keeps dates, guests, order, view and page of the visitor and nothing that narrows', () => {
    const preset = findPathPreset('/adelaide-hotels');
    const asked = { ...emptyCriteria, q: 'pool', stars: 4, guests: 3, page: 2, sort: 'name' as const };
    expect(preset && presetCriteria(preset, asked)).toEqual({
      ...emptyCriteria,
      types: ['hotel'],
      guests: 3,
      page: 2,
      sort: 'name',
    });
  });

  it('dates, guests, order, view and page do not narrow a search', () => {
    expect(narrows({ ...emptyCriteria, guests: 4, checkIn: '2026-12-01', page: 3, sort: 'name' })).toBe(
      false,
    );
    expect(narrows({ ...emptyCriteria, stars: 3 })).toBe(true);
  });
});
