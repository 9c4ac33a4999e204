import { expect, it } from 'vitest';

import { openHydrated } from '../support/browser/hydrated';
import { intercept } from '../support/browser/intercept';
import { openPage } from '../support/browser/pages';

it('a page whose documents are intercepted still has its scripts from the cache', async () => {
  const page = await openPage();
  await openHydrated(page, '/guides');
  const paths: string[] = [];
  await intercept(page, '**/*', (route) => {
    paths.push(new URL(route.request().url()).pathname);
    return route.continue();
  });
  await openHydrated(page, '/guides');
  expect(paths).toContain('/guides');
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(bytes.length).toBeGreaterThan(5);
  expect(Math.max(...bytes)).toBe(0);
});
