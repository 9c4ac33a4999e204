import { describe, expect, it } from 'vitest';

import { ownParagraphs } from '~/features/import/website-facts/own-paragraphs';
import { shortened } from '~/features/import/website-facts/values/shortened';

import { readPages } from '../../../support/extraction/read-pages';

const long =
  'Our quiet motel has fourteen ground floor rooms around a courtyard with old gum trees, ten minutes from the beach. Every room has its own door to the garden, and breakfast is brought to it.';

describe('a short description', () => {
  it.each<[string, string | null]>([
    ['A motel by the sea.', 'A motel by the sea.'],
    [long, long.slice(0, long.indexOf('. ') + 1)],
    [
      'Our family has welcomed guests to this old stone house among the vines for a long time, and it has kept its verandahs, its fireplaces and its high ceilings all through these years.',
      'Our family has welcomed guests to this old stone house among the vines for a long time, and it has kept its verandahs.',
    ],
    ['word '.repeat(60).trim(), null],
  ])('of %j', (text, short) => {
    expect(shortened(text)).toBe(short);
    expect(short?.length ?? 0).toBeLessThanOrEqual(150);
  });

  it.each([
    ['a paragraph', `<p>${long}</p>`],
    ['the page head', `<meta name="description" content="${long}">`],
    [
      'structured data',
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'Hotel', name: 'Inn', description: long })}</script>`,
    ],
  ])('from %s has at most 150 characters', async (_, html) => {
    const { valueOf } = await readPages(html);
    expect(valueOf('short_description')).toMatch(/ten minutes from the beach\.$/);
  });
});

describe('a short description in the page head', () => {
  it.each([
    ['that only repeats the title', 'Wren Hollow Bed &amp; Breakfast'],
    ['that only repeats a part of the title', 'Bed &amp; Breakfast in Uraidla'],
  ])('%s is none', async (_, said) => {
    const html = `<title>Wren Hollow Bed &amp; Breakfast in Uraidla</title><meta name="description" content="${said}"><h1>Wren Hollow Bed &amp; Breakfast</h1>`;
    expect((await readPages(html)).valueOf('short_description')).toBeNull();
  });
});

it('a short description loses its greeting', async () => {
  const html =
    '<p>Willkommen in unserer Ferienwohnung – Wohnung für zwei Gäste unter dem Dach einer alten Mühle am Bach.</p>';
  expect((await readPages(html)).valueOf('short_description')).toBe(
    'Wohnung für zwei Gäste unter dem Dach einer alten Mühle am Bach.',
  );
});

describe('the draft of a description', () => {
  const own =
    'We keep eight rooms in an old mill by the creek, and every guest gets a bed made with fresh linen.';

  it('is the website’s own paragraphs, each quoted', async () => {
    const html = `<p>${own}</p><p>We use cookies so that your stay on our website with its rooms is better for all guests here.</p>
      <p>“The best rooms we ever stayed in, and the breakfast was wonderful, we will come back.”</p>`;
    const about =
      'The house was a school until my aunt bought it, and the guests now sleep where the children sat.';
    const { documents } = await readPages({
      '/': html,
      '/about': `<p>${own}</p><p>${about}</p>`,
      '/news': `<p>${long}</p>`,
    });
    expect(ownParagraphs(documents)).toMatchObject({
      field: 'description',
      value: `${own}\n\n${about}`,
      source: 'text',
      evidence: [{ quote: own }, { quote: about }],
    });
  });

  it('is blank where there are none', async () => {
    expect(ownParagraphs((await readPages('<p>Rooms from $90.</p>')).documents)).toBeNull();
  });

  it('leave out posts and the surroundings, whatever headings are below theirs', async () => {
    const posts = `<h2>From the blog</h2><h3>Winter treats</h3><p>Our guests love the day spa in the next village, and there is also a new wine bar with dinner.</p>`;
    const { documents } = await readPages(`<p>${long}</p>${posts}`);
    expect(ownParagraphs(documents)?.value).toBe(long);
  });
});
