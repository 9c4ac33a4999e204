import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { DbClock } from '~/db/dependencies';
import { pages } from '~/db/schema';
import type { AuditAction } from '~/db/vocabulary';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import { keepRevision } from '~/features/content/revisions/keep-revision.server';
import { legalPageSlugs, sitePageSlugs } from '~/features/content/pages/page-paths';
import type { Actor } from '~/lib/actor';

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
  when: SQL | undefined;
  isDone: (page: { isPublished: boolean; deletedAt: Date | null }) => boolean;
  set: ((now: Date) => Partial<typeof pages.$inferInsert>) | null;
  audit: AuditAction;
};

const isOneOf = (slugs: readonly string[]) =>
  sql`${pages.slug} in (select value from json_each(${JSON.stringify(slugs)}))`;
const isInTrash = isNotNull(pages.deletedAt);
const isThere = isNull(pages.deletedAt);

const rules: Record<PageChange, Rule> = {
  publish: {
    when: and(isThere, eq(pages.isPublished, false)),
    isDone: ({ isPublished }) => isPublished,
    set: () => ({ isPublished: true }),
    audit: 'page-published',
  },
  unpublish: {
    when: and(isThere, eq(pages.isPublished, true), sql`not ${isOneOf(legalPageSlugs)}`),
    isDone: ({ isPublished, deletedAt }) => !isPublished && deletedAt === null,
    set: () => ({ isPublished: false }),
    audit: 'page-unpublished',
  },
  delete: {
    when: and(isThere, sql`not ${isOneOf(sitePageSlugs)}`),
    isDone: ({ deletedAt }) => deletedAt !== null,
    set: (now) => ({ isPublished: false, deletedAt: now }),
    audit: 'page-deleted',
  },
  restore: {
    when: isInTrash,
    isDone: ({ deletedAt }) => deletedAt === null,
    set: () => ({ isPublished: false, deletedAt: null }),
    audit: 'page-restored',
  },
  erase: { when: isInTrash, isDone: () => false, set: null, audit: 'page-erased' },
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
  const which = and(eq(pages.id, id), rule.when);
  const entry = auditStatement(
    db,
    { actor, action: rule.audit, subject: `page:${id}` },
    { guard: changed, now },
  );
  const [written] = rule.set
    ? await db.batch([
        db
          .update(pages)
          .set({ ...rule.set(now), updatedAt: now, version: sql`${pages.version} + 1` })
          .where(which)
          .returning({ id: pages.id }),
        entry,
        keepRevision(db, sql`${pages.id} = ${id} and ${changed}`, { actorId: actor.userId, now }),
      ])
    : await db.batch([db.delete(pages).where(which).returning({ id: pages.id }), entry]);
  return written.length > 0 ? 'done' : whyNot(db, id, rule, change);
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
