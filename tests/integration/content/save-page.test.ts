import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { auditLog, pageRevisions, pages, redirects } from '~/db/schema';
import { createPage } from '~/features/content/page-store/create-page.server';
import { findEditedPage } from '~/features/content/page-store/find-edited-page.server';
import { findRevision } from '~/features/content/revisions/find-revision.server';
import { listRevisions } from '~/features/content/revisions/list-revisions.server';
import { savePage } from '~/features/content/page-store/save-page.server';
import { pageContentSchema, type PageContent } from '~/features/content/revisions/page-content';
import { createServices } from '~/platform/services';

import { createManager } from '../../factories/account';
import { createPage as storePage } from '../../factories/page';

const db = createDatabase(env.DB);
const services = createServices(env, { waitUntil: () => undefined });

const contentWith = (values: Partial<PageContent>) =>
  pageContentSchema.parse({
    title: 'T',
    slug: 'x',
    h1Title: 'H',
    content: '<p>x</p>',
    pageType: 'page',
    isPublished: true,
    ...values,
  });

const newEditor = (fullName?: string) => createManager(db, 'moderator', fullName);

async function required(id: number) {
  const page = await findEditedPage({ db }, id);
  if (!page) throw new Error('no page');
  return page;
}

async function save(id: number, values: Partial<PageContent>, version?: number) {
  const page = await required(id);
  return savePage(
    services,
    { id, version: version ?? page.version, before: page.content },
    { content: { ...page.content, ...values }, actor: await newEditor() },
  );
}

const revisionsOf = (id: number) =>
  db.select().from(pageRevisions).where(eq(pageRevisions.pageId, id)).orderBy(pageRevisions.version);
const logOf = (id: number) =>
  db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `page:${id}`));
const leadsTo = async (path: string) =>
  (await db.select().from(redirects).where(eq(redirects.fromPath, path)))[0]?.toPath ?? null;

describe('a new page', () => {
  it('is stored with its first revision and an entry in the log', async () => {
    const actor = await newEditor();
    const content = contentWith({ slug: 'brand-new', faqContent: [{ question: 'Q', answer: 'A' }] });
    const made = await createPage(services, { content, actor });
    if (made.outcome !== 'created') throw new Error(made.message);
    const page = await required(made.id);
    expect(page).toMatchObject({ version: 1, content, savedBy: actor.userId });
    expect(await revisionsOf(made.id)).toMatchObject([{ version: 1, data: content, actorId: actor.userId }]);
    expect(await logOf(made.id)).toMatchObject([{ action: 'page-created', actorId: actor.userId }]);
  });

  it('sent twice at once is one page', async () => {
    const actor = await newEditor();
    const make = () => createPage(services, { content: contentWith({ slug: 'sent-twice' }), actor });
    const outcomes = (await Promise.all([make(), make()])).map(({ outcome }) => outcome);
    expect(outcomes.sort()).toEqual(['created', 'slug-trouble']);
    const stored = await db.select().from(pages).where(eq(pages.slug, 'sent-twice'));
    expect(await revisionsOf(stored[0]?.id ?? 0)).toHaveLength(1);
  });

  it('gets no slug that a page in the trash has, and none that leads elsewhere', async () => {
    const actor = await newEditor();
    await storePage(db, { slug: 'in-the-trash', isPublished: false, deletedAt: new Date() });
    await db.insert(redirects).values({ fromPath: '/led-away', toPath: '/search' });
    const make = (slug: string) => createPage(services, { content: contentWith({ slug }), actor });
    expect(await make('in-the-trash')).toMatchObject({ message: expect.stringMatching(/trash/) as string });
    expect(await make('led-away')).toMatchObject({ message: expect.stringMatching(/\/search/) as string });
  });
});

describe('a save', () => {
  it('keeps the former and the new version, with their authors', async () => {
    const page = await storePage(db, { slug: 'kept-twice', content: '<p>old</p>' });
    expect(await save(page.id, { content: '<p>new</p>' })).toEqual({ outcome: 'saved' });
    const revisions = await revisionsOf(page.id);
    expect(revisions).toMatchObject([
      { version: 1, actorId: null, data: { content: '<p>old</p>', slug: 'kept-twice' } },
      { version: 2, data: { content: '<p>new</p>' } },
    ]);
    expect((await findRevision({ db }, page.id, 1))?.content.content).toBe('<p>old</p>');
    expect(await findRevision({ db }, page.id, 9)).toBeNull();
    expect((await required(page.id)).version).toBe(2);
    expect(await logOf(page.id)).toMatchObject([{ action: 'page-saved', detail: { version: 2 } }]);
  });

  it('of an older version writes nothing at all, however close both come', async () => {
    const page = await storePage(db, { slug: 'two-at-once' });
    const outcomes = await Promise.all([
      save(page.id, { title: 'first', slug: 'two-at-once-first' }, 1),
      save(page.id, { title: 'second', slug: 'two-at-once-second' }, 1),
    ]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['conflict', 'saved']);
    const now = await required(page.id);
    expect(now.version).toBe(2);
    expect((await revisionsOf(page.id)).map(({ data }) => (data as PageContent).title)).toEqual([
      page.title,
      now.content.title,
    ]);
    expect(await leadsTo('/two-at-once')).toBe(`/two-at-once-${now.content.title}`);
    expect(await logOf(page.id)).toHaveLength(1);
  });

  it('of a page in the trash writes nothing', async () => {
    const page = await storePage(db, { slug: 'thrown-away', isPublished: false });
    const seen = await required(page.id);
    await db.update(pages).set({ deletedAt: new Date() }).where(eq(pages.id, page.id));
    const target = { id: page.id, version: seen.version, before: seen.content };
    const outcome = await savePage(services, target, { content: seen.content, actor: await newEditor() });
    expect(outcome).toEqual({ outcome: 'conflict' });
    expect(await revisionsOf(page.id)).toEqual([]);
  });

  it('under another slug leaves a redirect at the edge, without chains or loops', async () => {
    const page = await storePage(db, { slug: 'walk-one' });
    await save(page.id, { slug: 'walk-two' });
    expect(await services.redirects.find('/walk-one')).toMatchObject({ to: '/walk-two', status: 301 });
    await save(page.id, { slug: 'walk-three' });
    expect(await leadsTo('/walk-one')).toBe('/walk-three');
    expect(await leadsTo('/walk-two')).toBe('/walk-three');
    await save(page.id, { slug: 'walk-one' });
    expect(await leadsTo('/walk-one')).toBeNull();
    expect(await leadsTo('/walk-three')).toBe('/walk-one');
    expect(await services.redirects.find('/walk-one')).toBeNull();
  });

  it('of a guide and of a location moves their own kind of address', async () => {
    const guide = await storePage(db, { slug: 'guides/old-guide', pageType: 'guide' });
    await save(guide.id, { slug: 'guides/new-guide' });
    expect(await leadsTo('/guides/old-guide')).toBe('/guides/new-guide');
    const place = await storePage(db, { slug: 'old-place', pageType: 'location' });
    await save(place.id, { slug: 'new-place' });
    expect(await leadsTo('/location/old-place')).toBe('/location/new-place');
  });

  it('of a page that was never public leaves none', async () => {
    const page = await storePage(db, { slug: 'unseen-one', isPublished: false });
    await save(page.id, { slug: 'unseen-two' });
    expect(await leadsTo('/unseen-one')).toBeNull();
  });

  it('under a slug that is taken or redirected is refused', async () => {
    const page = await storePage(db, { slug: 'wants-another' });
    await storePage(db, { slug: 'has-it' });
    await db.insert(redirects).values({ fromPath: '/is-led', toPath: '/contact' });
    expect((await save(page.id, { slug: 'has-it' })).outcome).toBe('slug-trouble');
    expect((await save(page.id, { slug: 'is-led' })).outcome).toBe('slug-trouble');
    expect((await required(page.id)).content.slug).toBe('wants-another');
  });

  it('of a page that the sign-in screen and the footer link to leaves it public, where it is', async () => {
    const page = await storePage(db, { slug: 'terms' });
    const refused = [{ isPublished: false }, { slug: 'conditions' }, { pageType: 'location' as const }];
    const outcomes = [];
    for (const values of refused) outcomes.push(await save(page.id, values));
    const links = 'The sign-in screen and the footer link to this page, so';
    expect(outcomes).toEqual([
      { outcome: 'publication-trouble', message: `${links} it stays published` },
      { outcome: 'slug-trouble', message: `${links} its address stays` },
      { outcome: 'slug-trouble', message: `${links} its address stays` },
    ]);
    expect(await required(page.id)).toMatchObject({ version: 1, content: { isPublished: true } });
    expect(await logOf(page.id)).toEqual([]);
    expect((await save(page.id, { title: 'Our terms' })).outcome).toBe('saved');
  });
});

describe('the list of versions', () => {
  it('is paged, latest first, with names', async () => {
    const { userId: actorId } = await newEditor('Ada Quandong');
    const page = await storePage(db, { slug: 'many-versions' });
    const data = contentWith({ slug: 'many-versions' });
    for (let first = 1; first <= 55; first += 11) {
      await db.insert(pageRevisions).values(
        Array.from({ length: 11 }, (_, index) => ({
          pageId: page.id,
          version: first + index,
          data,
          actorId,
        })),
      );
    }
    const latest = await listRevisions({ db }, page.id, { below: null });
    expect(latest.revisions.map(({ version }) => version).slice(0, 2)).toEqual([55, 54]);
    expect(latest.revisions[0]?.by).toBe('Ada Quandong');
    const older = await listRevisions({ db }, page.id, { below: latest.next });
    expect(older.revisions.at(-1)?.version).toBe(1);
    expect(latest.revisions.length + older.revisions.length).toBe(55);
    expect(older.next).toBeNull();
  });
});
