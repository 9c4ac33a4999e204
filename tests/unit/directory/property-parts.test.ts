import { describe, expect, it } from 'vitest';

import { groupAmenities } from '~/features/directory/property/group-amenities';
import { mapEmbedAddress, openStreetMapAddress } from '~/features/directory/property/map-embed';

describe('map of a property', () => {
  it('is framed only from https://www.google.com/maps/embed', () => {
    const embed = 'https://www.google.com/maps/embed?pb=!1m18';
    expect(mapEmbedAddress(embed)).toBe(embed);
    expect(mapEmbedAddress('https://www.google.com/maps/embed/v1/place?q=x')).not.toBeNull();
    for (const other of [
      null,
      '',
      'http://www.google.com/maps/embed?pb=1',
      'https://www.google.com.evil.example/maps/embed?pb=1',
      'https://www.google.com@evil.example/maps/embed',
      'https://user@www.google.com/maps/embed',
      'https://www.google.com/maps/embedded',
      'https://www.google.com/maps/../url?q=https://evil.example',
      'javascript:alert(1)//https://www.google.com/maps/embed',
      '<iframe src="https://www.google.com/maps/embed?pb=1">',
    ]) {
      expect(mapEmbedAddress(other)).toBeNull();
    }
  });

  it('links to the spot on OpenStreetMap', () => {
    expect(openStreetMapAddress(-34.9823, 138.5131)).toBe(
      'https://www.openstreetmap.org/?mlat=-34.98230&mlon=138.51310#map=16/-34.98230/138.51310',
    );
  });
});

describe('amenities', () => {
  it('are grouped by category, known categories first', () => {
    const groups = groupAmenities([
      { name: 'Free parking', icon: 'parking', category: 'parking' },
      { name: 'Telescope', icon: null, category: 'night-sky' },
      { name: 'Lift', icon: null, category: '' },
      { name: 'Heating', icon: null, category: 'general' },
    ]);
    expect(groups.map(({ label, items }) => [label, items.map(({ name }) => name)])).toEqual([
      ['General', ['Lift', 'Heating']],
      ['Parking', ['Free parking']],
      ['Night sky', ['Telescope']],
    ]);
  });

  it('are in a category of their own where its word is one that every object knows', () => {
    const words = ['constructor', 'toString', 'valueOf'];
    const groups = groupAmenities(words.map((word) => ({ name: word, icon: word, category: word })));
    expect(groups.map(({ label }) => label)).toEqual(['Constructor', 'Tostring', 'Valueof']);
  });
});
