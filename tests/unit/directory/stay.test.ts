import { describe, expect, it } from 'vitest';

import { readStay, stayParams, stayQuery, stayText } from '~/features/directory/criteria/stay';

const today = '2026-12-20';
const read = (query: string) => readStay(new URLSearchParams(query), today);
const nothing = { checkIn: null, checkOut: null, guests: null };

describe('dates and guests of the query', () => {
  it('are taken when they make sense', () => {
    expect(read('check_in=2026-12-24&check_out=2026-12-27&guests=4')).toEqual({
      checkIn: '2026-12-24',
      checkOut: '2026-12-27',
      guests: 4,
    });
    expect(read('check_in=2026-12-20')).toMatchObject({ checkIn: '2026-12-20', checkOut: null });
    expect(read('guests=5')).toEqual({ ...nothing, guests: 5 });
    expect(read('guests=2')).toEqual({ ...nothing, guests: 2 });
  });

  it('mean the default of 2 guests when there are dates without guests', () => {
    expect(read('check_in=2026-12-24&check_out=2026-12-27').guests).toBe(2);
  });

  it('are ignored when they are nonsense', () => {
    for (const query of [
      '',
      'check_in=tomorrow&guests=many',
      'check_in=2026-02-30',
      'guests=0',
      'guests=21',
      'guests=-1',
      'guests=1e1',
    ]) {
      expect(read(query)).toEqual(nothing);
    }
  });

  it('are ignored when they have passed', () => {
    expect(read('check_in=2026-12-19&check_out=2026-12-27')).toEqual(nothing);
  });

  it('lose a check-out that is not after the check-in', () => {
    expect(read('check_in=2026-12-24&check_out=2026-12-24')).toMatchObject({
      checkIn: '2026-12-24',
      checkOut: null,
    });
    expect(read('check_in=2026-12-24&check_out=2026-12-23')).toMatchObject({
      checkIn: '2026-12-24',
      checkOut: null,
    });
    expect(read('check_out=2026-12-27')).toEqual(nothing);
  });

  it('are shown in words', () => {
    expect(stayText(read('check_in=2026-12-24&check_out=2026-12-27&guests=2'))).toBe(
      'Thu 24 Dec 2026 to Sun 27 Dec 2026, 3 nights, 2 guests',
    );
    expect(stayText(read('check_in=2026-12-24&check_out=2026-12-25&guests=1'))).toBe(
      'Thu 24 Dec 2026 to Fri 25 Dec 2026, 1 night, 1 guest',
    );
    expect(stayText(read('check_in=2026-12-24&guests=3'))).toBe('from Thu 24 Dec 2026, 3 guests');
    expect(stayText(read('guests=3'))).toBe('3 guests');
    expect(stayText(nothing)).toBeNull();
  });

  it('are kept by the address of a form, and nothing else is', () => {
    for (const query of [
      'check_in=2026-12-24&check_out=2026-12-27&guests=4',
      'check_in=2026-12-24&guests=2',
      'guests=2',
      '',
    ]) {
      expect(stayQuery(read(`${query}&utm_source=x`))).toBe(query);
    }
    expect(stayQuery(read('check_in=2026-12-19&guests=x'))).toBe('');
  });

  it('go along to other properties', () => {
    expect(stayParams(read('check_in=2026-12-24&check_out=2026-12-27&guests=4')).toString()).toBe(
      'check_in=2026-12-24&check_out=2026-12-27&guests=4',
    );
    expect(stayParams(nothing).toString()).toBe('');
  });
});
