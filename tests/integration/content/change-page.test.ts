import { env } from 'cloudflare:test';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { auditLog, pageRevisions, pages } from '~/db/schema';
import { changePage } from '~/features/content/page-manager/change-page.server';
import { findPagePreview } from '~/features/content/page-manager/find-page-preview.server';
import type { PageChange } from '~/features/content/page-manager/page-changes';
import { findLocationPage } from '~/features/content/locations/find-location-page.server';
import { loadContentPage } from '~/features/content/pages/load-content-page.server';
import type { Actor } from '~/lib/actor';

import { createPage } from '../../factories/page';
import { createManager } from '../../support/accounts/managers';

const db = createDatabase(env.DB);
let now = new Date('2026-11-20T00:00:00Z');
let actor: Actor;

beforeAll(async () => {
  actor = await createManager(db, 'moderator');
});

const change = (id: number, intent: PageChange, as = actor) =>
  changePage({ db, clock: { now: () => now } }, { id, change: intent, actor: as });
const stored = async (id: number) => (await db.select().from(pages).where(eq(pages.id, id)))[0];
const revisions = (id: number) =>
  db.select().from(pageRevisions).where(eq(pageRevisions.pageId, id)).orderBy(pageRevisions.version);
const entries = async (id: number) =>
  (
    await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, `page:${id}`), eq(auditLog.actorId, actor.userId)))
      .orderBy(auditLog.id)
  ).map(({ action }) => action);

describe('a page in the list', () => {
  it('is restored as it was by the person who deleted it, for ten minutes', async () => {
    const [shown, hidden] = [await createPage(db), await createPage(db, { isPublished: false })];
    const other = await createManager(db, 'admin');
    for (const { id, isPublished } of [shown, hidden]) {
      await change(id, 'delete');
      expect(await change(id, 'undelete', other)).toBe('refused');
      expect(await change(id, 'undelete')).toBe('done');
      expect(await change(id, 'undelete')).toBe('already');
      expect(await stored(id)).toMatchObject({ isPublished, deletedAt: null, version: 3 });
      expect(await entries(id)).toEqual(['page-deleted', 'page-restored']);
    }
    await change(shown.id, 'delete');
    const before = now;
    now = new Date(now.getTime() + 10 * 60_000);
    expect(await change(shown.id, 'undelete')).toBe('refused');
    now = before;
  });

  it('is published and unpublished once each, with a version, a revision and an entry', async () => {
    const { id } = await createPage(db, {
      isPublished: false,
      seoSchema: { '@type': 'Thing' },
      excerpt: null,
      faqContent: [{ question: 'Why "so"?', answer: '<p>Because.</p>' }],
    });
    expect(await change(id, 'publish')).toBe('done');
    expect(await change(id, 'publish')).toBe('already');
    expect(await stored(id)).toMatchObject({ isPublished: true, version: 2, updatedAt: now });
    expect(await change(id, 'unpublish')).toBe('done');
    expect(await stored(id)).toMatchObject({ isPublished: false, version: 3 });
    expect(await entries(id)).toEqual(['page-published', 'page-unpublished']);
    const kept = await revisions(id);
    expect(kept).toMatchObject([
      { version: 2, actorId: actor.userId },
      { version: 3, actorId: actor.userId },
    ]);
    const { title, slug, h1Title, content } = (await stored(id))!;
    expect(kept[0]?.data).toEqual({
      title,
      slug,
      h1Title,
      content,
      excerpt: null,
      metaDescription: null,
      metaKeywords: null,
      canonicalUrl: null,
      featuredImageUrl: null,
      pageType: 'page',
      isPublished: true,
      faqContent: [{ question: 'Why "so"?', answer: '<p>Because.</p>' }],
      seoSchema: { '@type': 'Thing' },
    });
  });

  it('goes to the trash unpublished, comes back as a draft, and is deleted for good only from the trash', async () => {
    const { id, slug } = await createPage(db);
    expect(await loadContentPage({ db }, slug)).not.toBeNull();
    expect(await change(id, 'erase')).toBe('refused');
    expect(await change(id, 'restore')).toBe('already');
    expect(await change(id, 'delete')).toBe('done');
    expect(await change(id, 'delete')).toBe('already');
    expect(await stored(id)).toMatchObject({ isPublished: false, deletedAt: now });
    expect(await loadContentPage({ db }, slug)).toBeNull();
    expect(await change(id, 'publish')).toBe('refused');
    expect(await change(id, 'restore')).toBe('done');
    expect(await stored(id)).toMatchObject({ isPublished: false, deletedAt: null, version: 3 });
    await change(id, 'delete');
    // As it was before it was first deleted, and after each change.
    expect(await revisions(id)).toHaveLength(4);
    expect(await change(id, 'erase')).toBe('done');
    expect(await stored(id)).toBeUndefined();
    expect(await revisions(id)).toEqual([]);
    expect(await change(id, 'erase')).toBe('missing');
    expect(await entries(id)).toEqual(['page-deleted', 'page-restored', 'page-deleted', 'page-erased']);
  });

  it('that the site itself links to stays', async () => {
    const { id } = await createPage(db, { slug: 'terms' });
    expect(await change(id, 'delete')).toBe('kept');
    expect(await stored(id)).toMatchObject({ isPublished: true, deletedAt: null, version: 1 });
    expect(await entries(id)).toEqual([]);
  });

  it('that the sign-in screen and the footer link to stays published as well', async () => {
    const { id } = await createPage(db, { slug: 'privacy-policy' });
    expect(await change(id, 'unpublish')).toBe('kept-public');
    expect(await stored(id)).toMatchObject({ isPublished: true, version: 1 });
    expect(await entries(id)).toEqual([]);
    const draft = await createPage(db, { slug: 'help', isPublished: false });
    expect(await change(draft.id, 'publish')).toBe('done');
    expect(await change(draft.id, 'unpublish')).toBe('done');
  });

  it('is changed once by two requests at once', async () => {
    const { id } = await createPage(db, { isPublished: false });
    const outcomes = await Promise.all([change(id, 'publish'), change(id, 'publish')]);
    expect(outcomes.toSorted()).toEqual(['already', 'done']);
    expect(await entries(id)).toEqual(['page-published']);
    expect(await revisions(id)).toHaveLength(1);
  });
});

describe('a preview', () => {
  it('shows what the public does not see, in the template of its type', async () => {
    const page = await createPage(db, { isPublished: false, title: 'Not yet' });
    expect(await findPagePreview({ db }, page.id)).toMatchObject({
      preview: { state: 'draft', path: `/${page.slug}` },
      content: { template: 'page', title: 'Not yet' },
      location: null,
    });
    const guide = await createPage(db, { slug: 'guides/draft', pageType: 'guide', isPublished: false });
    expect(await findPagePreview({ db }, guide.id)).toMatchObject({ content: { template: 'guide' } });
    const place = await createPage(db, {
      slug: 'semaphore',
      pageType: 'location',
      isPublished: false,
      deletedAt: now,
    });
    expect(await findPagePreview({ db }, place.id)).toMatchObject({
      preview: { state: 'trash', path: '/location/semaphore' },
      content: null,
      location: { slug: 'semaphore' },
    });
    expect(await findLocationPage({ db }, 'semaphore')).toBeNull();
    expect(await findPagePreview({ db }, 999_999)).toBeNull();
  });
});
