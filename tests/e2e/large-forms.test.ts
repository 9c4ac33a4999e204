import { describe, expect, inject, it } from 'vitest';

import { newAccount } from '../support/accounts/sign-in-as';
import { permissionTable } from '../support/permissions/table';
import { ask } from '../support/server/site';

const tooLarge = 1_000_001;
const paths = [
  ...new Set(permissionTable.filter(({ posts }) => posts).map(({ path }) => path.replace(/\$[a-z]+/gi, '1'))),
];
const uploads = [
  '/dashboard/media',
  '/dashboard/media/upload',
  '/dashboard/edit-property/1/photos',
  '/dashboard/edit-property/1/photos/upload',
  '/dashboard/site/redirects/import',
];

const own = { origin: inject('origin'), 'sec-fetch-site': 'same-origin' };
const form = 'application/x-www-form-urlencoded';

/** Sends this many bytes as a form, in a stream that declares its length only if `isDeclared`. */
function sendBytes(
  path: string,
  bytes: number,
  { isDeclared, cookie = '' }: { isDeclared: boolean; cookie?: string },
) {
  const text = `x=${'y'.repeat(bytes - 2)}`;
  const send = () =>
    ask(path, {
      method: 'POST',
      body: isDeclared ? text : new Blob([text]).stream(),
      headers: { ...own, cookie, 'content-type': form },
      ...({ duplex: 'half' } as RequestInit),
    });
  // The local runtime closes a connection after answering an unread form, and the next request on it fails.
  return send().catch(send);
}

describe('a form of more than 1 MB', () => {
  it.each([true, false])(
    'is refused with a page at every address (size declared: %s)',
    async (isDeclared) => {
      expect(paths.length).toBeGreaterThan(40);
      const { cookie } = await newAccount('sender', 'admin');
      const others = paths.filter((path) => !uploads.includes(path));
      for (const path of others) {
        const response = await sendBytes(path, tooLarge, { isDeclared, cookie });
        expect([path, response.status]).toEqual([path, 413]);
        expect(await response.text()).toContain('<h1>This form is too large</h1>');
      }
    },
  );

  it('is refused without sign-in at upload addresses, too', async () => {
    for (const path of uploads) {
      const response = await sendBytes(path, tooLarge, { isDeclared: true });
      expect([path, response.status]).toEqual([path, 413]);
      await response.arrayBuffer();
    }
  });

  it('is left to the route at upload addresses with an account', async () => {
    const { cookie } = await newAccount('sender', 'admin');
    for (const path of uploads) {
      const text = await (await sendBytes(path, tooLarge, { isDeclared: true, cookie })).text();
      expect([path, text.includes('<h1>This form is too large</h1>')]).toEqual([path, false]);
    }
  });

  it('is refused as files, too, where none are taken', async () => {
    const response = await ask('/contact', {
      method: 'POST',
      body: new Blob(['y'.repeat(tooLarge)]).stream(),
      ...({ duplex: 'half' } as RequestInit),
      headers: { ...own, 'content-type': 'multipart/form-data; boundary=y' },
    });
    expect(response.status).toBe(413);
  });
});

describe('a form of less', () => {
  it('is taken whether or not it declares its size', async () => {
    const statuses = [];
    for (const isDeclared of [true, false]) {
      const response = await sendBytes('/contact', 900_000, { isDeclared });
      statuses.push(response.status);
      await response.arrayBuffer();
    }
    expect(statuses[0]).toBe(statuses[1]);
    const choice = new Blob([new URLSearchParams({ choice: 'declined', redirectTo: '/help' }).toString()]);
    const consent = await ask('/consent', {
      method: 'POST',
      body: choice.stream(),
      headers: { ...own, 'content-type': form },
      ...({ duplex: 'half' } as RequestInit),
    });
    expect(consent.headers.get('location')).toBe('/help');
  });
});
