import { and, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { auditLog, profiles, users } from '~/db/schema';
import { addDays, adelaideMidnight } from '~/lib/time/dates';

import type { ActivityFilters } from './activity-filters';
import { actionWords } from './activity-kinds';
import { subjectName } from './subject-name.server';

const pageSize = 50;
/** Maximum number of entries that one page reads. */
const maxLooked = 5000;

type Input = {
  viewer: { role: string };
  filters: ActivityFilters;
  /** The last page's `next`. */
  before: number | null;
};

/**
 * Actions, newest first, at most 50 entries out of the 5,000 before `before`; `next` continues there, even
 * when nothing was found. Only admins see actions about accounts, and network addresses.
 */
export async function listContentActivity({ db }: { db: Database }, { viewer, filters, before }: Input) {
  const isAdmin = viewer.role === 'admin';
  const window = lookedThrough(db, filters, before);
  const [rows, [bounds]] = await db.batch([
    db
      .select({
        id: window.id,
        actorId: window.actorId,
        action: window.action,
        detail: window.detail,
        subject: window.subject,
        createdAt: window.createdAt,
        fromAddress: isAdmin ? window.fromAddress : sql<string | null>`null`,
        isKnown: sql<number>`${users.id} is not null`,
        fullName: profiles.fullName,
        subjectName: subjectName(sql`${window.subject}`, { withPeople: isAdmin }),
      })
      .from(window)
      .leftJoin(users, eq(users.id, window.actorId))
      .leftJoin(profiles, eq(profiles.userId, window.actorId))
      .where(shown(sql`${window.action}`, filters, isAdmin))
      .orderBy(desc(window.id))
      .limit(pageSize + 1),
    db
      .select({ count: sql<number>`count(*)`, lowest: sql<number | null>`min(${window.id})` })
      .from(window)
      .limit(1),
  ]);
  const entries = rows.slice(0, pageSize);
  const isWindowFull = bounds?.count === maxLooked;
  const next = rows.length > pageSize ? (entries.at(-1)?.id ?? null) : isWindowFull ? bounds.lowest : null;
  return { entries, next };
}

/** The entries that are looked through for those of the kind. */
function lookedThrough(db: Database, filters: ActivityFilters, before: number | null) {
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        before === null ? undefined : lt(auditLog.id, before),
        filters.person === null ? undefined : eq(auditLog.actorId, filters.person),
        filters.from === null ? undefined : gte(auditLog.createdAt, adelaideMidnight(filters.from)),
        filters.to === null ? undefined : lt(auditLog.createdAt, adelaideMidnight(addDays(filters.to, 1))),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(maxLooked)
    .as('looked');
}

/** An action's kind is its first word; a viewer who is not an admin sees only actions about content. */
function shown(action: SQL, { kind }: ActivityFilters, isAdmin: boolean): SQL | undefined {
  const word = sql`substr(${action}, 1, instr(${action} || '-', '-') - 1)`;
  const among = (words: string[]) => sql`${word} in (select value from json_each(${JSON.stringify(words)}))`;
  if (kind === 'accounts') return isAdmin ? sql`not ${among(actionWords())}` : sql`false`;
  if (kind) return among(actionWords(kind));
  return isAdmin ? undefined : among(actionWords());
}
