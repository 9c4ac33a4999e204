import { sql, type SQL } from 'drizzle-orm';

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
   * an address, the account that has it, if any.
   */
  subject?: string | null | { email: string };
  /** Details of the action. Never a name, an address or a secret: entries stay when a person is erased. */
  detail?: Record<string, string | number | boolean | null>;
};

const whoOf = ({ userId, network }: LoggedActor) => ({ actorId: userId, fromAddress: network });

/** Adds an entry to the audit log, which is append-only. */
export async function recordAudit({ db }: { db: Database }, { actor, action, subject, detail }: Entry) {
  const about =
    typeof subject === 'object' && subject
      ? sql<string | null>`(select id from users where email = ${subject.email.trim().toLowerCase()})`
      : (subject ?? actor.userId);
  await db.insert(auditLog).values({ ...whoOf(actor), action, subject: about, detail: detail ?? null });
}

/**
 * The entry as a statement for the batch that makes the change; written where `guard` holds. A guard is
 * evaluated when the statement runs: `changed` of the statement before it, or the state after the change.
 */
export function auditStatement(
  db: Database,
  { actor, action, subject, detail }: Omit<Entry, 'subject'> & { subject: string | SQL },
  { guard, now }: { guard: SQL; now: Date },
) {
  return insertRow(
    db,
    auditLog,
    { ...whoOf(actor), action, subject, detail: detail ?? null, createdAt: now },
    sql`where ${guard}`,
  );
}

/** Guard: the statement just before, in the same batch, has written at least one row. */
export const changed = sql`changes() > 0`;
