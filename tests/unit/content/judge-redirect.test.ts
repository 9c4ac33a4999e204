import { describe, expect, it } from 'vitest';

import {
  isOwnRoute,
  judgeRedirect,
  type RedirectBook,
} from '~/features/content/redirects/rules/judge-redirect';

function bookOf(links: Record<string, string>): RedirectBook {
  return {
    at: (path) => links[path] ?? null,
    leadingTo: (path) =>
      Object.entries(links).flatMap(([from, to]) => (to.split(/[?#]/)[0] === path ? [{ from, to }] : [])),
  };
}

const judge = (from: string, to: string, links: Record<string, string> = {}, more = {}) =>
  judgeRedirect({ from, to, occupant: null, pointOn: false, ...more }, bookOf(links))?.text ?? null;

describe('what a redirect may be', () => {
  it('is anything that takes one step between two addresses', () => {
    expect(judge('/old', '/new')).toBeNull();
    expect(judge('/old', '/new?sort=price_low', { '/other': '/new' })).toBeNull();
  });

  it.each(['/old', '/old?x=1', '/old#top'])('is nothing that leads to itself: %s', (to) => {
    expect(judge('/old', to)).toBe('A redirect cannot lead to itself');
  });

  it.each([
    '/search',
    '/dashboard/x',
    '/guides',
    '/property',
    '/images/1/640.webp',
    '/robots.txt',
    '/sitemap.xml',
  ])('takes no address of the site: %s', (from) =>
    expect(judge(from, '/new')).toBe(`${from} is an address of the site itself`),
  );

  it('names the content at the address, and the site’s own redirects', () => {
    expect(judge('/about', '/new', {}, { occupant: 'the page “About”' })).toBe(
      '/about is the address of the page “About”',
    );
    expect(judge('/index.php', '/new')).toBe('The site itself redirects /index.php to /');
  });

  it.each([
    '/guides/x',
    '/property/x',
    '/location/x',
    '/accommodation/x',
    '/accommodation/a/b',
    '/blog/x',
    '/hotels',
  ])('may begin where content has moved from: %s', (from) => expect(isOwnRoute(from)).toBe(false));

  it.each([1, 2, 5, 40])('closes no circle of %i more', (length) => {
    const links = Object.fromEntries(
      Array.from({ length }, (_, at) => [`/${at}`, at === length - 1 ? '/old' : `/${at + 1}`]),
    );
    expect(judge('/old', '/0', links)).toMatch(/^This would go round in a circle: \/old → \/0 → .*\/old$/);
    expect(judge('/old', '/0?q=1', links, { pointOn: true })).toMatch(/circle/);
  });

  it('leads to no other redirect, and reports where that ends', () => {
    expect(judge('/old', '/a', { '/a': '/b?x=1', '/b': '/c' })).toBe(
      '/a is itself redirected to /b?x=1: lead to /c instead',
    );
    expect(judge('/old', '/accommodation')).toBe(
      '/accommodation is itself redirected to /search: lead to /search instead',
    );
    expect(judge('/old', '/a', { '/a': '/b', '/b': '/a' })).toMatch(/already goes round in a circle/);
  });

  it('asks what leads to its old path to be pointed on', () => {
    const links = { '/x': '/old', '/y': '/old?z=1', '/z': '/else' };
    expect(judge('/old', '/new', links)).toBe(
      'The redirect from /x and 1 more leads to /old: point them on as well',
    );
    expect(judge('/old', '/new', links, { pointOn: true })).toBeNull();
  });
});
