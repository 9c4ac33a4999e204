import { describe, expect, it } from 'vitest';

import { noticesOf } from '~/features/import/website-facts/not-taking-guests';

import { readPages } from '../../../support/extraction/read-pages';

const noticesIn = async (sentence: string) => noticesOf((await readPages(`<p>${sentence}</p>`)).documents);

describe('the notice of a website', () => {
  it.each([
    'The motel is closed for refurbishment until further notice.',
    'We will be closed from 2 May to 30 June.',
    'We are not currently taking bookings.',
    'The lodge is temporarily closed.',
    'Wegen Umbauarbeiten geschlossen bis Ostern.',
    'Cerrado por vacaciones hasta el 2 de enero.',
    'Fermeture annuelle du 3 au 28 janvier.',
    'Tijdelijk gesloten.',
  ])('is a notice that it is closed for a time: %s', async (sentence) => {
    expect(await noticesIn(sentence)).toEqual([
      `The website says that the place is closed for a time: ‘${sentence}’.`,
    ]);
  });

  it.each(['Opening in March 2028.', 'The hotel opens in early 2028.', 'We open on 4 June 2028.'])(
    'is a notice that it is not open yet: %s',
    async (sentence) => {
      expect(await noticesIn(sentence)).toEqual([
        `The website says that the place is not open yet: ‘${sentence}’.`,
      ]);
    },
  );

  it.each([
    'The pool is closed for maintenance in July.',
    'Our restaurant is closed from June to August.',
    'The house was closed for renovation in 2019.',
    'Reception closes at 7pm.',
    'The office is closed on Sundays.',
    'We are open all year.',
    'The motel opened in 1962.',
    'Rooms open on to the courtyard.',
  ])('is no notice: %s', async (sentence) => {
    expect(await noticesIn(sentence)).toEqual([]);
  });
});
