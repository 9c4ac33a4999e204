import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

type SeedPage = {
  slug: string;
  content: string;
  excerpt: string;
  meta_description: string;
  faq: { question: string; answer: string }[];
  related_guides?: string[];
};

const read = (folder: string) =>
  readdirSync(`seed/pages/${folder}`).map(
    (file) => JSON.parse(readFileSync(`seed/pages/${folder}/${file}`, 'utf8')) as SeedPage,
  );
const guides = read('guides');
const locations = read('locations');
const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
const links = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');

describe('the guides', () => {
  it('are twenty-one', () => {
    expect(new Set(guides.map(({ slug }) => slug)).size).toBe(21);
  });

  it.each(guides.map((guide) => [guide.slug, guide] as const))(
    '%s has 900 to 1,600 words under headings, a short description, four to six questions and links to its like',
    (_, guide) => {
      expect(words(guide.content)).toBeGreaterThanOrEqual(900);
      expect(words(guide.content)).toBeLessThanOrEqual(1_600);
      expect(guide.content).toMatch(/<h2>[\s\S]*<h3>/);
      expect(guide.meta_description.length).toBeLessThanOrEqual(160);
      expect(guide.excerpt.length).toBeGreaterThan(80);
      expect(guide.faq.length).toBeGreaterThanOrEqual(4);
      expect(guide.faq.length).toBeLessThanOrEqual(6);
      const known = new Set(guides.map(({ slug }) => `/${slug}`));
      const toGuides = links(guide.content).filter((href) => href.startsWith('/guides/'));
      expect(toGuides.length).toBeGreaterThanOrEqual(2);
      expect(toGuides.filter((href) => !known.has(href))).toEqual([]);
      expect(links(guide.content).every((href) => /^\/[a-z]/.test(href))).toBe(true);
    },
  );
});

describe('the location pages', () => {
  it.each(locations.map((page) => [page.slug, page] as const))(
    '%s has a text of its own of 300 words or more, questions and related guides',
    (_, page) => {
      expect(words(page.content)).toBeGreaterThanOrEqual(300);
      expect(page.meta_description.length).toBeLessThanOrEqual(160);
      expect(page.faq.length).toBeGreaterThanOrEqual(3);
      expect(page.related_guides?.length).toBeGreaterThan(0);
    },
  );
});
