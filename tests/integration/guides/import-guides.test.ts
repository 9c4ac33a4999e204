import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { pages } from '~/db/schema';
import { importGuides, type GuideFile } from '~/features/guides/import-guides.server';
import { listGuides } from '~/features/guides/list-guides.server';

import { createPage } from '../../factories/page';

const db = createDatabase(env.DB);
const at = (time: string) => ({ db, clock: { now: () => new Date(time) } });
const first = at('2026-11-01T00:00:00Z');
const later = at('2026-11-20T00:00:00Z');

const guide = (name: string, more: Partial<GuideFile> = {}): GuideFile => ({
  slug: `guides/${name}`,
  title: `About ${name}`,
  h1Title: `Staying in ${name}`,
  metaDescription: null,
  metaKeywords: null,
  excerpt: 'Short.',
  content: '<h2>Where</h2><p>There.</p>',
  faq: [{ question: 'Why?', answer: '<p>Because.</p>' }],
  featuredImageUrl: '/media/hero-jetty',
  ...more,
});

const outcomes = async (deps: typeof first, guides: GuideFile[]) =>
  (await importGuides(deps, guides)).map(({ outcome }) => outcome);

beforeEach(async () => {
  await db.delete(pages);
});

describe('the import of guides', () => {
  it('publishes each guide, and the second time changes nothing', async () => {
    const guides = [guide('glenelg'), guide('unley')];
    expect(await outcomes(first, guides)).toEqual(['created', 'created']);
    expect(await outcomes(later, guides)).toEqual(['unchanged', 'unchanged']);
    const rows = await db.select().from(pages);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      pageType: 'guide',
      isPublished: true,
      version: 1,
      updatedAt: new Date('2026-11-01T00:00:00Z'),
    });
    expect(await listGuides({ db }, 1)).toMatchObject({ guides: { length: 2 } });
  });

  it('brings a page of the same slug up to its file, and counts that as a new version', async () => {
    await importGuides(first, [guide('glenelg')]);
    const changed = guide('glenelg', { faq: [{ question: 'Why not?', answer: '<p>Well.</p>' }] });
    expect(await outcomes(later, [changed])).toEqual(['updated']);
    const [row] = await db.select().from(pages);
    expect(row).toMatchObject({
      version: 2,
      faqContent: changed.faq,
      createdAt: new Date('2026-11-01T00:00:00Z'),
    });
  });

  it('publishes a guide again that had been taken down, and touches no other page', async () => {
    const other = await createPage(db, { slug: 'about' });
    await createPage(db, { slug: 'guides/glenelg', pageType: 'guide', isPublished: false });
    expect(await outcomes(later, [guide('glenelg')])).toEqual(['updated']);
    const rows = await db.select().from(pages).orderBy(pages.id);
    expect(rows[0]).toEqual(other);
    expect(rows[1]).toMatchObject({ isPublished: true });
  });

  it('sanitises texts on their way in', async () => {
    await importGuides(first, [
      guide('glenelg', {
        content: '<p onclick="x()">There.<script>x()</script></p>',
        faq: [{ question: 'Why?', answer: '<a href="javascript:x()">Here</a>' }],
      }),
    ]);
    const [row] = await db.select().from(pages);
    expect(row?.content).toBe('<p>There.</p>');
    expect(row?.faqContent).toEqual([{ question: 'Why?', answer: '<a>Here</a>' }]);
  });
});
