import { describe, expect, it } from 'vitest';

import { readPages } from '../../../support/extraction/read-pages';

describe('times of arrival and departure by the 24-hour clock', () => {
  it.each([
    ['<p>Check-in 1400</p><p>Check-out 1000</p>', '14:00', '10:00'],
    ['<p>Check-in from 1430 hrs, check-out by 1000 hrs.</p>', '14:30', '10:00'],
    ['<p>Check in: 1500 – Check out: 1000</p>', '15:00', '10:00'],
    ['<p>Arrivals from 14h, departures before 10h.</p>', '14:00', '10:00'],
    ['<p>Arrivals from 14h00, departures before 10h30.</p>', '14:00', '10:30'],
    ['<p>Anreise ab 14.00 Uhr, Abreise bis 10.30 Uhr</p>', '14:00', '10:30'],
    ['<p>Anreise ab 14 Uhr, Abreise bis 10 Uhr</p>', '14:00', '10:00'],
    ['<p>Arrivée à partir de 16h, départ avant 10h.</p>', '16:00', '10:00'],
    ['<p>Check in any time from 2 until we close at 9. Check-out by 10.</p>', '14:00', '10:00'],
    ['<p>You are welcome from 14.30. Check-out 11:00.</p>', '14:30', '11:00'],
    ['<p>Check-in at 15:00. Out by 11am please.</p>', '15:00', '11:00'],
  ])('%s', async (html, arrival, departure) => {
    const { valueOf } = await readPages(html);
    expect([valueOf('check_in_time'), valueOf('check_out_time')]).toEqual([arrival, departure]);
  });

  it('are not those of a course or a tour', async () => {
    const { valueOf } = await readPages({
      '/': '<p>Five rooms around a courtyard. Check-in from 14:30.</p>',
      '/retreats': '<title>Retreats</title><p>Check-in Friday 5pm. Check-in 17:00, check-in 17:00.</p>',
    });
    expect(valueOf('check_in_time')).toBe('14:30');
  });

  it.each([
    '<p>To check in call 1800 123 456.</p>',
    '<p>Check-in: $1500 deposit</p>',
    '<p>Arrive at the hut 1500 m above the sea.</p>',
    '<p>Check-in for 1200 people</p>',
    '<p>Arrivals since 1930</p>',
  ])('are not read from: %s', async (html) => {
    expect((await readPages(html)).valueOf('check_in_time')).toBeNull();
  });
});
