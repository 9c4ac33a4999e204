import { describe, expect, it } from 'vitest';

import { acceptsHtml } from '~/features/visit/sitemap/accepts-html';
import { fixedPaths, hubPages } from '~/features/visit/sitemap/fixed-addresses';
import { robotsText } from '~/features/visit/sitemap/robots-text';
import { sitemapIndex, urlset } from '~/features/visit/sitemap/sitemap-xml';

const origin = 'https://stay.test';

describe('sitemap', () => {
  it('gives absolute addresses with an honest last change, or none', () => {
    const xml = urlset(origin, [
      { path: '/', updatedAt: null },
      { path: '/location/glenelg', updatedAt: new Date('2026-11-20T00:00:00Z') },
    ]);
    expect(xml).toContain('<url><loc>https://stay.test/</loc></url>');
    expect(xml).toContain(
      '<url><loc>https://stay.test/location/glenelg</loc><lastmod>2026-11-20T00:00:00.000Z</lastmod></url>',
    );
    expect(
      xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/'),
    ).toBe(true);
  });

  it('escapes what XML would read', () => {
    expect(urlset(origin, [{ path: `/a?b=1&c='2'<x>`, updatedAt: null }])).toContain(
      '<loc>https://stay.test/a?b=1&amp;c=%272%27%3Cx%3E</loc>',
    );
  });

  it('has an index of parts', () => {
    expect(sitemapIndex(origin, [{ path: '/sitemap/pages.xml', updatedAt: null }])).toContain(
      '<sitemap><loc>https://stay.test/sitemap/pages.xml</loc></sitemap>',
    );
  });

  it('names no address twice and none that must not be indexed', () => {
    expect(new Set(fixedPaths).size).toBe(fixedPaths.length);
    expect(fixedPaths).not.toContain('/auth');
    for (const { path } of hubPages) expect(fixedPaths).toContain(path);
  });
});

describe('/sitemap', () => {
  it.each([
    ['text/html,application/xhtml+xml,*/*;q=0.8', true],
    ['application/xml, TEXT/HTML;q=0.5', true],
    ['*/*', false],
    ['application/xml', false],
    ['text/html;q=0, */*', false],
    [null, false],
  ])('for a client that accepts %s shows the screen: %s', (accept, screen) => {
    expect(acceptsHtml(accept)).toBe(screen);
  });
});

describe('robots.txt', () => {
  it('keeps private parts out and names the sitemap', () => {
    expect(robotsText({ environment: 'production', siteOrigin: origin })).toBe(
      'User-agent: *\nAllow: /\nDisallow: /auth/\nDisallow: /auth?\nDisallow: /dashboard\nDisallow: /newsletter\nDisallow: /consent\n\n' +
        'Sitemap: https://stay.test/sitemap.xml\n',
    );
  });

  it('keeps everything out on staging only', () => {
    expect(robotsText({ environment: 'staging', siteOrigin: origin })).toBe('User-agent: *\nDisallow: /\n');
    expect(robotsText({ environment: 'local', siteOrigin: origin })).toContain('Allow: /');
  });
});
