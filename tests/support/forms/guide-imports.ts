import { and, inArray, isNotNull, like } from 'drizzle-orm';
import type { Page, Response } from 'playwright';
import { expect } from 'vitest';

import { jobs, pageRevisions, pages } from '~/db/schema';

import { siteDatabase } from '../database/database';

/**
 * Starts an import and follows it to its end: by itself with scripts, by the link without. Only one runs at a
 * time, so where another test's is at work, this waits for its end and presses the button once more.
 */
export async function importAndWait(page: Page, button: string, javaScript: boolean): Promise<void> {
  const before = await endedImports();
  const isWorking = () => page.getByRole('progressbar').isVisible();
  const isPage = (response: Response) =>
    response.request().isNavigationRequest() && response.request().method() === 'GET';
  const shown = javaScript ? null : page.waitForResponse(isPage);
  await page.getByRole('button', { name: button }).click();
  await shown;
  await page.waitForLoadState();
  // An import may be over before its page is drawn.
  await expect.poll(async () => (await isWorking()) || (await endedImports()) > before).toBe(true);
  await expect.poll(endedImports).toBeGreaterThan(before);
  const answer = page.getByText(/^(Import started|Already at work)/).first();
  const isSecond = (await answer.textContent())?.startsWith('Already');
  if (!javaScript && (await isWorking())) await page.getByRole('link', { name: 'Refresh' }).click();
  await expect.poll(isWorking).toBe(false);
  if (!isSecond) return;
  if (javaScript) await answer.waitFor({ state: 'hidden' });
  await importAndWait(page, button, javaScript);
}

async function endedImports(): Promise<number> {
  const db = await siteDatabase();
  const ended = and(like(jobs.id, 'guide-import:%'), inArray(jobs.state, ['done', 'failed']));
  return (await db.select({ id: jobs.id }).from(jobs).where(ended)).length;
}

export async function guidesAsStored() {
  const db = await siteDatabase();
  const guides = await db
    .select({ id: pages.id, version: pages.version, updatedAt: pages.updatedAt, key: pages.importKey })
    .from(pages)
    .where(and(like(pages.slug, 'guides/%'), isNotNull(pages.importKey)))
    .orderBy(pages.id);
  const own = guides.map(({ id }) => id);
  const revisions = await db
    .select({ id: pageRevisions.id })
    .from(pageRevisions)
    .where(inArray(pageRevisions.pageId, own))
    .orderBy(pageRevisions.id);
  return { guides, revisions };
}
