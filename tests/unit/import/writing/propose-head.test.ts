import { describe, expect, it } from 'vitest';

import { proposeHead } from '~/features/import/writing/pages/propose-head';

const written = { title: 'Glenelg by the Sea', meta_description: 'A tram and a beach.' };
const typed = (values: Record<string, string> = {}, page: number | null = null) => ({
  page,
  seen: null,
  values,
});
const schemaOf = (seo_schema: unknown, values?: Record<string, string>): unknown =>
  JSON.parse(proposeHead({ seo_schema }, written, typed(values)).seo_schema);

describe('the slug of a page that was written', () => {
  it.each([
    ['glenelg-tram', 'glenelg-tram'],
    ['guides/Glenelg & its Tram', 'glenelg-its-tram'],
    ['', 'glenelg-by-the-sea'],
    ['///', 'glenelg-by-the-sea'],
    [null, 'glenelg-by-the-sea'],
    ['x'.repeat(200), 'x'.repeat(80)],
  ])('is made of %j: %s', (slug, expected) => {
    expect(proposeHead({ slug }, written, typed()).slug).toBe(expected);
  });

  it('replaces one that only followed the title, but none that was typed and none of a stored page', () => {
    const propose = (values: Record<string, string>, page: number | null = null) =>
      proposeHead({ slug: 'new' }, written, typed(values, page)).slug;
    expect(propose({ title: 'Old Title', slug: 'old-title' })).toBe('new');
    expect(propose({ title: 'Old Title', slug: 'my-own' })).toBe('');
    expect(propose({ title: 'Old Title', slug: 'old-title' }, 7)).toBe('');
  });
});

describe('the structured data of a page that was written', () => {
  it('is what the model said, as text or as an object, when it names its type', () => {
    const said = { '@type': 'TouristDestination', name: 'Glenelg' };
    const expected = { '@context': 'https://schema.org', ...said };
    expect(schemaOf(said)).toEqual(expected);
    expect(schemaOf(JSON.stringify(said))).toEqual(expected);
  });

  it.each(['{', 'null', '[]', '"text"', 7, undefined, { name: 'without a type' }, 'x'.repeat(30_000)])(
    'is put together from the texts instead of %j',
    (said) => {
      expect(schemaOf(said)).toMatchObject({ '@type': 'WebPage', name: 'Glenelg by the Sea' });
      expect(schemaOf(said, { page_type: 'guide' })).toMatchObject({ '@type': 'Article' });
    },
  );

  it('does not replace what was typed', () => {
    expect(proposeHead({}, written, typed({ seo_schema: '{"@type":"Place"}' })).seo_schema).toBe('');
  });
});
