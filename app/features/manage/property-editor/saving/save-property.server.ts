import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';

import type { Database } from '~/db/client';
import { numbered, runBatch } from '~/db/run-batch';
import { properties } from '~/db/schema';
import { queueReviewMails } from '~/features/work/mail/queue-mail';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import { managedBy } from '~/features/directory/visibility/managed-by.server';
import { propertyMoves } from '~/features/directory/property/property-moves';
import { followMove, moveStatements } from '~/features/content/redirects/saving/move-statements.server';
import type { RedirectTable } from '~/features/content/redirects/rules/redirect-table';
import {
  columnsOf,
  type PropertyContent,
  type StaffContent,
} from '~/features/directory/listing/property-content';
import { isUniqueViolation } from '~/db/is-unique-violation';
import type { Clock } from '~/lib/time/clock';

import { isUnchanged, partStatements, type Target } from './content-statements.server';
import { findSlugTrouble } from './find-slug-trouble.server';

export type SaveDependencies = {
  db: Database;
  jobs: JobQueue;
  redirects: RedirectTable;
  clock: Clock;
};

type Changes = {
  content: PropertyContent;
  /** The present address, whose links keep working. */
  before: { slug: string; locationSlug: string | null };
  staff?: StaffContent | null;
  /** Submits a rejected property for review again. */
  resubmit?: boolean;
  /**
   * An additional condition beside the version, additional statements, and the condition under which the
   * version is raised.
   */
  also?: { guard: SQL; statements: BatchItem<'sqlite'>[]; raiseGuard: SQL };
};

export type SaveOutcome = 'saved' | 'conflict' | 'slug-taken';

/**
 * Saves all of a property's content in one batch, if its version is the one that was changed; otherwise the
 * outcome is 'conflict'. Another slug leaves redirects from the old addresses.
 */
export async function saveProperty(
  deps: SaveDependencies,
  target: Target,
  { content, before, staff, resubmit = false, also }: Changes,
): Promise<SaveOutcome> {
  const { db, clock } = deps;
  if (await findSlugTrouble(deps, target.id, content.slug)) return 'slug-taken';
  const now = clock.now();
  const guard = also ? sql`(${isUnchanged(target)} and ${also.guard})` : isUnchanged(target);
  const mails = queueReviewMails(
    db,
    { version: 1, mail: 'property-waiting', propertyId: target.id },
    { now, onlyIf: guard },
  );
  const moves = propertyMoves({ before, after: content });
  const leavesRedirects = before.slug !== content.slug;
  try {
    const { toStaff, toInbox, raised } = await runBatch(db, {
      toStaff: resubmit && mails.toStaff,
      toInbox: resubmit && mails.toInbox,
      ...numbered('part', partStatements(db, target.id, content, guard)),
      ...numbered('move', moveStatements(db, { moves, leavesRedirects, guard, now })),
      ...numbered('also', also?.statements ?? []),
      raised: raiseVersion(db, target, { content, staff, resubmit, also }, now),
    });
    if (raised.length === 0) return 'conflict';
    if (resubmit) deps.jobs.announce([...(toStaff ?? []), ...(toInbox ?? [])].map(({ id }) => id));
  } catch (error) {
    if (isUniqueViolation(error, 'properties.slug')) return 'slug-taken';
    throw error;
  }
  await followMove(deps, moves);
  return 'saved';
}

/** The statement that decides: it writes the columns where the version is the one that was seen. */
function raiseVersion(
  db: Database,
  target: Target,
  { content, staff, resubmit, also }: Omit<Changes, 'before'>,
  now: Date,
) {
  return db
    .update(properties)
    .set({
      ...columnsOf(content),
      ...staff,
      ...(resubmit && { rejectedAt: null, rejectionReason: null, isApproved: false }),
      version: sql`${properties.version} + 1`,
      updatedAt: now,
    })
    .where(
      and(
        eq(properties.id, target.id),
        eq(properties.version, target.version),
        managedBy(target.manager),
        also?.raiseGuard,
      ),
    )
    .returning({ id: properties.id });
}
