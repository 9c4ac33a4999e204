import { describe, expect, it } from 'vitest';

import { suburbOfAddress } from '~/features/directory/listing/suburb-of-address';

const suburbs = [
  ['adelaide-cbd', 'Adelaide CBD'],
  ['north-adelaide', 'North Adelaide'],
  ['glenelg', 'Glenelg'],
  ['barossa', 'Barossa Valley'],
  ['hahndorf', 'Hahndorf'],
].map(([slug = '', name = '']) => ({ slug, name, parentSlug: null, latitude: null, longitude: null }));

describe('the suburb that an address names', () => {
  it.each([
    ['12 Jetty Road, Glenelg SA 5045', 'glenelg'],
    ['12 Jetty Road Glenelg', 'glenelg'],
    ['12 JETTY ROAD, GLÉNELG, South Australia 5045, Australia', 'glenelg'],
    ['3 Ward Street, North Adelaide SA 5006', 'north-adelaide'],
    ['1 King William Street, Adelaide SA 5000', 'adelaide-cbd'],
    ['Vine Lane, Barossa Valley SA', 'barossa'],
    ['1 Glenelg Street, Hahndorf SA 5245', 'hahndorf'],
    ['Glenelg House, 4 Main Street, Hahndorf', 'hahndorf'],
    ['1 Glenelg Street, Plympton SA 5038', null],
    ['4 Anzac Highway, Plympton, Adelaide SA 5038', null],
    ['12 Southglenelg', null],
    ['', null],
    [undefined, null],
  ])('is found in %j: %s', (address, slug) => {
    expect(suburbOfAddress(suburbs, address)).toBe(slug);
  });
});
