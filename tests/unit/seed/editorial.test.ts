import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { aliasPaths, findPathPreset } from '~/features/directory/criteria/path-presets';

type SeedPage = {
  slug: string;
  title: string;
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
const statics = read('static');
const places = (JSON.parse(readFileSync('seed/places.json', 'utf8')) as { slug: string }[]).map(
  ({ slug }) => slug,
);
const usedPlaces = new Set(
  readdirSync('seed/properties')
    .flatMap(
      (file) =>
        JSON.parse(readFileSync(`seed/properties/${file}`, 'utf8')) as { location: string; place: string }[],
    )
    .flatMap(({ location, place }) => [location, place].filter(Boolean)),
);

const entities = /&(?:amp|lt|gt|quot|nbsp|#\d+);/g;
/** The words a reader sees: tags are gaps, a character reference is part of a word. */
const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(entities, 'x')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const links = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');
const everyLink = ({ content, faq }: SeedPage) => links(content + faq.map(({ answer }) => answer).join(''));
const texts = ({ content, excerpt, meta_description, faq }: SeedPage) =>
  [content, excerpt, meta_description, ...faq.flatMap(({ question, answer }) => [question, answer])].join(
    ' ',
  );

const guidePaths = new Set(guides.map(({ slug }) => `/${slug}`));
const locationPaths = new Set(locations.map(({ slug }) => `/location/${slug}`));
const fixed = new Set([
  '/about',
  '/partners',
  '/blog',
  '/press',
  '/help',
  '/privacy-policy',
  '/terms',
  '/guides',
  '/locations',
  '/contact',
  '/your-data',
  '/search',
  '/auth?mode=signup',
]);
/** A search by place, or an address that presets one: the paths of aliases and `/search?location=…`. */
const isSearch = (href: string) => {
  const location = /^\/search\?location=([a-z-]+)$/.exec(href)?.[1];
  if (location) return places.includes(location);
  const preset = findPathPreset(href);
  return (
    aliasPaths.includes(href) ||
    (preset !== null && (preset.kind === 'alias' || places.includes(preset.place)))
  );
};
const exists = (href: string) =>
  fixed.has(href) || guidePaths.has(href) || locationPaths.has(href) || isSearch(href);

const cases = (pages: SeedPage[]) => pages.map((page) => [page.slug, page] as const);

describe('every page', () => {
  it.each(cases([...guides, ...locations, ...statics]))(
    '%s has a title, an excerpt, a short description and only links that lead somewhere',
    (_, page) => {
      expect(page.title.trim()).not.toBe('');
      expect(page.excerpt.length).toBeGreaterThan(80);
      expect(page.meta_description.length).toBeGreaterThanOrEqual(80);
      expect(page.meta_description.length).toBeLessThanOrEqual(160);
      expect(everyLink(page).filter((href) => !exists(href))).toEqual([]);
    },
  );

  it.each(cases([...guides, ...locations]))('%s names no year that would date it', (_, page) => {
    expect(texts(page).match(/\b20(?:2[6-9]|[3-9]\d)\b/g)).toBeNull();
  });

  it('has a description of its own', () => {
    const descriptions = [...guides, ...locations, ...statics].map((page) => page.meta_description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
});

describe('the guides', () => {
  it('are twenty-one', () => {
    expect(new Set(guides.map(({ slug }) => slug)).size).toBe(21);
  });

  it.each(cases(guides))(
    '%s has 900 to 1,600 words under headings, four to six questions and links to searches, a location and guides',
    (_, guide) => {
      expect(words(guide.content)).toBeGreaterThanOrEqual(900);
      expect(words(guide.content)).toBeLessThanOrEqual(1_600);
      expect(guide.content).toMatch(/<h2>[\s\S]*<h3>/);
      expect(guide.faq.length).toBeGreaterThanOrEqual(4);
      expect(guide.faq.length).toBeLessThanOrEqual(6);
      const hrefs = links(guide.content);
      expect(hrefs.some(isSearch)).toBe(true);
      expect(hrefs.some((href) => locationPaths.has(href))).toBe(true);
      const others = hrefs.filter((href) => guidePaths.has(href) && href !== `/${guide.slug}`);
      expect(new Set(others).size).toBeGreaterThanOrEqual(2);
      expect(hrefs).not.toContain(`/${guide.slug}`);
    },
  );
});

describe('the location pages', () => {
  it('are there for every place that stays are in', () => {
    const without = [...usedPlaces].filter((slug) => !existsSync(`seed/pages/locations/${slug}.json`));
    expect(without).toEqual([]);
  });

  it.each(cases(locations))(
    '%s has a text of its own of 300 words or more, questions and related guides',
    (_, page) => {
      expect(words(page.content)).toBeGreaterThanOrEqual(300);
      expect(page.faq.length).toBeGreaterThanOrEqual(4);
      const related = page.related_guides ?? [];
      expect(related.length).toBeGreaterThanOrEqual(2);
      expect(new Set(related).size).toBe(related.length);
      expect(related.filter((slug) => !guidePaths.has(`/guides/${slug}`))).toEqual([]);
    },
  );
});

describe('the static pages', () => {
  it('answer eight questions in the help', () => {
    expect(statics.find(({ slug }) => slug === 'help')?.faq).toHaveLength(8);
  });

  it.each(cases(statics.filter(({ slug }) => slug !== 'help')))('%s is real text', (_, page) => {
    expect(words(page.content)).toBeGreaterThanOrEqual(250);
  });
});
