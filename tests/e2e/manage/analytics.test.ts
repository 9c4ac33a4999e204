import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, inject, it } from 'vitest';

import { siteSettings } from '~/db/schema';

import { siteDatabase } from '../../support/database/database';
import { openHydrated } from '../../support/browser/hydrated';
import { openPage } from '../../support/browser/pages';

/** Visitors of other tests who have accepted are allowed to request it meanwhile. */
afterAll(async () => {
  const db = await siteDatabase();
  await db.delete(siteSettings).where(eq(siteSettings.key, 'analytics_id'));
});

describe('analytics, which a setting gives to a site', () => {
  it('load nothing from a third party before a visitor agrees or after declining, and then count every page', async () => {
    const db = await siteDatabase();
    await db
      .insert(siteSettings)
      .values({ key: 'analytics_id', value: 'G-TEST12345' })
      .onConflictDoUpdate({ target: siteSettings.key, set: { value: 'G-TEST12345' } });
    const strangers = async (consent: 'accepted' | 'declined' | null) => {
      const page = await openPage({ consent });
      const requests: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== inject('origin')) requests.push(request.url());
      });
      await openHydrated(page, '/');
      await page.getByRole('banner').getByRole('link', { name: 'Locations' }).click();
      await page.waitForURL('**/locations');
      await page.getByRole('heading', { level: 1, name: /Where to stay/ }).waitFor();
      const views = await page.evaluate(
        () =>
          JSON.stringify((window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []).match(/page_view/g)
            ?.length ?? 0,
      );
      return { requests, views };
    };
    expect(await strangers(null)).toEqual({ requests: [], views: 0 });
    expect(await strangers('declined')).toEqual({ requests: [], views: 0 });
    const accepted = await strangers('accepted');
    expect(
      accepted.requests.some((url) =>
        url.startsWith('https://www.googletagmanager.com/gtag/js?id=G-TEST12345'),
      ),
    ).toBe(true);
    expect(accepted.views).toBeGreaterThanOrEqual(2);
  });
});
