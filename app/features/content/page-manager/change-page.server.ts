import { and, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';

import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';

import type { Database } from '~/db/client';
import type { DbClock } from '~/db/dependencies';
import { pageRevisions, pages } from '~/db/schema';
import type { AuditAction } from '~/db/vocabulary';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import { keepRevision } from '~/features/content/revisions/keep-revision.server';
import { legalPageSlugs, sitePageSlugs } from '~/features/content/pages/page-paths';
import type { Actor } from '~/lib/actor';
import { undoableSince } from '~/lib/time/undo-time';

import type { PageChange } from './page-changes';

type Input = {
  id: number;
  change: PageChange;
  actor: Actor;
};

/**
 * 'kept', 'kept-public': the site's own links lead to this page, so that it cannot be deleted or unpublished.
 */
export type PageChangeOutcome = 'done' | 'already' | 'refused' | 'kept' | 'kept-public' | 'missing';

type Rule = {
  /**
   * The states in which the change is possible; part of the statement, so that a second click changes
   * nothing.
   */
  when: (now: Date, actor: Actor) => SQL | undefined;
  isDone: (page: { isPublished: boolean; deletedAt: Date | null }) => boolean;
  set: ((now: Date) => SQLiteUpdateSetSource<typeof pages>) | null;
  audit: AuditAction;
};

const isOneOf = (slugs: readonly string[]) =>
  sql`${pages.slug} in (select value from json_each(${JSON.stringify(slugs)}))`;
const isInTrash = isNotNull(pages.deletedAt);
const isThere = isNull(pages.deletedAt);

/** In one of the page's revisions: deleting it made the present one. */
const ofRevision = (value: SQL, version: SQL) =>
  sql<boolean>`(select ${value} from ${pageRevisions} r where r.page_id = ${pages.id} and r.version = ${version})`;
const deletedBy = ofRevision(sql`r.actor_id`, sql`${pages.version}`);
const wasPublished = sql<boolean>`coalesce(${ofRevision(sql`json_extract(r.data, '$.isPublished')`, sql`${pages.version} - 1`)}, 0)`;

const rules: Record<PageChange, Rule> = {
  publish: {
    when: () => and(isThere, eq(pages.isPublished, false)),
    isDone: ({ isPublished }) => isPublished,
    set: () => ({ isPublished: true }),
    audit: 'page-published',
  },
  unpublish: {
    when: () => and(isThere, eq(pages.isPublished, true), sql`not ${isOneOf(legalPageSlugs)}`),
    isDone: ({ isPublished, deletedAt }) => !isPublished && deletedAt === null,
    set: () => ({ isPublished: false }),
    audit: 'page-unpublished',
  },
  delete: {
    when: () => and(isThere, sql`not ${isOneOf(sitePageSlugs)}`),
    isDone: ({ deletedAt }) => deletedAt !== null,
    set: (now) => ({ isPublished: false, deletedAt: now }),
    audit: 'page-deleted',
  },
  undelete: {
    when: (now, { userId }) => and(gt(pages.deletedAt, undoableSince(now)), sql`${deletedBy} = ${userId}`),
    isDone: ({ deletedAt }) => deletedAt === null,
    set: () => ({ isPublished: wasPublished, deletedAt: null }),
    audit: 'page-restored',
  },
  restore: {
    when: () => isInTrash,
    isDone: ({ deletedAt }) => deletedAt === null,
    set: () => ({ isPublished: false, deletedAt: null }),
    audit: 'page-restored',
  },
  erase: { when: () => isInTrash, isDone: () => false, set: null, audit: 'page-erased' },
};

/**
 * Makes one change to one page, with its entry in the audit log, in one batch. Every change but erasing
 * raises the version, so that an editor who has the page open neither undoes nor repeats it unseen, and keeps
 * a revision; erasing removes the revisions too. The caller must check the actor's permission.
 */
export async function changePage(
  { db, clock }: DbClock,
  { id, change, actor }: Input,
): Promise<PageChangeOutcome> {
  const rule = rules[change];
  const now = clock.now();
  const which = and(eq(pages.id, id), rule.when(now, actor));
  const entry = auditStatement(
    db,
    { actor, action: rule.audit, subject: `page:${id}` },
    { guard: changed, now },
  );
  const written = rule.set
    ? await write(db, which, { change, values: rule.set(now), entry, id, now, actor })
    : (await db.batch([db.delete(pages).where(which).returning({ id: pages.id }), entry]))[0];
  return written.length > 0 ? 'done' : whyNot(db, id, rule, change);
}

type Write = {
  change: PageChange;
  values: SQLiteUpdateSetSource<typeof pages>;
  entry: ReturnType<typeof auditStatement>;
  id: number;
  now: Date;
  actor: Actor;
};

/** Before it is deleted, the page is also kept as it was: undoing the deletion needs it. */
async function write(db: Database, which: SQL | undefined, { change, values, entry, id, now, actor }: Write) {
  const [, written] = await db.batch([
    keepRevision(db, change === 'delete' && which ? which : sql`false`, { actorId: null }),
    db
      .update(pages)
      .set({ ...values, updatedAt: now, version: sql`${pages.version} + 1` })
      .where(which)
      .returning({ id: pages.id }),
    entry,
    keepRevision(db, sql`${pages.id} = ${id} and ${changed}`, { actorId: actor.userId, now }),
  ]);
  return written;
}

async function whyNot(db: Database, id: number, rule: Rule, change: PageChange): Promise<PageChangeOutcome> {
  const [page] = await db
    .select({ slug: pages.slug, isPublished: pages.isPublished, deletedAt: pages.deletedAt })
    .from(pages)
    .where(eq(pages.id, id))
    .limit(1);
  if (!page) return 'missing';
  if (rule.isDone(page)) return 'already';
  if (change === 'delete' && sitePageSlugs.includes(page.slug)) return 'kept';
  return change === 'unpublish' && legalPageSlugs.includes(page.slug) ? 'kept-public' : 'refused';
}
