import { eq } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';

import { properties } from '~/db/schema';

import { siteDatabase } from '../../support/database/database';
import { readAs } from '../../support/accounts/read-as';
import { newAccount } from '../../support/accounts/sign-in-as';
import { ask } from '../../support/server/site';
import { ownProperty, storedOf } from '../../support/forms/property-form';

describe('the form of a property', () => {
  it('is only for people who may edit: 404 for another owner’s hidden property, 403 for a public one', async () => {
    const { row: shown } = await ownProperty();
    const { row: hidden } = await ownProperty({ isPublished: false });
    const stranger = await newAccount('stranger');
    const status = async (path: string, cookie?: string) =>
      (await ask(path, { headers: cookie ? { cookie } : {} })).status;
    for (const [id, expected, words] of [
      [shown.id, 403, 'Access Denied'],
      [hidden.id, 404, 'Property Not Found'],
      [99_999_999, 404, 'Property Not Found'],
    ] as const) {
      const path = `/dashboard/edit-property/${id}`;
      const answer = await ask(path, { headers: { cookie: stranger.cookie } });
      expect([answer.status, (await answer.text()).includes(words)]).toEqual([expected, true]);
      const body = new URLSearchParams({
        name: 'Mine now',
        property_type: 'hotel',
        address: 'x',
        currency: 'AUD',
      });
      const headers = { origin: inject('origin'), 'sec-fetch-site': 'same-origin', cookie: stranger.cookie };
      expect((await ask(path, { method: 'POST', body, headers })).status).toBe(expected);
      expect(await status(path)).toBe(401);
    }
    expect(await status('/dashboard/edit-property/nonsense', stranger.cookie)).toBe(404);
  });

  it('redirects visitors who are not signed in to the sign-in, and short addresses to the screens', async () => {
    const to = async (path: string) => (await ask(path)).headers.get('location');
    expect(await to('/add-property?from=mail')).toBe('/dashboard/add-property?from=mail');
    expect(await to('/edit-property/7?from=mail')).toBe('/dashboard/edit-property/7?from=mail');
    expect(await to('/dashboard/add-property?from=mail')).toBe(
      '/auth?mode=login&redirectTo=%2Fdashboard%2Fadd-property%3Ffrom%3Dmail',
    );
    const refused = await readAs('', '/dashboard/edit-property/7');
    expect([refused.status, refused.wordsOf('h1')]).toEqual([401, ['Authentication Required']]);
  });

  it('changes no protected column by whatever is posted', async () => {
    const { account, row, path } = await ownProperty();
    const names = [
      'owner_id',
      'ownerId',
      'is_approved',
      'isFeatured',
      'is_featured',
      'archived_at',
      'rejected_at',
    ];
    const extra = Object.fromEntries(
      [...names, 'guest_rating', 'review_count', 'search_rank'].map((n) => [n, '1']),
    );
    const body = new URLSearchParams({
      ...extra,
      version: '1',
      name: 'Kept',
      property_type: 'hotel',
      address: 'Somewhere 1',
      currency: 'AUD',
      __state__: '{',
      __intent__: '{"type":"reset","payload":{}}',
      '__proto__.x': '1',
    });
    const headers = { origin: inject('origin'), 'sec-fetch-site': 'same-origin', cookie: account.cookie };
    expect((await ask(path, { method: 'POST', body, headers })).status).toBe(303);
    const [stored] = await storedOf(account.profileId);
    const { updatedAt: _updated, ...before } = row;
    expect(stored).toMatchObject({
      ownerId: before.ownerId,
      isApproved: true,
      isPublished: true,
      isFeatured: false,
      archivedAt: null,
      rejectedAt: null,
      guestRating: null,
      reviewCount: null,
      version: 2,
      name: 'Kept',
    });
  });

  it('stays on the version that its writer has seen when it comes back with errors', async () => {
    const { account, row, path } = await ownProperty();
    const db = await siteDatabase();
    const theirs = { address: 'Their address 1', version: row.version + 1 };
    await db.update(properties).set(theirs).where(eq(properties.id, row.id));
    const headers = { origin: inject('origin'), 'sec-fetch-site': 'same-origin', cookie: account.cookie };
    const send = (fields: Record<string, string>) =>
      ask(path, { method: 'POST', headers, body: new URLSearchParams({ ...fields, currency: 'AUD' }) });
    const mine = { property_type: 'hotel', address: 'My address 1', version: String(row.version) };
    const wrong = await send({ ...mine, name: '' });
    expect(wrong.status).toBe(400);
    const version = /name="version" value="(\d+)"/.exec(await wrong.text())?.[1] ?? '';
    expect((await send({ ...mine, name: 'Mine', version })).status).toBe(409);
    expect(await storedOf(account.profileId)).toMatchObject([theirs]);
  });
});
