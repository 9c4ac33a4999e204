import { env } from 'cloudflare:test';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { auditLog, homepageSettings } from '~/db/schema';
import { findHomeSettings } from '~/features/content/home/find-home-settings.server';
import { saveFeatured, saveHomeTexts } from '~/features/content/home/save-home-settings.server';
import { findSettings } from '~/features/content/settings/find-settings.server';
import { saveSettings } from '~/features/content/settings/save-settings.server';
import { findSiteFrame } from '~/features/visit/frame/find-site-frame.server';

import { makeActor } from '../../factories/actor';
import { createProperty } from '../../factories/property';

const db = createDatabase(env.DB);
const services = { db, clock: { now: () => new Date() } };
const actor = makeActor({ userId: 'editor', network: '192.0.2.1' });

const entries = async (action: 'settings-changed' | 'home-changed') =>
  db.select().from(auditLog).where(eq(auditLog.action, action));

describe('site settings', () => {
  it('saves a batch, shows it at once, and records the keys in the log', async () => {
    const changes = [
      { key: 'site_name', value: 'Stay Somewhere', version: 0 },
      { key: 'phone', value: '08 8000 0000', version: 0 },
    ];
    expect(await saveSettings(services, actor, changes)).toBe(true);
    expect(await findSettings(services)).toMatchObject({
      site_name: { value: 'Stay Somewhere', version: 1 },
      phone: { value: '08 8000 0000', version: 1 },
      address: { value: '', version: 0 },
    });
    const { settings } = await findSiteFrame(services, 'https://site.invalid');
    expect(settings.site_name).toBe('Stay Somewhere');
    const [entry] = await entries('settings-changed');
    expect(entry).toMatchObject({ actorId: 'editor', detail: { keys: 'site_name phone' } });
    expect(JSON.stringify(entry)).not.toContain('8000');
  });

  it('writes nothing at all when one of the settings has changed meanwhile', async () => {
    await saveSettings(services, actor, [{ key: 'claim_local', value: 'First', version: 0 }]);
    const before = (await entries('settings-changed')).length;
    const late = [
      { key: 'claim_price', value: 'Late', version: 0 },
      { key: 'claim_local', value: 'Second', version: 0 },
    ];
    expect(await saveSettings(services, actor, late)).toBe(false);
    expect(await findSettings(services)).toMatchObject({
      claim_local: { value: 'First', version: 1 },
      claim_price: { value: '', version: 0 },
    });
    expect(await entries('settings-changed')).toHaveLength(before);
  });

  it('has the default again once a setting is blank, and still notices a second editor', async () => {
    await saveSettings(services, actor, [{ key: 'footer_claim', value: 'Ours', version: 0 }]);
    expect(await saveSettings(services, actor, [{ key: 'footer_claim', value: '', version: 1 }])).toBe(true);
    const { settings } = await findSiteFrame(services, 'https://site.invalid');
    expect(settings.footer_claim).toContain('Verified listings');
    expect(await saveSettings(services, actor, [{ key: 'footer_claim', value: 'Late', version: 0 }])).toBe(
      false,
    );
  });
});

describe('home page settings', () => {
  const texts = {
    metaTitle: 'Title',
    metaDescription: '',
    heroTitle: 'Hero',
    heroSubtitle: '',
    heroImageUrl: '/media/hero-jetty',
    optionalCtaText: 'Look',
    optionalCtaUrl: '/search',
  };

  it('are saved by version, and made when there are none', async () => {
    await db.delete(homepageSettings);
    expect((await findHomeSettings(services)).version).toBe(0);
    expect(await saveHomeTexts(services, actor, { texts, version: 0 })).toBe(true);
    const stored = await findHomeSettings(services);
    expect(stored).toMatchObject({ version: 1, texts });
    const late = { texts: { ...texts, heroTitle: 'Late' }, version: 0 };
    expect(await saveHomeTexts(services, actor, late)).toBe(false);
    expect((await findHomeSettings(services)).texts.heroTitle).toBe('Hero');
    expect(await entries('home-changed')).toHaveLength(1);
  });

  it('feature stays in order, no more than are shown, none that is hidden, and report a conflict to a second editor', async () => {
    await db.delete(homepageSettings);
    const live = { isApproved: true, isPublished: true };
    const ids: number[] = [];
    for (const slug of ['feat-a', 'feat-b', 'feat-c', 'feat-d', 'feat-e']) {
      ids.push((await createProperty(db, { slug, ...live })).id);
    }
    const hidden = await createProperty(db, { slug: 'feat-hidden', isPublished: false });
    const four = ids.slice(0, 4);
    expect(await saveFeatured(services, actor, { seen: [], order: four })).toBe('saved');
    expect(await saveFeatured(services, actor, { seen: four, order: ids })).toBe('full');
    const turned = [...four].reverse();
    expect(await saveFeatured(services, actor, { seen: four, order: turned })).toBe('saved');
    expect(await saveFeatured(services, actor, { seen: four, order: [] })).toBe('changed');
    const withHidden = [hidden.id, ...turned.slice(1)];
    expect(await saveFeatured(services, actor, { seen: turned, order: withHidden })).toBe('changed');
    const { chosen } = await findHomeSettings(services);
    expect(chosen.map(({ id }) => id)).toEqual(turned);
    expect(chosen.every(({ isPublic }) => isPublic)).toBe(true);
  });

  it('keep a stay that is hidden now, marked, and do not count it', async () => {
    const [row] = await db
      .select({ id: homepageSettings.id })
      .from(homepageSettings)
      .where(and(eq(homepageSettings.id, 1)));
    expect(row).toBeDefined();
    const hidden = await createProperty(db, { slug: 'feat-later', isApproved: true, isPublished: false });
    await db.update(homepageSettings).set({ featuredPropertiesIds: [hidden.id] });
    const { chosen } = await findHomeSettings(services);
    expect(chosen).toEqual([expect.objectContaining({ id: hidden.id, isPublic: false })]);
  });
});
