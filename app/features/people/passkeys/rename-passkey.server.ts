import { and, eq } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { runBatch } from '~/db/run-batch';
import { passkeys } from '~/db/schema';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import type { Actor } from '~/lib/actor';

/** Gives one of the actor's passkeys another name. False for a passkey that is not theirs. */
export async function renamePasskey(
  { db, clock }: DbClock,
  actor: Actor,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const { renamed } = await runBatch(db, {
    renamed: db
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, actor.userId))),
    entry: auditStatement(db, { actor, action: 'passkey-renamed' }, { guard: changed, now: clock.now() }),
  });
  return renamed.meta.changes > 0;
}
