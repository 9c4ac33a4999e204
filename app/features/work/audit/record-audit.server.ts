import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { auditLog } from '~/db/schema';
import type { AuditAction } from '~/db/vocabulary';
import type { LoggedActor } from '~/lib/actor';

type Entry = {
  actor: LoggedActor;
  action: AuditAction;
  /**
   * The account it is about, or kind and id of the subject as in `property:12`, `page:3`, `redirect:7`; for
   * an address, the account that has it, if any. Absent, it is the actor's own account.
   */
  subject?: string | null | { email: string };
  /** Details of the action. Never a name, an address or a secret: entries stay when a person is erased. */
  detail?: Record<string, string | number | boolean | null>;
};

/**
 * Adds an entry to the audit log, which is append-only. Only for what changes nothing in D1: a change is
 * logged by `auditStatement` in its own batch.
 */
export async function recordAudit({ db }: { db: Database }, { actor, action, subject, detail }: Entry) {
  const about =
    typeof subject === 'object' && subject
      ? sql<string | null>`(select id from users where email = ${subject.email.trim().toLowerCase()})`
      : (subject ?? actor.userId);
  const { userId: actorId, network: fromAddress } = actor;
  await db.insert(auditLog).values({ actorId, fromAddress, action, subject: about, detail: detail ?? null });
}

type StatementEntry = Omit<Entry, 'actor' | 'subject'> & {
  /** The account may be one that the batch finds. */
  actor: LoggedActor | { userId: SQLWrapper; network: string };
  subject?: string | SQLWrapper | null;
};

type Written = {
  /**
   * Evaluated when the statement runs: `changed` of the statement before it, or the state before or after the
   * change.
   */
  guard: SQL | undefined;
  now: Date;
  /** The SELECT of the entry: one entry for each row that `guard` finds. */
  from?: SQLWrapper;
};

/** The entry as a statement for the batch that makes the change, so that there is both or neither. */
export function auditStatement(
  db: Database,
  { actor, action, subject, detail }: StatementEntry,
  { guard, now, from }: Written,
) {
  const { userId: actorId, network: fromAddress } = actor;
  return insertRow(
    db,
    auditLog,
    { actorId, fromAddress, action, subject: subject ?? actorId, detail: detail ?? null, createdAt: now },
    from ? sql`from ${from} where ${guard}` : sql`where ${guard}`,
  );
}

/** Guard: the statement just before, in the same batch, has written at least one row. */
export const changed = sql`changes() > 0`;
