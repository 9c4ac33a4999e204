import { describe, expect, it } from 'vitest';

import { appliedFilters } from '~/features/visit/search/applied-filters';
import {
  criteriaParams,
  emptyCriteria,
  parseCriteria,
  searchPath,
} from '~/features/directory/criteria/criteria';

const parse = (query: string) => parseCriteria(new URLSearchParams(query));

describe('the query string of a search', () => {
  it('defaults to two guests, relevance and a grid', () => {
    expect(parse('')).toEqual(emptyCriteria);
  });

  it('reads every parameter', () => {
    expect(
      parse(
        'q=pool&location=glenelg&type=hotel&type=motel&min_price=100&max_price=250&stars=4&near_airport=1&sort=name&view=list&page=3&check_in=2026-12-24&check_out=2026-12-27&guests=4',
      ),
    ).toEqual({
      q: 'pool',
      location: 'glenelg',
      types: ['hotel', 'motel'],
      tags: [],
      minPrice: 100,
      maxPrice: 250,
      stars: 4,
      nearAirport: true,
      sort: 'name',
      view: 'list',
      page: 3,
      checkIn: '2026-12-24',
      checkOut: '2026-12-27',
      guests: 4,
    });
  });

  it('cuts a long text between characters, never within one', () => {
    expect(parse(`q=x${'🏨'.repeat(120)}`).q).toBe(`x${'🏨'.repeat(99)}`);
    expect(parse(`location=${'é'.repeat(90)}`).location).toBe('é'.repeat(80));
  });

  it('takes location=adelaide as the whole directory', () => {
    expect(parse('location=adelaide').location).toBe('');
    expect(parse('location=Adelaide').location).toBe('');
  });

  it('takes 0 and 1000 of the price slider as no bound, and swaps bounds in the wrong order', () => {
    expect(parse('min_price=0&max_price=1000')).toEqual(emptyCriteria);
    expect(parse('min_price=300&max_price=100')).toMatchObject({ minPrice: 100, maxPrice: 300 });
  });

  it.each([
    'guests=0&page=0&stars=9&sort=best&view=map&type=castle',
    'guests=-3&page=-1&min_price=-5&max_price=abc',
    'guests=999999999999&page=99999999999999999999&min_price=1e9',
    'check_in=2026-02-31&check_out=yesterday',
    'tag=%3Cscript%3E&near_airport=perhaps',
    'guests=2.5&page=1.5&min_price=NaN',
  ])('leaves out what it does not understand: %s', (query) => {
    expect(parse(query)).toEqual(emptyCriteria);
  });

  it('drops a check-out that is not after the check-in', () => {
    expect(parse('check_in=2026-12-24&check_out=2026-12-24')).toMatchObject({
      checkIn: '2026-12-24',
      checkOut: null,
    });
  });

  it('bounds free text and removes control characters', () => {
    expect(parse(`q=${'x'.repeat(500)}`).q).toHaveLength(100);
    expect(parse('q=a%00b%0A%20%20c').q).toBe('a b c');
  });

  it('writes parameters in one order and leaves defaults out', () => {
    const query = 'page=2&guests=2&sort=relevance&stars=5&type=villa&q=sea';
    expect(criteriaParams(parse(query)).toString()).toBe('q=sea&type=villa&stars=5&page=2');
    expect(searchPath(emptyCriteria)).toBe('/search');
  });

  it('reads back what it wrote', () => {
    const criteria = parse(
      'q=a&location=unley&type=hotel&tag=family&min_price=10&max_price=900&stars=3&near_airport=1&page=4',
    );
    expect(parseCriteria(criteriaParams(criteria))).toEqual(criteria);
  });
});

describe('chips', () => {
  it('remove one filter each and go back to the first page', () => {
    const criteria = parse('q=pool&type=hotel&type=motel&max_price=200&stars=4&near_airport=1&page=5');
    const filters = appliedFilters(criteria);
    expect(filters.map(({ label }) => label)).toEqual([
      '“pool”',
      'Hotel',
      'Motel',
      'Up to A$200',
      '4+ stars',
      'Near the airport',
    ]);
    expect(filters[1]?.without).toEqual({ ...criteria, types: ['motel'], page: 1 });
  });
});
