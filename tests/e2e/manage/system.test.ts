import { expect, it } from 'vitest';

import { jobs, requestFigures, systemFigures } from '~/db/schema';

import { newAccount } from '../../support/accounts/sign-in-as';
import { expectAccessible } from '../../support/browser/axe';
import { openHydrated } from '../../support/browser/hydrated';
import { overhang } from '../../support/browser/layout';
import { openPage, phone } from '../../support/browser/pages';
import { siteDatabase } from '../../support/database/database';

const tenMinutes = 600_000;
const tablet = { width: 820, height: 1180 };

it('shows admins figures over time: requests, storage, backups by command, and releases; a table on a tablet, small cards on a phone', async () => {
  const db = await siteDatabase();
  const slot = new Date(Math.floor(Date.now() / tenMinutes) * tenMinutes - tenMinutes);
  await db
    .insert(requestFigures)
    .values({ slot, page: 'home', requests: 1_234, hits: 600, within50: 1_234, rowsRead: 77 })
    .onConflictDoNothing();
  const sizes = { databaseBytes: 4_200_000, mediaBytes: 7_700_000 };
  await db
    .insert(systemFigures)
    .values({ slot, ...sizes })
    .onConflictDoUpdate({ target: systemFigures.slot, set: sizes });
  const backup = { name: '2026-11-20-013000', isWhole: true, rows: 4_321, bytes: 900_000 };
  await db
    .insert(jobs)
    .values({
      id: 'backup:2026-11-20-013000:1',
      kind: 'backup',
      input: {},
      state: 'done',
      dueAt: slot,
      result: backup,
    })
    .onConflictDoNothing();
  const page = await openPage({ viewport: tablet, address: '198.51.101.61' });
  await (await newAccount('system', 'admin')).signIn(page);
  await openHydrated(page, '/dashboard/site/system?period=month');
  await page.getByText('(2026-11-20-013000), 4,321 rows, 900 kB').waitFor();
  for (const name of [
    'Requests, and errors',
    'Size of the pictures',
    'Backups that became whole',
    'Releases',
  ])
    await page.getByRole('img', { name: new RegExp(`^${name}.*last 30 days`) }).waitFor();
  const table = page.getByRole('table', { name: 'Requests by kind of page' });
  await table.getByRole('columnheader', { name: 'Errors' }).waitFor();
  const [first, last] = [table.getByRole('columnheader').first(), table.getByRole('columnheader').last()];
  expect((await first.boundingBox())?.y).toBe((await last.boundingBox())?.y);
  expect(await overhang(page)).toBe(0);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  // Figures are beside each other in a card, so that a phone shows several kinds of page at once.
  const figures = table.getByRole('row').nth(1).getByRole('cell');
  const [requests, errors] = [await figures.nth(0).boundingBox(), await figures.nth(1).boundingBox()];
  expect(errors?.y).toBe(requests?.y);
  expect(await overhang(page)).toBe(0);
});
