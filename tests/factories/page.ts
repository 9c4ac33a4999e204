import type { Database } from '~/db/client';
import { pages } from '~/db/schema';

let sequence = 0;

type PageInput = Partial<typeof pages.$inferInsert>;

/** A published page with a short text; the test gives the values that matter. Returns the stored row. */
export async function createPage(db: Database, values: PageInput = {}) {
  sequence += 1;
  const [row] = await db
    .insert(pages)
    .values({
      title: `Page ${sequence}`,
      slug: `page-${sequence}`,
      h1Title: `Heading ${sequence}`,
      content: '<p>A short text.</p>',
      isPublished: true,
      ...values,
    })
    .returning();
  if (!row) throw new Error('page was not stored');
  return row;
}
