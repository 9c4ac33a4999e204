import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { runBatch } from '~/db/run-batch';
import { properties, propertyDrafts } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail, queueReviewMails } from '~/features/work/mail/queue-mail';
import { managedBy, type Manager } from '~/features/directory/visibility/managed-by.server';
import { draftData } from '~/features/directory/listing/chosen-amenities.server';
import type { PropertyContent } from '~/features/directory/listing/property-content';

import type { DraftStatus } from './draft-labels';

/** The draft as it was seen: one that has changed since is not changed. */
export type SeenDraft = { manager: Manager; id: string; updatedAt: Date };

type Saved = { content: PropertyContent; baseVersion: number };
type Change =
  | ({ kind: 'save' } & Saved)
  /** `saved` is what was typed, which is stored with it. */
  | { kind: 'ready'; saved?: Saved }
  | { kind: 'reject'; reason: string };

const openTo: Record<Change['kind'], DraftStatus[]> = {
  save: ['draft', 'ready', 'rejected'],
  ready: ['draft'],
  reject: ['ready'],
};

/**
 * Changes a draft: saving returns it to the state 'draft', since the version marked as ready is the one that
 * is published; marking as ready notifies the site and its staff, and rejecting notifies its author. False
 * when it has changed meanwhile or its state does not allow the change.
 */
export async function changeDraft(deps: DbClockJobs, seen: SeenDraft, change: Change): Promise<boolean> {
  const { db, clock, jobs } = deps;
  const now = clock.now();
  const guard = sql`exists (select 1 from ${propertyDrafts} where ${isSeen(db, seen, openTo[change.kind])})`;
  const { toStaff, toInbox, toAuthor, changed } = await runBatch(db, {
    ...mailsOf(db, change, seen.id, { now, onlyIf: guard }),
    changed: db
      .update(propertyDrafts)
      .set({ ...valuesOf(change), updatedAt: now })
      .where(isSeen(db, seen, openTo[change.kind]))
      .returning({ id: propertyDrafts.id }),
  });
  const mails = [toStaff, toInbox, toAuthor].flatMap((written) => written ?? []);
  if (mails.length > 0) jobs.announce(mails.map(({ id }) => id));
  return changed.length > 0;
}

/** Deletes a draft that was never published. False when it has changed meanwhile. */
export async function discardDraft({ db }: { db: Database }, seen: SeenDraft): Promise<boolean> {
  const gone = await db
    .delete(propertyDrafts)
    .where(isSeen(db, seen, ['draft', 'ready', 'rejected']))
    .returning({ id: propertyDrafts.id });
  return gone.length > 0;
}

/** Condition that a draft is as it was seen, in one of these states, and of a property of the manager. */
export function isSeen(
  db: Database,
  { manager, id, updatedAt }: SeenDraft,
  statuses: DraftStatus[],
): SQL | undefined {
  const own = db.select({ id: properties.id }).from(properties).where(managedBy(manager));
  return and(
    eq(propertyDrafts.id, id),
    eq(propertyDrafts.updatedAt, updatedAt),
    inArray(propertyDrafts.status, statuses),
    inArray(propertyDrafts.propertyId, own),
  );
}

function valuesOf(change: Change) {
  if (change.kind === 'reject') return { status: 'rejected' as const, rejectionReason: change.reason };
  const isReady = change.kind === 'ready';
  const saved = isReady ? change.saved : change;
  return {
    ...(saved && { data: draftData(saved.content), baseVersion: saved.baseVersion }),
    status: isReady ? ('ready' as const) : ('draft' as const),
    rejectionReason: null,
  };
}

function mailsOf(db: Database, { kind }: Change, draftId: string, when: { now: Date; onlyIf: SQL }) {
  const none = { toStaff: null, toInbox: null, toAuthor: null };
  if (kind === 'ready') {
    return { ...none, ...queueReviewMails(db, { version: 1, mail: 'draft-waiting', draftId }, when) };
  }
  if (kind === 'save') return none;
  const id = crypto.randomUUID();
  const toAuthor = queueMail(db, { version: 1, mail: 'draft-rejected', draftId }, { id, ...when });
  return { ...none, toAuthor };
}
