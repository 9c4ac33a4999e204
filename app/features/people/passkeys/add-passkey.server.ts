import { eq, not, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { runBatch } from '~/db/run-batch';
import { passkeys } from '~/db/schema';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import { maxPasskeys } from '~/features/people/second-factor/factor-limits';
import { firstFactor } from '~/features/people/second-factor/first-factor';
import { hasFactor } from '~/features/people/second-factor/has-factor';
import { newRecoveryCodes } from '~/features/people/second-factor/recovery-code.server';
import type { Actor } from '~/lib/actor';
import type { Clock } from '~/lib/time/clock';
import type { Secret } from '~/lib/crypto/secret';

import { loadPasskeyLibrary } from './passkey-library.server';
import type { SentRegistration } from './passkey-response';
import type { PasskeySite } from './passkey-site';

type Dependencies = { db: Database; jobs: JobQueue; clock: Clock; pepper: Secret };

type Input = { name: string; response: SentRegistration; challenge: string; site: PasskeySite };

export type PasskeyAddition =
  /** The account's first second factor. The only time that the recovery codes are shown. */
  | { outcome: 'on'; codes: string[] }
  | { outcome: 'added' }
  /** The browser's answer does not match the challenge. */
  | { outcome: 'wrong' }
  /** The passkey is known already, or the account has as many as it may. */
  | { outcome: 'known' | 'full' };

/**
 * Adds a passkey to the actor's account and notifies them by mail. It counts as a second factor: the first one creates
 * recovery codes and ends every session but the actor's and every pending sign-in. One batch.
 */
export async function addPasskey(deps: Dependencies, actor: Actor, input: Input): Promise<PasskeyAddition> {
  const { db, jobs, clock, pepper } = deps;
  const { userId } = actor;
  const key = await readKey(input);
  if (!key) return { outcome: 'wrong' };
  const now = clock.now();
  const jobId = crypto.randomUUID();
  const { codes, rows } = await newRecoveryCodes(pepper, userId);
  const onlyIf = mayAdd(db, key.id, userId);
  const isFirst = sql`${onlyIf} and ${not(hasFactor(db, userId))}`;
  const { newCodes, added, known } = await runBatch(db, {
    ...firstFactor(db, actor, { rows, now, isFirst }),
    mail: queueMail(db, { version: 1, mail: 'passkey-added', userId }, { id: jobId, now, onlyIf }),
    known: db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.id, key.id)),
    added: insertRow(
      db,
      passkeys,
      { ...key, userId, name: input.name, createdAt: now },
      sql`where ${onlyIf}`,
    ),
    entry: auditStatement(db, { actor, action: 'passkey-added' }, { guard: changed, now }),
  });
  if (added.meta.changes === 0) return { outcome: known.length > 0 ? 'known' : 'full' };
  jobs.announce([jobId]);
  return newCodes.meta.changes > 0 ? { outcome: 'on', codes } : { outcome: 'added' };
}

/** Condition: nobody has this passkey, and there is room for it. */
function mayAdd(db: Database, id: string, userId: string) {
  const same = db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.id, id));
  const own = db
    .select({ count: sql`count(*)` })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  return sql`not exists ${same} and (${own}) < ${maxPasskeys}`;
}

/** The new key; null when the answer is for another site or challenge, or was given without checking who holds the device. */
async function readKey({ response, challenge, site }: Input) {
  const { isoBase64URL, verifyRegistrationResponse } = await loadPasskeyLibrary();
  const verified = await verifyRegistrationResponse({
    response: response as never,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    id: credential.id,
    publicKey: isoBase64URL.fromBuffer(credential.publicKey),
    counter: credential.counter,
    transports: response.response.transports,
    isBackedUp: credentialBackedUp,
  };
}
