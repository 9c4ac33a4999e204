import { describe, expect, it } from 'vitest';

import { contradictionsOf } from '~/features/import/website-facts/contradictions';
import { keepAmenities } from '~/features/import/website-facts/checks/keep-amenities';
import { missingFactsPrompt } from '~/features/import/website-facts/missing-facts-prompt';

import { readPages } from '../../../support/extraction/read-pages';

const html = `<title>Quandong House</title><h1>Quandong House</h1><p>Check-in from 2pm.</p>
  <p>Nothing beats the warmth of the old fireplace after a whole wet day on the long trail along the ridge.</p>
  <p>The pool of the leisure centre is ten minutes away.</p><p>A sauna is planned for next year.</p>
  <p>Sorry, there is no restaurant.</p><p>Is there a gym?</p><p>A cot is available on request.</p>
  <p>Housekeeping is done by three in the afternoon: check-in is from 3pm on Sundays.</p>`;

describe('an amenity that a model names', async () => {
  const { documents, names } = await readPages(html);
  const keep = (name: string, ...quotes: string[]) =>
    keepAmenities([{ name, quotes }], {
      documents,
      names: ['Fireplace', 'Outdoor pool', 'Spa', 'Restaurant', 'Gym', 'Cots on request', 'Lift'],
    }).map((amenity) => amenity.name);

  it('is found where the rules are not sure, with the page’s own words', () => {
    expect(names).not.toContain('Fireplace');
    expect(keep('fireplace', 'the warmth of the old fireplace')).toEqual(['Fireplace']);
    expect(keep('Cots on request', 'A cot is available on request.')).toEqual(['Cots on request']);
  });

  it.each([
    ['is elsewhere', 'Outdoor pool', 'The pool of the leisure centre'],
    ['is planned', 'Spa', 'A sauna is planned'],
    ['is denied outside the quote', 'Restaurant', 'restaurant'],
    ['is only asked for', 'Gym', 'Is there a gym?'],
    ['is not in the quote', 'Lift', 'Check-in from 2pm.'],
    ['is quoted from nowhere', 'Fireplace', 'a fireplace in every room'],
    ['was not asked for', 'Heating', 'the warmth of the old fireplace'],
  ])('is dropped when it %s', (_, name, quote) => {
    expect(keep(name, quote)).toEqual([]);
  });
});

describe('what rules read in a text', async () => {
  const { documents, proposals } = await readPages(html);
  const said = (value: string, quote: string) =>
    contradictionsOf([{ field: 'check_in_time', value, quotes: [quote] }], { documents, known: proposals });

  it('is offered to a model for contradiction, and its value is no request', () => {
    const { user } = missingFactsPrompt(
      { missing: ['phone'], known: proposals, amenities: ['Lift', 'Gym'] },
      documents,
    );
    expect(user).toContain('| check_in_time = 14:00');
    expect(user).not.toContain('- check_in_time');
    expect(user).toContain('Amenities to look for: Lift, Gym');
  });

  it('is contradicted by a value that the website states, in words for people', () => {
    expect(said('15:00', 'check-in is from 3pm on Sundays')).toEqual([
      {
        field: 'check_in_time',
        warning:
          'Check-in time: the text says 14:00, but the website also says 15:00 (‘check-in is from 3pm on Sundays’).',
      },
    ]);
  });

  it.each([
    ['the same value', '14:00', 'Check-in from 2pm.'],
    ['a value without a quote', '16:00', 'check-in is from 4pm'],
    ['a value that its quote does not state', '16:00', 'check-in is from 3pm on Sundays'],
  ])('is not contradicted by %s', (_, value, quote) => {
    expect(said(value, quote)).toEqual([]);
  });
});
