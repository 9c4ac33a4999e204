import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { siteSettings } from '~/db/schema';
import { contentPageMeta } from '~/features/content/pages/content-page-meta';
import { listNewestPages } from '~/features/content/pages/list-newest-pages.server';
import { loadContentPage } from '~/features/content/pages/load-content-page.server';

import { createPage } from '../../factories/page';
import { createProperty } from '../../factories/property';

const db = createDatabase(env.DB);
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

beforeAll(async () => {
  await db.insert(siteSettings).values([
    { key: 'email_privacy', value: 'privacy@example.com' },
    { key: 'policy_updated', value: '2024-01-15' },
  ]);
  const at = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 0, day)) });
  await createPage(db, {
    ...at(1),
    slug: 'privacy-policy',
    content: `<p>Last updated {{policy_updated}}</p><p>Write to {{email_privacy}}. ${words(200)}</p>`,
  });
  await createPage(db, {
    ...at(2),
    slug: 'guides/trams',
    pageType: 'guide',
    title: 'Trams',
    content: `<h2>Lines</h2><p>${words(300)}</p><h2>Lines</h2><p>${words(150)}</p>`,
    faqContent: [{ question: 'Free?', answer: '<p>In the city.</p>' }],
    canonicalUrl: 'javascript:alert(1)',
    seoSchema: { '@type': 'TouristTrip', name: '</script><script>x()' },
  });
  await createPage(db, { ...at(3), slug: 'glenelg', pageType: 'location', title: 'Glenelg' });
  await createPage(db, { ...at(4), slug: 'events', title: 'Events', content: `<p>${words(10)}</p>` });
  await createPage(db, { ...at(5), slug: 'draft', isPublished: false });
  for (const values of [
    { name: 'Last' },
    { name: 'Best', guestRating: 9 },
    { name: 'Star', isFeatured: true },
  ]) {
    await createProperty(db, values);
  }
  await createProperty(db, { name: 'Hidden', isFeatured: true, isApproved: false });
  await createProperty(db, { name: 'Good', guestRating: 8 });
  await createProperty(db, { name: 'Fair', guestRating: 5 });
});

async function page(slug: string) {
  const found = await loadContentPage({ db }, slug);
  if (found?.kind !== 'page') throw new Error(`${slug} is no page`);
  return found;
}

describe('content page', () => {
  it('of a location is a permanent redirect to its own address', async () => {
    expect(await loadContentPage({ db }, 'glenelg')).toEqual({
      kind: 'redirect',
      to: '/location/glenelg',
      status: 301,
    });
  });

  it('does not exist for drafts and unknown slugs', async () => {
    for (const slug of ['draft', 'nothing', '', 'guides/'])
      expect(await loadContentPage({ db }, slug)).toBeNull();
  });

  it('of a guide has its reading time, its contents with distinct anchors, a fold after 150 words and four stays', async () => {
    const guide = await page('guides/trams');
    expect(guide.template).toBe('guide');
    expect(guide.readingMinutes).toBe(3);
    expect(guide.text.headings.map(({ id }) => id)).toEqual(['lines', 'lines-2']);
    expect(guide.text.isFolded).toBe(true);
    expect(guide.stays.map(({ name }) => name)).toEqual(['Star', 'Best', 'Good', 'Fair']);
    expect(guide.picture?.base).toBe('/media/hero-laneway');
  });

  it('about the site itself is shown whole, with settings in place of its tokens, and without stays', async () => {
    const policy = await page('privacy-policy');
    expect(policy.template).toBe('site');
    expect(policy.text.isFolded).toBe(false);
    expect(policy.text.html).toContain('Last updated January 2024');
    expect(policy.text.html).toContain('<a href="mailto:privacy@example.com">privacy@example.com</a>');
    expect(policy.stays).toEqual([]);
  });

  it('of any other kind that is short is shown whole, with stays', async () => {
    const events = await page('events');
    expect([events.template, events.text.isFolded, events.stays.length]).toEqual(['page', false, 4]);
  });

  it('has a head with breadcrumb, article and questions, and a canonical address that is a web address', async () => {
    const head = JSON.stringify(contentPageMeta(await page('guides/trams'), 'https://stay.test'));
    for (const type of ['BreadcrumbList', 'Article', 'FAQPage', 'TouristTrip'])
      expect(head).toContain(`"@type":"${type}"`);
    expect(head).toContain('"href":"https://stay.test/guides/trams"');
    expect(head).not.toContain('javascript:');
  });
});

describe('blog', () => {
  it('lists the newest guides and pages, but not those about the site itself', async () => {
    const newest = await listNewestPages({ db });
    expect(newest.map(({ title, path, badge }) => [title, path, badge])).toEqual([
      ['Events', '/events', 'Page'],
      ['Glenelg', '/location/glenelg', 'Location'],
      ['Trams', '/guides/trams', 'General'],
    ]);
  });
});
