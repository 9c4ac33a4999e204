import { describe, expect, it } from 'vitest';

import { understand } from '~/features/directory/sentence/understand';

import { demoVocabulary } from '../../support/sentences/vocabulary';
import { waysToAsk } from '../../support/sentences/ways-to-ask';
import { waysToDeny } from '../../support/sentences/ways-to-deny';

const features = ['a pool', 'pets', 'breakfast'];
const notHere = ['motels', 'glenelg', 'the tram'];
/** A kind or a place may be asked for: 'no noise, motels or crowds'. */
const mayAsk = ['no noise, X or crowds', 'no noise or anything like X', "don't mind no X"];

const filtersOf = (text: string) =>
  understand(text, { vocabulary: demoVocabulary, today: '2026-11-23', names: [] }).filters;

describe('what a sentence denies is no filter', () => {
  it.each(waysToDeny)('%s', (way) => {
    for (const feature of features) {
      const { types, location, ...others } = filtersOf(`hotel in unley, ${way.replace('X', feature)}`);
      expect([feature, types, location, others]).toEqual([feature, ['hotel'], 'unley', {}]);
    }
    if (mayAsk.includes(way)) return;
    for (const place of notHere) {
      const { types, ...others } = filtersOf(`villa, ${way.replace('X', place)}`);
      expect([place, types, others]).toEqual([place, ['villa'], {}]);
    }
  });
});

describe('what a sentence asks for is a filter', () => {
  it.each(waysToAsk)('%s', (way) => {
    const { amenities: gym } = filtersOf(`hotel in unley, ${way.replace('X', 'a gym')}`);
    const { amenities: lift } = filtersOf(`hotel in unley, ${way.replace('X', 'a lift')}`);
    expect([gym, lift]).toEqual([['Gym'], ['Lift']]);
  });
});
