import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { forgetRecentStays } from '~/lib/consent-choice';
import { keepRecentStay, readRecentStays } from '~/features/visit/recent/recent-stays';
import { storeConsent } from '~/platform/http/consent/consent';

const key = 'recent-stays';
const photo = {
  base: '/images/12',
  widths: [320, 640],
  width: 1280,
  height: 853,
  placeholder: '#8a8f86',
  alt: '',
};
const stay = (slug: string) => ({ slug, name: `Name of ${slug}`, area: 'Glenelg', photo });

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'https:' });
});
afterEach(() => vi.unstubAllGlobals());

describe('the stays that a browser remembers', () => {
  it('are the last eight, the latest first, none twice', () => {
    for (let count = 1; count <= 10; count += 1) keepRecentStay(stay(`house-${count}`));
    keepRecentStay(stay('house-7'));
    const slugs = readRecentStays().map(({ slug }) => slug);
    expect(slugs).toEqual([7, 10, 9, 8, 6, 5, 4, 3].map((count) => `house-${count}`));
    expect(readRecentStays()[0]).toEqual(stay('house-7'));
  });

  it('may have no area and no photo', () => {
    keepRecentStay({ slug: 'bare', name: 'Bare', area: null, photo: null });
    expect(readRecentStays()).toEqual([{ slug: 'bare', name: 'Bare', area: null, photo: null }]);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no list', '{"slug":"a"}'],
    ['a list of something else', '[1,null,"a",[],{}]'],
    ['an address of another site', JSON.stringify([{ ...stay('a'), slug: '//evil.example' }])],
    ['a script', JSON.stringify([{ ...stay('a'), slug: 'javascript:alert(1)' }])],
    ['a name without end', JSON.stringify([{ ...stay('a'), name: 'x'.repeat(301) }])],
    ['no name', JSON.stringify([{ ...stay('a'), name: { toString: 1 } }])],
  ])('are none where the browser has %s', (_, text) => {
    if (text !== null) stored.set(key, text);
    expect(readRecentStays()).toEqual([]);
  });

  it.each([
    ['of another site', { ...photo, base: 'https://evil.example/images/1' }],
    ['with a style', { ...photo, placeholder: 'red;background:url(//evil.example)' }],
    ['without widths', { ...photo, widths: ['a'] }],
    ['without end', { ...photo, width: 1e9 }],
  ])('have no photo %s', (_, changed) => {
    stored.set(key, JSON.stringify([{ ...stay('a'), photo: changed }]));
    expect(readRecentStays()).toEqual([{ ...stay('a'), photo: null }]);
  });

  it('are forgotten on request, and when their visitor declines', () => {
    keepRecentStay(stay('a'));
    forgetRecentStays();
    expect(stored.has(key)).toBe(false);
    keepRecentStay(stay('a'));
    storeConsent('accepted');
    expect(stored.has(key)).toBe(true);
    storeConsent('declined');
    expect(stored.has(key)).toBe(false);
  });

  it('are none, without a failure, where nothing can be stored', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => keepRecentStay(stay('a'))).not.toThrow();
    expect(() => forgetRecentStays()).not.toThrow();
    expect(readRecentStays()).toEqual([]);
  });
});
