import { expect, test } from 'vitest';

import { pageMeta, unlistedMeta } from '~/lib/document/page-meta';
import { asScript } from '~/lib/document/structured-data';

const origin = 'https://stayadelaide.example';
const contentOf = (tags: ReturnType<typeof pageMeta>, wanted: string) =>
  tags.flatMap((tag) => ('property' in tag && tag.property === wanted ? [tag.content] : []));

test('a page without a picture of its own is shared with the site’s', () => {
  const tags = pageMeta({ origin, title: 'Contact', path: '/contact' });
  expect(contentOf(tags, 'og:image')).toEqual([`${origin}/share.jpg`]);
  expect(contentOf(tags, 'og:image:width')).toEqual(['1200']);
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
});

test('a page with a picture is shared with that one, and a page of the dashboard with none', () => {
  const image = { url: '/images/3/1280.webp', alt: 'A', width: 1280, height: 853 };
  expect(contentOf(pageMeta({ origin, title: 'A stay', image }), 'og:image')).toEqual([
    `${origin}/images/3/1280.webp`,
  ]);
  expect(contentOf(unlistedMeta('Leads'), 'og:image')).toEqual([]);
});

test('structured data are written as JSON, and are no part of data that are copied', () => {
  const script = asScript({ '@type': 'Hotel', name: 'A' });
  expect(JSON.parse(JSON.stringify(script))).toEqual({
    'script:ld+json': { '@context': 'https://schema.org', '@type': 'Hotel', name: 'A' },
  });
  expect(Object.keys(script['script:ld+json'])).toEqual([]);
});
