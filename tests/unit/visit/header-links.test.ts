import { describe, expect, it } from 'vitest';

import { headerLinks } from '~/features/visit/frame/header-links';
import { menuLink } from '~/features/content/menus/menu-link';

const origin = 'https://stay.test';
const entry = (title: string, url: string, sortOrder = 0) => ({ title, url, target: null, sortOrder });
const fallback = [
  ['Accommodation', '/search'],
  ['Guides', '/guides'],
  ['Contact', '/contact'],
];

function shown(...entries: ReturnType<typeof entry>[]) {
  return headerLinks(entries, origin).map(({ title, href }) => [title, href]);
}

describe('the header menu', () => {
  it('sorts its items by sort order', () => {
    expect(shown(entry('B', '/b', 2), entry('A', '/a', 1))).toEqual([
      ['A', '/a'],
      ['B', '/b'],
    ]);
  });

  it.each(['/', 'https://stay.test', 'https://stay.test/'])('excludes the home URL written as %s', (url) => {
    expect(shown(entry('Home', url), entry('A', '/a'))).toEqual([['A', '/a']]);
  });

  it('falls back to Accommodation, Guides and Contact when no menu is found', () => {
    expect(shown()).toEqual(fallback);
  });

  it('falls back as well when nothing in the menu leads anywhere', () => {
    expect(shown(entry('Home', '/'), entry('Bad', 'javascript:alert(1)'))).toEqual(fallback);
  });

  it('leads an item that starts with # to that element of the home page', () => {
    expect(shown(entry('FAQ', '#faq'))).toEqual([['FAQ', '/#faq']]);
  });
});

describe('a stored menu address', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    '/\\evil.test',
    '/%09/',
    'mailto:x',
    '',
  ])('is never a link to %s outside http and our own paths', (url) => {
    const href = menuLink(entry('X', url), origin)?.href ?? null;
    expect(href === null || new URL(href, origin).origin === origin).toBe(true);
  });

  it('may be a foreign page, opened in a new tab if it is set', () => {
    expect(
      menuLink({ title: 'Trams', url: 'https://trams.test/map', target: '_blank', sortOrder: 0 }, origin),
    ).toEqual({
      title: 'Trams',
      href: 'https://trams.test/map',
      isExternal: true,
      newTab: true,
    });
  });

  it('of our own origin becomes a path', () => {
    expect(menuLink(entry('Search', 'https://stay.test/search?q=a'), origin)).toMatchObject({
      href: '/search?q=a',
      isExternal: false,
    });
    expect(menuLink(entry('Other', 'https://stay.test.evil.test/'), origin)).toMatchObject({
      isExternal: true,
    });
  });
});
