import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { pageRevisions, pages } from '~/db/schema';
import { importGuides, type GuideFile } from '~/features/content/guides/import-guides.server';
import { listGuides } from '~/features/content/guides/list-guides.server';

import { createPage } from '../../../factories/page';

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

const outcomes = async (deps: typeof first, guides: GuideFile[], overwrite: string[] = []) =>
  (await importGuides(deps, guides, { overwrite })).map(({ outcome }) => outcome);
const everything = async () => ({
  pages: await db.select().from(pages).orderBy(pages.id),
  revisions: await db.select().from(pageRevisions).orderBy(pageRevisions.id),
});
const edit = (values: Partial<typeof pages.$inferInsert>, slug = 'guides/glenelg') =>
  db.update(pages).set(values).where(eq(pages.slug, slug));

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

  it('leaves everything as it is the second time, revisions and keys too', async () => {
    await importGuides(first, [guide('glenelg'), guide('unley')]);
    const before = await everything();
    expect(before.revisions).toMatchObject([{ version: 1 }, { version: 1 }]);
    expect(await outcomes(later, [guide('glenelg'), guide('unley')])).toEqual(['unchanged', 'unchanged']);
    expect(await everything()).toEqual(before);
  });

  it.each([
    ['edited', { title: 'By hand' }],
    ['unpublished', { isPublished: false }],
    ['given other questions', { faqContent: [] }],
  ] as const)('keeps a guide that was %s, and touches no other page', async (_, values) => {
    const other = await createPage(db, { slug: 'about' });
    await importGuides(first, [guide('glenelg')]);
    await edit({ ...values, faqContent: 'faqContent' in values ? [] : undefined });
    const before = await everything();
    expect(await outcomes(later, [guide('glenelg')])).toEqual(['kept']);
    expect(await outcomes(later, [guide('glenelg', { title: 'A newer file' })])).toEqual(['kept']);
    expect(await everything()).toEqual(before);
    expect(before.pages[0]).toEqual(other);
  });

  it('keeps a page that no import has written, and takes one over that is equal to its file', async () => {
    await createPage(db, { slug: 'guides/glenelg', pageType: 'guide' });
    expect(await outcomes(first, [guide('glenelg'), guide('unley')])).toEqual(['kept', 'created']);
    await edit({ importKey: null }, 'guides/unley');
    expect(await outcomes(later, [guide('unley')])).toEqual(['unchanged']);
    expect(await outcomes(later, [guide('unley', { title: 'Newer' })])).toEqual(['updated']);
  });

  it('overwrites the chosen pages, and the former content stays as a revision', async () => {
    await importGuides(first, [guide('glenelg'), guide('unley')]);
    await edit({ title: 'By hand', version: 2 });
    await edit({ title: 'By hand too', version: 2 }, 'guides/unley');
    const both = [guide('glenelg'), guide('unley')];
    expect(await outcomes(later, both, ['guides/glenelg'])).toEqual(['updated', 'kept']);
    const [page] = await db.select().from(pages).where(eq(pages.slug, 'guides/glenelg'));
    expect(page).toMatchObject({ title: 'About glenelg', version: 3 });
    const kept = await db
      .select()
      .from(pageRevisions)
      .where(eq(pageRevisions.pageId, page?.id ?? 0));
    expect(kept.map(({ version, data }) => [version, (data as { title: string }).title])).toEqual([
      [1, 'About glenelg'],
      [2, 'By hand'],
      [3, 'About glenelg'],
    ]);
    expect(await outcomes(later, [guide('glenelg')])).toEqual(['unchanged']);
  });

  it('leaves the trash alone, unless overwriting is chosen', async () => {
    await importGuides(first, [guide('glenelg')]);
    await edit({ isPublished: false, deletedAt: new Date() });
    expect(await outcomes(later, [guide('glenelg')])).toEqual(['in-trash']);
    expect(await outcomes(later, [guide('glenelg')], ['guides/glenelg'])).toEqual(['updated']);
    const [page] = await db.select().from(pages);
    expect(page).toMatchObject({ isPublished: true, deletedAt: null });
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
