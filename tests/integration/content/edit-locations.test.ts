import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { auditLog, locationGroups, pages } from '~/db/schema';
import { findLocation } from '~/features/content/location-editor/find-location.server';
import { listLocationTree } from '~/features/content/location-editor/list-location-tree.server';
import {
  findGuides,
  listGuidesOf,
  saveRelatedGuides,
} from '~/features/content/location-editor/related-guides.server';
import {
  addLocation,
  orderLocations,
  saveLocation,
} from '~/features/content/location-editor/save-location.server';

import { makeActor } from '../../factories/actor';
import { createPage } from '../../factories/page';
import { createProperty } from '../../factories/property';

const db = createDatabase(env.DB);
const services = { db, clock: { now: () => new Date() } };
const actor = makeActor({ userId: 'editor', network: '192.0.2.1' });
const form = (slug: string, more: Record<string, unknown> = {}) => ({
  name: slug,
  slug,
  description: '',
  parentSlug: '',
  imageUrl: '',
  latitude: null,
  longitude: null,
  isActive: true,
  ...more,
});

async function add(slug: string, more: Record<string, unknown> = {}): Promise<number> {
  const added = await addLocation(services, actor, form(slug, more));
  if (!('id' in added)) throw new Error(added.refusal);
  return added.id;
}

describe('locations', () => {
  it('are added behind the others, once per slug, and below areas only', async () => {
    await add('loc-area');
    await add('loc-place', { parentSlug: 'loc-area' });
    expect(await addLocation(services, actor, form('loc-area'))).toEqual({ refusal: 'slug-taken' });
    expect(await addLocation(services, actor, form('loc-deep', { parentSlug: 'loc-place' }))).toEqual({
      refusal: 'no-area',
    });
    const area = (await listLocationTree(services)).find(({ slug }) => slug === 'loc-area');
    expect(area?.places.map(({ slug }) => slug)).toEqual(['loc-place']);
  });

  it('are saved by version', async () => {
    const id = await add('loc-version');
    const first = { id, version: 1, form: form('loc-version', { name: 'First' }) };
    expect(await saveLocation(services, actor, first)).toBe('saved');
    expect(await saveLocation(services, actor, { ...first, form: form('loc-version') })).toBe('conflict');
    expect((await findLocation(services, id))?.texts.name).toBe('First');
    const log = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `location:${id}`));
    expect(log).toHaveLength(1);
  });

  it('show their uses', async () => {
    const id = await add('loc-used');
    const use = async () => (await findLocation(services, id))?.use;
    await createPage(db, { slug: 'loc-unused', pageType: 'location' });
    expect(await use()).toEqual({ properties: 0, drafts: 0, places: 0, pageId: null });
    await createProperty(db, { slug: 'loc-used-stay', locationSlug: 'loc-used', placeSlug: null });
    await add('loc-used-place', { parentSlug: 'loc-used' });
    const page = await createPage(db, { slug: 'loc-used', pageType: 'location' });
    expect(await use()).toEqual({ properties: 1, drafts: 0, places: 1, pageId: page.id });
    const area = (await listLocationTree(services)).find(({ slug }) => slug === 'loc-used');
    expect(area).toMatchObject({ properties: 1, places: [{ slug: 'loc-used-place', properties: 0 }] });
  });

  it('keep a slug and an area that properties, drafts, places or a page use, and may change others', async () => {
    const free = await add('loc-free');
    await add('loc-parent');
    const moved = form('loc-freed', { parentSlug: 'loc-parent' });
    expect(await saveLocation(services, actor, { id: free, version: 1, form: moved })).toBe('saved');
    const parent = (await findLocation(services, free + 1))?.id ?? 0;
    expect(await saveLocation(services, actor, { id: parent, version: 1, form: form('loc-other') })).toBe(
      'slug-fixed',
    );
    await createProperty(db, { slug: 'loc-stay', locationSlug: 'loc-parent', placeSlug: 'loc-freed' });
    const renamed = form('loc-renamed', { parentSlug: 'loc-parent' });
    expect(await saveLocation(services, actor, { id: free, version: 2, form: renamed })).toBe('slug-fixed');
    const raised = form('loc-freed');
    expect(await saveLocation(services, actor, { id: free, version: 2, form: raised })).toBe('area-fixed');
    const off = form('loc-freed', { parentSlug: 'loc-parent', isActive: false });
    expect(await saveLocation(services, actor, { id: free, version: 2, form: off })).toBe('saved');
    const taken = await add('loc-taker');
    expect(await saveLocation(services, actor, { id: taken, version: 1, form: form('loc-freed') })).toBe(
      'slug-taken',
    );
    const itself = form('loc-taker', { parentSlug: 'loc-taker' });
    expect(await saveLocation(services, actor, { id: taken, version: 1, form: itself })).toBe('no-area');
  });

  it('are ordered within their level, unless another editor saved first', async () => {
    await add('loc-order');
    const a = await add('loc-order-a', { parentSlug: 'loc-order' });
    const b = await add('loc-order-b', { parentSlug: 'loc-order' });
    const step = { area: 'loc-order', seen: [a, b], order: [b, a] };
    expect(await orderLocations(services, actor, step)).toBe(true);
    expect(await orderLocations(services, actor, step)).toBe(false);
    expect(await orderLocations(services, actor, { ...step, seen: [b, a], order: [a] })).toBe(false);
    const area = (await listLocationTree(services)).find(({ slug }) => slug === 'loc-order');
    expect(area?.places.map(({ id }) => id)).toEqual([b, a]);
    const [row] = await db.select().from(locationGroups).where(eq(locationGroups.id, a));
    expect(row?.version).toBe(1);
  });
});

describe('related guides', () => {
  async function page(slug: string, pageType: 'guide' | 'location' | 'page' = 'guide') {
    const [row] = await db
      .insert(pages)
      .values({
        slug: pageType === 'guide' ? `guides/${slug}` : slug,
        pageType,
        title: slug,
        h1Title: slug,
        content: '',
        isPublished: true,
      })
      .returning({ id: pages.id });
    return row?.id ?? 0;
  }

  it('are saved whole, in order, guides only, and a second editor gets a conflict', async () => {
    const pageId = await page('rel-place', 'location');
    const [a, b, c] = [await page('rel-a'), await page('rel-b'), await page('rel-c')];
    const other = await page('rel-page', 'page');
    const ids = async () => (await listGuidesOf(services, pageId)).map(({ id }) => id);
    expect(await saveRelatedGuides(services, actor, { pageId, seen: [], order: [c, a] })).toBe(true);
    expect(await ids()).toEqual([c, a]);
    expect(await saveRelatedGuides(services, actor, { pageId, seen: [], order: [b] })).toBe(false);
    expect(await saveRelatedGuides(services, actor, { pageId, seen: [c, a], order: [a, b, c] })).toBe(true);
    expect(await ids()).toEqual([a, b, c]);
    expect(await saveRelatedGuides(services, actor, { pageId, seen: [a, b, c], order: [other] })).toBe(false);
    expect(await saveRelatedGuides(services, actor, { pageId, seen: [a, b, c], order: [b] })).toBe(true);
    expect(await saveRelatedGuides(services, actor, { pageId, seen: [b], order: [] })).toBe(true);
    expect(await ids()).toEqual([]);
    const log = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `page:${pageId}`));
    expect(log).toHaveLength(4);
    expect(await saveRelatedGuides(services, actor, { pageId: a, seen: [], order: [b] })).toBe(false);
  });

  it('are found by words of any length and kind', async () => {
    await page('rel-found');
    const found = async (words: string) => (await findGuides(services, words)).map(({ note }) => note);
    expect(await found(' REL-found ')).toEqual(['/guides/rel-found']);
    expect(await found('rel%found')).toEqual([]);
    expect(await found('x'.repeat(80))).toEqual([]);
  });
});
