import { describe, expect, it } from 'vitest';

import { appliedFilters } from '~/features/visit/search/filters/applied-filters';
import {
  criteriaParams,
  emptyCriteria,
  parseCriteria,
  searchPath,
} from '~/features/directory/criteria/criteria';
import {
  leftOutOfSentence,
  searchNotes,
  searchPageParams,
  properQuery,
  withoutImpossibleDates,
} from '~/features/directory/criteria/left-out';

const parse = (query: string) => parseCriteria(new URLSearchParams(query));

describe('the query string of a search', () => {
  it('defaults to two guests, relevance and a grid', () => {
    expect(parse('')).toEqual(emptyCriteria);
  });

  it('reads every parameter', () => {
    expect(
      parse(
        'q=pool&location=glenelg&type=hotel&type=motel&amenity=Spa&amenity=Gym|Sauna&min_price=100&max_price=250&stars=4&rating=4.5&said=a+pool&near_airport=1&room=1&near=adelaide-oval&minutes=10&by=walk&area=-34.990_138.500_-34.900_138.620&sort=name&view=list&page=3&check_in=2026-12-24&check_out=2026-12-27&guests=4',
      ),
    ).toEqual({
      q: 'pool',
      location: 'glenelg',
      types: ['hotel', 'motel'],
      tags: [],
      amenities: ['Spa', 'Gym|Sauna'],
      minPrice: 100,
      maxPrice: 250,
      stars: 4,
      rating: 4.5,
      nearAirport: true,
      room: true,
      near: 'adelaide-oval',
      minutes: 10,
      by: 'walk',
      area: '-34.990_138.500_-34.900_138.620',
      sort: 'name',
      view: 'list',
      page: 3,
      checkIn: '2026-12-24',
      checkOut: '2026-12-27',
      guests: 4,
      said: 'a pool',
      asText: false,
    });
  });

  it.each([
    ['near=adelaide-oval', 'near=adelaide-oval'],
    [
      'by=walk&minutes=7&near=adelaide-oval&sort=nearest',
      'near=adelaide-oval&minutes=7&by=walk&sort=nearest',
    ],
    ['near=adelaide-oval&minutes=60&by=tram', 'near=adelaide-oval&minutes=60&by=tram'],
    ['near=adelaide-oval&minutes=31&by=walk', 'near=adelaide-oval&by=walk'],
    ['near=adelaide-oval&minutes=0&by=car', 'near=adelaide-oval'],
    ['near=adelaide-oval&minutes=61', 'near=adelaide-oval'],
    ['near=adelaide-oval&minutes=1e1', 'near=adelaide-oval'],
    ['near=Adelaide+Oval&minutes=10', ''],
    ['minutes=10&by=walk&sort=nearest', ''],
  ])('of minutes to a landmark %s is %s', (query, canonical) => {
    expect(criteriaParams(parse(query)).toString()).toBe(canonical);
    expect(searchPageParams(new URLSearchParams(query)).toString()).toBe(canonical);
  });

  it('takes words as text only while they are those that were named', () => {
    expect(parse('q=dog&as=text&said=dog')).toMatchObject({ asText: true, said: '' });
    expect(parse('q=dog&as=text')).toMatchObject({ asText: true, said: '' });
    expect(parse('q=cat&as=text&said=dog')).toMatchObject({ asText: false, said: 'dog' });
    expect(parse('as=text').asText).toBe(false);
  });

  it('takes several places, and any of several amenities', () => {
    expect(parse('location=glenelg|brighton&location=norwood').location).toBe('glenelg|brighton|norwood');
    expect(parse('location=glenelg|adelaide').location).toBe('');
    expect(parse('amenity=|Spa||Gym|Spa&amenity=Spa|Gym&amenity=|').amenities).toEqual(['Spa|Gym']);
    expect(parse(`rating=4.2&amenity=${'|'.repeat(500)}`)).toEqual(emptyCriteria);
  });

  it('takes several places from the boxes of the panel, unless the list of one place was changed', () => {
    expect(parse('location=adelaide&was=adelaide&place=glenelg&place=norwood').location).toBe(
      'glenelg|norwood',
    );
    expect(parse('location=glenelg&was=glenelg').location).toBe('');
    expect(parse('location=unley&was=glenelg&place=glenelg').location).toBe('unley');
    expect(parse('location=unley&place=glenelg').location).toBe('unley');
  });

  it('cuts a long text between characters, never within one', () => {
    expect(parse(`q=x${'🏨'.repeat(220)}`).q).toBe(`x${'🏨'.repeat(199)}`);
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

  it('takes 99 cents of the highest price for less than the next dollar, and leaves other cents out', () => {
    expect(parse('max_price=249.99').maxPrice).toBe(249.99);
    expect(criteriaParams(parse('max_price=249.99')).toString()).toBe('max_price=249.99');
    expect(parse('min_price=150.99&max_price=249.50')).toMatchObject({ minPrice: 150, maxPrice: 249 });
    expect(appliedFilters(parse('min_price=150&max_price=249.99'))[0]?.label).toBe('A$150 to under A$250');
    expect(appliedFilters(parse('max_price=149.99'))[0]?.label).toBe('Under A$150');
  });

  it.each([
    'guests=0&page=0&stars=9&sort=best&view=globe&type=castle',
    'guests=-3&page=-1&min_price=-5&max_price=abc',
    'guests=999999999999&page=99999999999999999999&min_price=1e9',
    'check_in=2026-02-31&check_out=yesterday',
    'tag=%3Cscript%3E&near_airport=perhaps',
    'guests=2.5&page=1.5&min_price=NaN',
    'area=-34.9_138.5_-34.8_138.6',
    'area=-34.800_138.500_-34.900_138.620',
    'area=1_2_3&area=-34.990_138.500_-34.900_138.620',
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
    expect(parse(`q=${'x'.repeat(500)}`).q).toHaveLength(200);
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

describe('dates that cannot be searched for', () => {
  const today = '2026-11-23';
  const possible = (query: string) =>
    withoutImpossibleDates(new URLSearchParams(query), today)?.toString() ?? null;
  const notes = (query: string) => searchNotes(new URLSearchParams(query));

  it.each([
    ['q=pool&check_in=2020-01-01&check_out=2020-01-04', 'q=pool&left_out=check_in&left_out=check_out'],
    ['check_in=2026-11-22&check_out=2026-11-24', 'check_out=2026-11-24&left_out=check_in'],
    ['check_in=2026-12-24&check_out=2026-12-24&guests=4', 'check_in=2026-12-24&guests=4&left_out=check_out'],
    ['check_in=2026-12-24&check_out=2026-12-20', 'check_in=2026-12-24&left_out=check_out'],
    ['check_in=2026-12-24&check_out=2020-12-20', 'check_in=2026-12-24&left_out=check_out'],
    ['check_out=2020-12-20&utm_source=x', 'utm_source=x&left_out=check_out'],
    ['left_out=check_in&check_in=2020-01-01', 'left_out=check_in'],
  ])('leave the address: %s becomes %s', (query, expected) => {
    expect(possible(query)).toBe(expected);
    expect(possible(expected)).toBeNull();
    const said = notes(expected);
    expect(said.checkIn !== null).toBe(expected.includes('left_out=check_in'));
    expect(said.checkOut !== null).toBe(expected.includes('left_out=check_out'));
  });

  it.each([
    '',
    'check_in=2026-11-23',
    'check_in=2026-11-23&check_out=2026-11-24',
    'check_in=2026-02-31',
    'check_in=soon',
  ])('are not in %j', (query) => expect(possible(query)).toBeNull());

  it.each([
    [
      'q=&location=adelaide&check_in=&check_out=&guests=2&min_price=0&max_price=1000&was=adelaide&stars=&sort=relevance',
      '',
    ],
    ['q=pool&stars=&check_in=2020-01-01&guests=4', 'q=pool&guests=4&left_out=check_in'],
    ['location=glenelg&was=adelaide&tag=&type=motel&type=hotel', 'location=glenelg&type=hotel&type=motel'],
  ])('and blank values, as a form without scripts sends them, lead on: %s becomes %s', (query, expected) => {
    expect(properQuery(new URLSearchParams(query), today)?.toString()).toBe(expected);
    expect(properQuery(new URLSearchParams(expected), today)).toBeNull();
  });

  it('are explained beside their fields', () => {
    expect(notes('left_out=check_in').checkIn).toBe(
      'That check-in is in the past. Choose today or a later day.',
    );
    expect(notes('left_out=check_out').checkOut).toBe(
      'That check-out is in the past. Choose today or a later day.',
    );
    expect(notes('check_in=2026-12-24&left_out=check_out').checkOut).toBe(
      'Check-out has to be after check-in.',
    );
    expect(notes('left_out=guests&left_out=')).toEqual({
      q: null,
      checkIn: null,
      checkOut: null,
      near: null,
    });
    expect(notes('left_out=near').near).toMatch(/is not one of ours/);
    expect(notes('left_out=near&near=adelaide-oval').near).toBeNull();
  });
});

describe('a text of more than two hundred characters', () => {
  const params = (q: string) => new URLSearchParams({ q });

  it('is said to be too long, one of two hundred to be read, and a shorter one needs no word', () => {
    expect(searchNotes(params('x'.repeat(201))).q).toMatch(/up to 200 characters/);
    expect(searchNotes(params(`${'x'.repeat(200)}  `)).q).toBe(
      'All 200 characters of your search were read.',
    );
    expect(searchNotes(params('🏨'.repeat(101))).q).toBe('All 101 characters of your search were read.');
    expect(searchNotes(params('🏨'.repeat(100))).q).toBeNull();
  });

  it('is read to the end of a whole word', () => {
    const words = 'pool '.repeat(38);
    expect(parse(`q=${words}+pet-free+rooms`).q).toBe(`${words}pet-free`);
    expect(parse(`q=${words}+not+pet-friendly`).q).toBe(`${words}not`);
    expect(parse(`q=${'x'.repeat(300)}`).q).toBe('x'.repeat(200));
  });

  it('is said to be too long of a sentence that was read, whose page is kept under a name of its own', () => {
    const read = new URLSearchParams('type=hotel&said=hotel&left_out=q');
    expect(searchNotes(read).q).toMatch(/up to 200 characters/);
    expect(searchPageParams(read).toString()).toBe('type=hotel&said=hotel&left_out=q');
    expect(searchNotes(new URLSearchParams('left_out=q')).q).toBeNull();
    const long = new URLSearchParams(`q=${'pool '.repeat(50)}&left_out=check_in&left_out=q`);
    expect(leftOutOfSentence(long)).toEqual(['check_in', 'q']);
    expect(leftOutOfSentence(new URLSearchParams('q=pool&left_out=q'))).toEqual([]);
  });

  it('stays too long in the name under which its page is kept', () => {
    const ends = ['word '.repeat(60), `${'x'.repeat(195)} four five`, `${'x'.repeat(195)} fours and`];
    for (const q of ['x'.repeat(700), `${'x'.repeat(199)} y`, ...ends]) {
      const kept = searchPageParams(params(q));
      expect(searchNotes(kept).q).not.toBeNull();
      expect(searchPageParams(kept).toString()).toBe(kept.toString());
      expect(parseCriteria(kept)).toEqual(parseCriteria(params(q)));
    }
  });
});
