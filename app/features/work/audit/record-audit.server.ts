import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { auditLog } from '~/db/schema';

export type AuditAction =
  | 'sign-up'
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-out'
  | 'sessions-ended'
  | 'email-verified'
  | 'email-change-asked'
  | 'email-changed'
  | 'password-reset'
  | 'password-changed'
  | 'factor-added'
  | 'factor-removed'
  | 'factor-failed'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'identity-linked'
  | 'identity-unlinked'
  | 'proof-failed'
  | 'profile-changed'
  | 'data-exported'
  | 'account-closed'
  | 'account-kept'
  | 'erasure-confirmed'
  | 'role-changed'
  | 'account-deactivated'
  | 'account-reactivated'
  | 'property-approved'
  | 'property-rejected'
  | 'property-published'
  | 'property-unpublished'
  | 'property-featured'
  | 'property-unfeatured'
  | 'property-archived'
  | 'property-restored'
  | 'page-created'
  | 'page-saved'
  | 'page-published'
  | 'page-unpublished'
  | 'page-deleted'
  | 'page-restored'
  | 'page-erased'
  | 'guides-imported'
  | 'job-retried'
  | 'job-discarded'
  | 'image-added'
  | 'image-changed'
  | 'image-removed'
  | 'menu-changed'
  | 'redirect-created'
  | 'redirect-changed'
  | 'redirect-removed'
  | 'redirects-imported'
  | 'redirects-reconciled'
  | 'home-changed'
  | 'settings-changed'
  | 'location-created'
  | 'location-changed'
  | 'related-guides-changed'
  | 'amenity-created'
  | 'amenity-changed'
  | 'amenities-merged'
  | 'subscribers-exported'
  | 'subscriber-removed'
  | 'messages-exported'
  | 'message-handled'
  | 'message-reopened';

type Entry = {
  /** The actor; null when nobody is signed in. */
  actorId: string | null;
  action: AuditAction;
  /**
   * The account it is about, or kind and id of the subject as in `property:12`, `page:3`, `redirect:7`; for
   * an address, the account that has it, if any.
   */
  subject?: string | null | { email: string };
  /** Network address, an IPv6 one as its /64. */
  from: string;
  /** Details of the action. Never a name, an address or a secret: entries stay when a person is erased. */
  detail?: Record<string, string | number | boolean | null>;
};

/** Adds an entry to the audit log, which is append-only. */
export async function recordAudit(
  { db }: { db: Database },
  { actorId, action, subject, from, detail }: Entry,
) {
  const about =
    typeof subject === 'object' && subject
      ? sql<string | null>`(select id from users where email = ${subject.email.trim().toLowerCase()})`
      : (subject ?? actorId);
  await db
    .insert(auditLog)
    .values({ actorId, action, subject: about, fromAddress: from, detail: detail ?? null });
}

/**
 * The entry as a statement for the batch that makes the change; written where `guard` holds. A guard is
 * evaluated when the statement runs: `changed` of the statement before it, or the state after the change.
 */
export function auditStatement(
  db: Database,
  { actorId, action, subject, from, detail }: Omit<Entry, 'subject'> & { subject: string | SQL },
  { guard, now }: { guard: SQL; now: Date },
) {
  return db.insert(auditLog).select(
    sql`select null, ${actorId}, ${action}, ${subject}, ${detail ? JSON.stringify(detail) : null}, ${from},
      cast(${now.getTime()} as integer) where ${guard}`,
  );
}

/** Guard: the statement just before, in the same batch, has written at least one row. */
export const changed = sql`changes() > 0`;
