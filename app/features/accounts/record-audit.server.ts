import type { Database } from '~/db/client';
import { auditLog } from '~/db/schema';

type Entry = {
  /** Whose doing it was; null when nobody has proved who they are. */
  actorId: string | null;
  action:
    | 'sign-up'
    | 'sign-in'
    | 'sign-in-failed'
    | 'email-verified'
    | 'password-reset'
    | 'password-changed'
    | 'role-changed';
  /** The account it was about. */
  subject?: string | null;
  /** Network address, an IPv6 one as its /64. */
  from: string;
};

/** Adds to the log that nothing can be taken out of. */
export async function recordAudit({ db }: { db: Database }, { actorId, action, subject, from }: Entry) {
  await db.insert(auditLog).values({ actorId, action, subject: subject ?? actorId, fromAddress: from });
}
