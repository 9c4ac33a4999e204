import { eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { jobs as jobTable, propertyDrafts } from '~/db/schema';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import { draftData } from '~/features/directory/listing/chosen-amenities.server';
import { isUnchanged, type Target } from '~/features/manage/property-editor/content-statements.server';
import { findSlugTrouble } from '~/features/manage/property-editor/find-slug-trouble.server';
import type { PropertyContent } from '~/features/directory/listing/property-content';

import { draftWaitingMail } from './draft-mail.server';

type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date } };

/**
 * Stores changes of a listed property as a ready draft, with mails to the site and its staff; the live page
 * does not change.
 */
export async function submitChanges(
  deps: Dependencies,
  target: Target,
  content: PropertyContent,
): Promise<'submitted' | 'conflict' | 'slug-taken'> {
  const { db, jobs, clock } = deps;
  if (await findSlugTrouble(deps, target.id, content.slug)) return 'slug-taken';
  const id = crypto.randomUUID();
  const at = clock.now().getTime();
  const isStored = sql`exists (select 1 from ${propertyDrafts} where ${eq(propertyDrafts.id, id)})`;
  const mail = draftWaitingMail(id, isStored, at);
  const [stored, told] = await db.batch([
    db
      .insert(propertyDrafts)
      .select(
        sql`select ${id}, ${target.id}, ${draftData(content)}, 'ready', ${target.version}, ${at}, ${at},
          ${target.manager.profileId}, null where ${isUnchanged(target)}`,
      )
      .returning({ id: propertyDrafts.id }),
    db.insert(jobTable).select(mail.select).returning({ id: jobTable.id }),
  ]);
  if (stored.length === 0) return 'conflict';
  jobs.announce(told.map(({ id: job }) => job));
  return 'submitted';
}
