import { eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { pages } from '~/db/schema';
import { readLocationPage } from '~/features/content/locations/find-location-page.server';
import { showContentPage } from '~/features/content/pages/load-content-page.server';
import { pagePath } from '~/features/content/pages/page-paths';

import { pageStateOf } from './page-states';

/** A page in any state as its public address would show it; null when there is none. For staff only. */
export async function findPagePreview({ db }: { db: Database }, id: number) {
  const which = eq(pages.id, id);
  const [row] = await db.select().from(pages).where(which).limit(1);
  if (!row) return null;
  const preview = { id, title: row.title, state: pageStateOf(row), path: pagePath(row) };
  if (row.pageType !== 'location')
    return { preview, content: await showContentPage({ db }, row), location: null };
  const location = await readLocationPage({ db }, which);
  return location && { preview, content: null, location };
}

export type PagePreview = NonNullable<Awaited<ReturnType<typeof findPagePreview>>>['preview'];
