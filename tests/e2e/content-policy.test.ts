import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';

import { hydrated, openHydrated } from '../support/browser/hydrated';
import { fetchAgain, expectComplaint, openPage } from '../support/browser/pages';
import { addGuide, forgiveMissing, oddScreens, templates } from '../support/browser/templates';
import { keepRefusals } from '../support/hostile/inspect';

const refusals = (page: Page) => page.evaluate(() => window.__refusals);

describe('under the content policy', () => {
  beforeAll(addGuide);

  it.each([...templates, ...oddScreens])('every script of $what runs', async (template) => {
    const page = await openPage({ pictures: 'drawn' });
    await page.addInitScript(keepRefusals);
    await openHydrated(page, template.path);
    expect(await refusals(page)).toEqual([]);
    // Only the script within the document writes the key, and only the build's scripts the number.
    const state = await page.evaluate(() => history.state as { key?: unknown; idx?: unknown });
    expect(state).toMatchObject({ key: expect.stringMatching(/./), idx: 0 });
    await forgiveMissing([template]);
  });

  it('no other inline script runs', async () => {
    const page = await openPage({ pictures: 'drawn' });
    await page.addInitScript(keepRefusals);
    await page.route('**/help', async (route) => {
      const response = await route.fetch(fetchAgain);
      const headers = { ...response.headers() };
      delete headers['content-encoding'];
      delete headers['content-length'];
      const foreign = '<script>window.__foreign = 1</script><svg onload="window.__foreign = 2"></svg>';
      const body = (await response.text()).replace('</body>', `${foreign}</body>`);
      await route.fulfill({ status: response.status(), headers, body });
    });
    await page.goto('/help');
    await expect.poll(async () => (await refusals(page))?.length).toBe(2);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.__foreign = 3';
      document.body.appendChild(script);
    });
    await expect.poll(async () => (await refusals(page))?.length).toBe(3);
    expect(await page.evaluate(() => '__foreign' in window)).toBe(false);
    await expectComplaint(/content security policy/i);
  });

  it('a page returns to the place where it was left', async () => {
    const page = await openPage({ pictures: 'drawn' });
    await openHydrated(page, '/help');
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.reload();
    await hydrated(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(400);
  });
});
