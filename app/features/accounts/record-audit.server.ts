import { sql } from 'drizzle-orm';

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
  | 'property-restored';

type Entry = {
  /** Whose doing it was; null when nobody has proved who they are. */
  actorId: string | null;
  action: AuditAction;
  /** The account it was about, or `property:` and the id; of an address, the account that it has, if any. */
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
