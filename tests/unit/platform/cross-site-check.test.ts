import { describe, expect, it } from 'vitest';

import { isSameSite } from '~/platform/http/cross-site-check';

const ours = ['https://stayadelaide.example'];
const post = (headers: Record<string, string>) =>
  new Request('https://stayadelaide.example/x', { method: 'POST', headers });

describe('an unsafe request', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['from our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://stayadelaide.example' }, true],
    ['with our origin from an older browser', { origin: 'https://stayadelaide.example' }, true],
    ['from another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
    ['from a sibling site', { 'sec-fetch-site': 'same-site', origin: 'https://stayadelaide.example' }, false],
    ['with an opaque origin', { origin: 'null' }, false],
    [
      'that claims our origin from another site',
      { 'sec-fetch-site': 'cross-site', origin: 'https://stayadelaide.example' },
      false,
    ],
    ['that says nothing', {}, false],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }, false],
    ['from a look-alike', { origin: 'https://stayadelaide.example.evil.example' }, false],
  ])('%s', (_, headers, allowed) => {
    expect(isSameSite(post(headers), ours)).toBe(allowed);
  });
});
