import { isNotNull } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { factors } from '~/db/schema';

import { demoPassword, signInOn } from '../support/accounts/accounts';
import { expectAccessible } from '../support/browser/axe';
import { hydrated } from '../support/browser/hydrated';
import { siteDatabase } from '../support/database/database';
import { serveOwnSite } from '../support/server/own-site';
import { expectComplaint, openPage, phone } from '../support/browser/pages';

let site: Awaited<ReturnType<typeof serveOwnSite>>;

beforeAll(async () => {
  site = await serveOwnSite('staff-factor', { STAFF_SECOND_FACTOR: 'required' });
});
afterAll(() => site?.stop());

describe('where staff must have a second factor', () => {
  it('a moderator reaches nothing but its set-up and the way out, and cannot remove it', async () => {
    const page = await openPage({ origin: site.origin, viewport: phone });
    await page.goto('/auth');
    await hydrated(page);
    await signInOn(page, 'moderator@example.com');
    await page.waitForURL('**/dashboard/security/factor');
    await page.getByText('Admins and moderators need a second factor here.').waitFor();
    await expectAccessible(page);
    for (const path of ['/dashboard', '/dashboard/no-such-screen']) {
      await page.goto(path);
      expect(new URL(page.url()).pathname, path).toBe('/dashboard/security/factor');
    }
    await page.goto('/dashboard/security');
    await page.getByRole('heading', { name: 'Devices' }).waitFor();
    await hydrated(page);
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByText('Admins and moderators need a second factor here.').waitFor();
    await page.getByRole('button', { name: 'Set up' }).click();
    const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
    await page
      .getByLabel('Code from your app')
      .fill(new TOTP({ secret: key.replaceAll(' ', '') }).generate());
    await page.getByRole('button', { name: 'Switch on' }).click();
    await page.getByText('Your second factor is on.').waitFor();
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.goto('/dashboard/security/factor');
    await page.getByText('Admins and moderators need a second factor here.').waitFor();
    expect(await page.getByRole('button', { name: 'Remove' }).count()).toBe(0);
    expect(await page.locator('summary', { hasText: 'Remove' }).count()).toBe(0);
    const db = await siteDatabase(site.origin);
    const [app] = await db.select({ id: factors.id }).from(factors).where(isNotNull(factors.verifiedAt));
    const status = await page.evaluate(async (id) => {
      const body = new URLSearchParams({ intent: 'remove', app: id });
      const path = '/dashboard/security/factor';
      return (await fetch(path, { method: 'POST', body })).status;
    }, app?.id ?? '');
    expect(status).toBe(403);
    await expectComplaint(/status of 403/);
    await page.goto('/dashboard/security');
    await page.getByText('10 recovery codes are left.').waitFor();
  });

  it('an owner works without', async () => {
    const page = await openPage({ origin: site.origin, javaScript: false });
    await page.goto('/auth');
    await signInOn(page, 'owner@example.com', demoPassword);
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  });
});
