import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveSites } from '../../fakes/hotel-sites/serve-sites';
import { unreadableSites } from '../../fakes/unreadable-sites';
import { signInTo } from '../../support/accounts/sign-in-to';
import { openHydrated } from '../../support/browser/hydrated';
import { openPage, phone } from '../../support/browser/pages';
import { serveOwnSite } from '../../support/server/own-site';

/** Nothing listens there. */
const nowhere = '127.0.0.1:1';

let sites: Awaited<ReturnType<typeof serveSites>>;
let site: Awaited<ReturnType<typeof serveOwnSite>>;

beforeAll(async () => {
  sites = await serveSites(unreadableSites);
  site = await serveOwnSite('unreadable-sites', {
    CRAWL_LOOPBACK: [...sites.loopback, nowhere].join(),
    DNS_URL: `${sites.originOf('resolver')}/resolve`,
  });
});
afterAll(async () => {
  await site?.stop();
  await sites?.close();
});

describe('a website that cannot be read', () => {
  it('is reported with a sentence of its own on a phone, and costs no reading', async () => {
    const page = await openPage({ viewport: phone, origin: site.origin });
    await signInTo(site.origin, page, 'owner@example.com');
    await openHydrated(page, '/dashboard/add-property');
    const card = page.locator('#generator');
    const said: string[] = [];
    for (const [address, sentence] of [
      [
        `http://${nowhere}/`,
        'The website could not be reached. It may be out of order: please try again later.',
      ],
      ['www.jetty-hotle.com.au', 'There is no website at this address. Please check how it is spelt.'],
      [sites.originOf('looping'), 'The website sends its visitors on too often and never shows a page.'],
      [sites.originOf('refusing'), 'The website does not let programs read it.'],
      [sites.originOf('robots'), "The website's robots.txt does not allow it to be read."],
    ] as const) {
      await card.getByRole('textbox', { name: 'Property website' }).fill(address);
      await card.getByRole('button', { name: 'Generate', exact: true }).click();
      await card.getByText(sentence).waitFor();
      said.push(sentence);
      await card.getByText('10 of 10 website readings left today').waitFor();
    }
    expect(new Set(said).size).toBe(5);
  });
});
