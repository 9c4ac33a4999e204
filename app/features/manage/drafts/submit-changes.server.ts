import { eq, exists, sql } from 'drizzle-orm';

import { insertRow } from '~/db/insert-row';
import { runBatch } from '~/db/run-batch';
import { propertyDrafts } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueReviewMails } from '~/features/work/mail/queue-mail';
import { draftData } from '~/features/directory/listing/chosen-amenities.server';
import { isUnchanged, type Target } from '~/features/manage/property-editor/saving/content-statements.server';
import { findSlugTrouble } from '~/features/manage/property-editor/saving/find-slug-trouble.server';
import type { PropertyContent } from '~/features/directory/listing/property-content';

/**
 * Stores changes of a listed property as a ready draft, with mails to the site and its staff; the live page
 * does not change.
 */
export async function submitChanges(
  deps: DbClockJobs,
  target: Target,
  content: PropertyContent,
): Promise<'submitted' | 'conflict' | 'slug-taken'> {
  const { db, jobs, clock } = deps;
  if (await findSlugTrouble(deps, target.id, content.slug)) return 'slug-taken';
  const id = crypto.randomUUID();
  const now = clock.now();
  const isStored = exists(
    db.select({ id: propertyDrafts.id }).from(propertyDrafts).where(eq(propertyDrafts.id, id)),
  );
  const { stored, toStaff, toInbox } = await runBatch(db, {
    stored: insertRow(
      db,
      propertyDrafts,
      {
        id,
        propertyId: target.id,
        data: draftData(content),
        status: 'ready',
        baseVersion: target.version,
        createdAt: now,
        updatedAt: now,
        authorId: target.manager.profileId,
      },
      sql`where ${isUnchanged(target)}`,
    ).returning({ id: propertyDrafts.id }),
    ...queueReviewMails(db, { version: 1, mail: 'draft-waiting', draftId: id }, { now, onlyIf: isStored }),
  });
  if (stored.length === 0) return 'conflict';
  jobs.announce([...toStaff, ...toInbox].map(({ id: job }) => job));
  return 'submitted';
}
