import { describe, expect, inject, it } from 'vitest';

import { openHydrated } from '../../support/browser/hydrated';
import { beSignedIn, createOwner, storedPhotos } from '../../support/accounts/photo-owners';
import { fetchAgain, openPage, tolerateComplaints } from '../../support/browser/pages';
import { ask } from '../../support/server/site';
import { picture } from '../../support/pictures/photo-steps';

/** The site answers before it has read everything and closes the connection, which may end before the answer is here: then once more. */
async function sendLarge(path: string, init: RequestInit, tries = 5): Promise<Response> {
  try {
    return await ask(path, init);
  } catch (error) {
    if (tries === 1) throw error;
    return sendLarge(path, init, tries - 1);
  }
}

describe('a photo during a broken connection', () => {
  it('is sent again and is one photo, also when the first try had arrived', async () => {
    const owner = await createOwner('photos-retry');
    const page = await openPage({ address: '198.51.100.176' });
    await beSignedIn(page, owner, inject('origin'));
    await openHydrated(page, owner.path);
    tolerateComplaints(/Failed to load resource|ERR_FAILED/);
    let turn = 0;
    await page.route('**/photos/upload', async (route) => {
      turn += 1;
      if (turn === 2) await route.fetch(fetchAgain);
      await (turn <= 2 ? route.abort() : route.continue());
    });
    await page.getByLabel(/^Choose photos/).setInputFiles([await picture('red.jpg', '#c03020')]);
    for (let tries = 0; tries < 2; tries += 1) {
      await page.getByText('The connection was lost. Please try again.').waitFor();
      await page.getByRole('button', { name: 'Try again: red.jpg' }).click();
    }
    await page.getByText('1 of 1 photo saved').waitFor();
    expect(turn).toBe(3);
    expect(await storedPhotos(owner.propertyId)).toHaveLength(1);
  });
});

/** A JPEG that is whole by its structure and has no pixels. */
async function hollow() {
  const { buffer } = await picture('hollow.jpg', '#c03020');
  return Buffer.concat([buffer.subarray(0, buffer.indexOf('ffda', 'hex') + 14), Buffer.from('ffd9', 'hex')]);
}

describe('photos of a hidden property', () => {
  it('are shown only to its owner and staff, and never cached', async () => {
    const owner = await createOwner('photos-hidden');
    const stranger = await createOwner('photos-stranger');
    const moderator = await createOwner('photos-moderator', 'moderator');
    const as = (who: { token: string } | null, more: Record<string, string> = {}) => ({
      headers: { ...more, ...(who && { cookie: `sid=${who.token}` }) },
    });
    const origin = inject('origin');
    const send = async (who: { token: string } | null, more: Record<string, string> = {}) =>
      ask(`${owner.path}/upload`, {
        method: 'POST',
        body: new Uint8Array((await picture('red.jpg', '#c03020')).buffer),
        headers: { ...as(who, { origin, 'sec-fetch-site': 'same-origin' }).headers, ...more },
      });
    expect((await send(null)).status).toBe(401);
    const refused = await send(stranger);
    expect([refused.status, await refused.json()]).toEqual([404, { problem: 'gone' }]);
    expect(
      (await send(owner, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).status,
    ).toBe(403);
    const taken = await send(owner);
    expect([taken.status, await taken.json()]).toEqual([200, { problem: null }]);
    const [photo] = await storedPhotos(owner.propertyId);
    const address = `${owner.path}/${photo?.id}/320.webp`;
    for (const who of [owner, moderator]) {
      const shown = await ask(address, as(who));
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(shown.headers.get('cache-control')).toBe('private, no-store');
      expect((await ask(owner.path, as(who))).status).toBe(200);
    }
    expect((await ask(address, as(stranger))).status).toBe(404);
    expect((await ask(address)).status).toBe(401);
    expect((await ask(owner.path, as(stranger))).status).toBe(404);
    expect((await ask(`/images/${photo?.id}/320.webp`)).status).toBe(404);
    expect((await ask(`/images/${photo?.id}/320.webp`, as(stranger))).status).toBe(404);
  });

  it('a picture that only the encoder finds damaged is reported as damaged', async () => {
    const owner = await createOwner('photos-hollow');
    const origin = inject('origin');
    const refused = await ask(`${owner.path}/upload`, {
      method: 'POST',
      body: new Uint8Array(await hollow()),
      headers: { cookie: `sid=${owner.token}`, origin, 'sec-fetch-site': 'same-origin' },
    });
    expect([refused.status, await refused.json()]).toEqual([400, { problem: 'unreadable' }]);
    expect(await storedPhotos(owner.propertyId)).toEqual([]);
  });

  it('a body that is too large is refused before it is read', async () => {
    const owner = await createOwner('photos-large');
    const origin = inject('origin');
    const headers = { cookie: `sid=${owner.token}`, origin, 'sec-fetch-site': 'same-origin' };
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    const refused = await sendLarge(`${owner.path}/upload`, { method: 'POST', body: large, headers });
    expect(refused.status).toBe(413);
    const form = await sendLarge(owner.path, {
      method: 'POST',
      body: new Uint8Array(101_000_000),
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(form.status).toBe(413);
    expect(await form.text()).toContain('A form may have 100 MB at most here');
    const page = await ask(owner.path, { headers: { cookie: headers.cookie } });
    expect(await page.text()).toContain('Together they may have 100MB.');
  });
});
