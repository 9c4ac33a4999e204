import { expect, it } from 'vitest';

import { openHydrated } from '../support/browser/hydrated';
import { openPage } from '../support/browser/pages';

it('a page is fetched in advance when the pointer is on its link in a text', async () => {
  const page = await openPage({ pictures: 'drawn', isFresh: true });
  const rules = page.waitForResponse('**/speculation-rules.json');
  await openHydrated(page, '/about');
  expect((await rules).headers()['content-type']).toBe('application/speculationrules+json');
  const prefetched: string[] = [];
  page.on('request', async (request) => {
    const purpose = await request.headerValue('sec-purpose').catch(() => null);
    if (purpose?.startsWith('prefetch')) prefetched.push(new URL(request.url()).pathname);
  });
  await page.evaluate(() =>
    document
      .querySelector('main')
      ?.insertAdjacentHTML('afterbegin', '<p><a href="/help">How it works</a></p>'),
  );
  await page.getByRole('link', { name: 'How it works' }).hover();
  await expect.poll(() => prefetched).toEqual(['/help']);
});
