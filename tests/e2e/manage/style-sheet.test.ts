import { expect, it } from 'vitest';

import { newAccount } from '../../support/accounts/sign-in-as';
import { openHydrated } from '../../support/browser/hydrated';
import { desktop, openPage } from '../../support/browser/pages';

const ofDashboard = /\/assets\/dashboard-[^/]+\.css$/;

it('the way from a page for travellers to the dashboard waits for the rest of the style sheet', async () => {
  const owner = await newAccount('styled');
  const page = await openPage({ viewport: desktop, isFresh: true, address: '198.51.101.44' });
  await owner.signIn(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let goOn = () => {};
  const mayCome = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(ofDashboard, (route) => mayCome.then(() => route.continue()));
  await openHydrated(page, '/locations');
  expect(asked.filter((path) => path.endsWith('.css'))).toEqual([expect.stringMatching(/\/app-[^/]+\.css$/)]);

  const come = Promise.all([page.waitForRequest(ofDashboard), page.waitForResponse(/\/dashboard\.data/)]);
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).first().click();
  await come;
  // With all else there, the router would show it within some frames.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.textContent()).not.toContain('Ada');
  goOn();
  await page.waitForURL('/dashboard');
  const sheets = () =>
    Array.from(document.styleSheets, ({ href }) => new URL(href ?? '/', document.baseURI).pathname);
  await expect.poll(() => heading.textContent()).toContain('Ada');
  expect(await page.evaluate(sheets)).toContainEqual(expect.stringMatching(ofDashboard));
});
