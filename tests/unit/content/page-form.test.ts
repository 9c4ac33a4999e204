import { describe, expect, it } from 'vitest';

import { jsonTrouble } from '~/features/content/page-form/json-trouble';
import { cutText } from '~/features/content/page-editor/previews';
import { linkProblem } from '~/features/content/rich-text/link-problem';
import { isKeptAddress, slugOfTitle } from '~/features/content/page-form/page-slug';
import { pageShape, pageValuesIn, valuesOfContent } from '~/features/content/page-form/page-values';
import { readPageForm } from '~/features/content/page-form/read-page-form';
import type { StoredPage } from '~/features/content/page-form/page-form';
import { pageContentSchema } from '~/features/content/revisions/page-content';
import { entriesOfValues } from '~/lib/editing/form-shape';

const valid = { title: 'Wine country', h1_title: 'Wine', content: '<p>Shiraz.</p>', page_type: 'page' };

function read(fields: Record<string, string>, stored: StoredPage | null = null) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...valid, ...fields })) form.append(name, value);
  const submission = readPageForm(form, { stored });
  return {
    value: submission.status === 'success' ? submission.value : null,
    errors: submission.reply().error ?? {},
  };
}

describe('a slug', () => {
  it('is the title in small letters, without punctuation, with hyphens for spaces', () => {
    expect(slugOfTitle('  St. Peter’s:  A Day -- Out! ')).toBe('st-peters-a-day-out');
    expect(slugOfTitle('Café Crème')).toBe('cafe-creme');
    expect(slugOfTitle('!!!')).toBe('');
    expect(slugOfTitle('word '.repeat(40)).length).toBeLessThanOrEqual(80);
  });

  it('of a new page that is left blank is made from its title', () => {
    expect(read({ slug: '' }).value?.slug).toBe('wine-country');
    expect(read({ slug: 'my-own' }).value?.slug).toBe('my-own');
  });

  it('of a stored page must be there', () => {
    const stored = { slug: 'wine', pageType: 'page' } as const;
    expect(read({ slug: ' ' }, stored).errors).toEqual({ slug: ['Slug is required'] });
  });

  it.each(['Wine', 'wine country', 'wine_country', 'wine/country', '-wine', 'wein-größe'])(
    '%s is refused with the expected message',
    (slug) => {
      expect(read({ slug }).errors).toEqual({
        slug: ['Slug must contain only lowercase letters, numbers, and hyphens'],
      });
    },
  );

  it.each([
    'search',
    'terms',
    'dashboard',
    'adelaide-hotels',
    'accommodation-glenelg',
    'adelaide-airport-accommodation',
  ])('%s is kept for the site', (slug) => {
    expect(isKeptAddress(slug, 'page')).toBe(true);
    expect(read({ slug }).errors).toEqual({ slug: ['This address is kept for the site itself'] });
  });

  it('that a page has already it may keep', () => {
    expect(read({ slug: 'terms' }, { slug: 'terms', pageType: 'page' }).value?.slug).toBe('terms');
  });

  it('of a guide gets its prefix, which may be typed as well', () => {
    expect(read({ slug: 'guides/wine', page_type: 'guide' }).value?.slug).toBe('wine');
    expect(read({ slug: 'search', page_type: 'guide' }).value?.slug).toBe('search');
  });
});

describe('the form', () => {
  it('has the expected message for each missing field', () => {
    expect(read({ title: ' ', h1_title: '', content: '' }).errors).toEqual({
      title: ['Title is required'],
      slug: ['Slug is required'],
      h1_title: ['H1 title is required'],
      content: ['Content is required'],
    });
  });

  it('takes 160 characters of meta description and no more', () => {
    expect(read({ meta_description: 'x'.repeat(160) }).errors).toEqual({});
    expect(Object.keys(read({ meta_description: 'x'.repeat(161) }).errors)).toEqual(['meta_description']);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'elsewhere', '//elsewhere.example', '/media/../x'])(
    'takes %s for no address',
    (address) => {
      const { errors } = read({ canonical_url: address, featured_image_url: address });
      expect(Object.keys(errors)).toEqual(['canonical_url', 'featured_image_url']);
    },
  );

  it('takes a picture of ours, and a web address', () => {
    expect(read({ featured_image_url: '/media/hero-jetty' }).errors).toEqual({});
    expect(read({ featured_image_url: 'https://example.com/x.jpg' }).errors).toEqual({});
    expect(read({ canonical_url: '' }).value?.canonical_url).toBeNull();
  });

  it('leaves an empty question out and names what half a question lacks', () => {
    expect(read({ 'faq[0].question': '', 'faq[0].answer': '' }).errors).toEqual({});
    expect(read({ 'faq[0].question': 'Why?', 'faq[0].answer': '' }).errors).toEqual({
      'faq[0].answer': ['Please give this question an answer'],
    });
  });

  it('reports where structured data is not JSON, and accepts objects only', () => {
    const errorOf = (seo_schema: string) => read({ seo_schema }).errors.seo_schema?.[0];
    expect(errorOf('{\n  "a": 1,\n  b: 2\n}')).toBe('Invalid JSON in SEO Schema: line 3, column 3');
    expect(errorOf('[]')).toBe('Invalid JSON in SEO Schema: it must be an object, in braces');
    expect(read({ seo_schema: '{"@type":"Article"}' }).value?.seo_schema).toEqual({ '@type': 'Article' });
    expect(read({ seo_schema: ' ' }).value?.seo_schema).toBeNull();
  });
});

describe('where JSON ends being JSON', () => {
  it.each([
    ['', 1, 1],
    ['{"a":1', 1, 7],
    ['{"a":1,}', 1, 8],
    ['{"a" 1}', 1, 6],
    ['{"a":01}', 1, 7],
    ['{"a":"x\ny"}', 1, 6],
    ['{"a":tru}', 1, 6],
    ['{}\n{}', 2, 1],
    ["{'a':1}", 1, 2],
  ])('%j', (text, line, column) => {
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(jsonTrouble(text)).toEqual({ line, column });
  });

  it.each(['{}', ' [1, -2.5e3, "\\u00e9\\n", true, null, {"a": []}] ', '"x"'])('nowhere in %s', (text) => {
    expect(jsonTrouble(text)).toBeNull();
    JSON.parse(text);
  });

  it('is where it goes too deep', () => {
    expect(jsonTrouble('['.repeat(100_000))).not.toBeNull();
  });
});

describe('a page', () => {
  it('goes through the form and back without a change', () => {
    const content = pageContentSchema.parse({
      title: 'T',
      slug: 'guides/t',
      h1Title: 'H',
      content: '<p>x</p>',
      pageType: 'guide',
      isPublished: true,
      faqContent: [
        { question: 'One?', answer: '1' },
        { question: 'Two?', answer: '<b>2</b>' },
      ],
      seoSchema: { '@type': 'Thing' },
    });
    const values = valuesOfContent(content);
    expect(pageValuesIn(entriesOfValues(values, pageShape))).toEqual(values);
  });
});

describe('a result of a search', () => {
  it('is cut between words', () => {
    expect(cutText('one two three', 20)).toBe('one two three');
    expect(cutText('one two, three', 9)).toBe('one two …');
    expect(cutText('x'.repeat(30), 10)).toBe(`${'x'.repeat(10)} …`);
  });
});

describe('a link', () => {
  it.each(['/search', '#contents', 'https://example.com/', 'mailto:a@example.com', 'tel:+61 8 5550'])(
    'may lead to %s',
    (address) => expect(linkProblem(address)).toBeNull(),
  );
  it.each([
    '',
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'example.com',
    '//example.com',
    'data:text/html,x',
  ])('may not lead to %j', (address) => expect(linkProblem(address)).not.toBeNull());
});

describe('a picture in the text', () => {
  const alt = 'Every picture needs an alt text that says what it shows';

  it.each([
    '<img src="/media/library-1/1280.webp">',
    '<p><IMG alt="  " src=x></p>',
    "<img data-alt='x' alt=''>",
  ])('is refused without an alt text: %s', (content) => {
    expect(read({ content }).errors).toEqual({ content: [alt] });
  });

  it('is kept with one', () => {
    const content = '<p><img src="/media/library-1/1280.webp" alt="A jetty at dusk" width="3"></p>';
    expect(read({ content }).value?.content).toBe(content);
  });
});
