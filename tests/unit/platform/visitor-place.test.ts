import { describe, expect, it } from 'vitest';

import { placeOf, readPlace, withPlace } from '~/platform/http/visitor-place';

const request = (headers: Record<string, string> = {}) =>
  new Request('https://site.example/auth', { headers });

describe('the place of a visitor', () => {
  it('is the city and the country that Cloudflare names, as far as it does', () => {
    expect(placeOf({ city: 'Adelaide', country: 'AU' })).toBe('Adelaide, AU');
    expect(placeOf({ country: 'AU' })).toBe('AU');
    for (const cf of [undefined, null, {}, { city: 7, country: ' ' }]) expect(placeOf(cf)).toBeNull();
    expect(placeOf({ city: 'x'.repeat(500), country: 'AU' })).toHaveLength(80);
  });

  it('goes with the request to Remix in any script, and never what a visitor claims', () => {
    expect(readPlace(withPlace(request(), { city: 'São Paulo', country: 'BR' }))).toBe('São Paulo, BR');
    expect(readPlace(withPlace(request({ 'x-visitor-place': 'Paris' }), undefined))).toBeNull();
    expect(readPlace(request({ 'x-visitor-place': '%' }))).toBeNull();
  });
});
