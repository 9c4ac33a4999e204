import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
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
  /** Whose doing it was; null when nobody has proved who they are. */
  actorId: string | null;
  action: AuditAction;
  /**
   * The account it was about, or its kind and id as in `property:12`, `page:3`, `redirect:7`; of an address, the account
   * that it has, if any.
   */
  subject?: string | null | { email: string };
  /** Network address, an IPv6 one as its /64. */
  from: string;
  /** More of what was done. Never a name, an address or a secret: entries stay when a person is erased. */
  detail?: Record<string, string | number | boolean | null>;
};

/** Adds to the log that nothing can be taken out of. */
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
 * The entry as a statement for the batch that makes the change; written where `guard` holds. A guard is read when the
 * statement's turn comes: `changed` of the statement before it, or the state that the change leaves behind.
 */
export function auditStatement(
  db: Database,
  { actorId, action, subject, from, detail }: Omit<Entry, 'subject'> & { subject: string | SQL },
  { guard, now }: { guard: SQL; now: Date },
) {
  return insertRow(
    db,
    auditLog,
    { actorId, action, subject, detail: detail ?? null, fromAddress: from, createdAt: now },
    sql`where ${guard}`,
  );
}

/** Guard: the statement just before, in the same batch, has written at least one row. */
export const changed = sql`changes() > 0`;
