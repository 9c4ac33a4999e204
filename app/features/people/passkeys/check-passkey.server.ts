import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { passkeys, users } from '~/db/schema';
import { forgiveGuesses, guessBuckets, type GuessFrom } from '~/features/people/sign-in/sign-in-guard.server';
import { takeTurns } from '~/features/people/sign-in/take-turns.server';
import { recordAudit } from '~/features/work/audit/record-audit.server';
import type { LoggedActor } from '~/lib/actor';
import type { Clock } from '~/lib/time/clock';
import { hmac } from '~/lib/crypto/hmac';
import type { Secret } from '~/lib/crypto/secret';

import { loadPasskeyLibrary } from './passkey-library.server';
import type { SentAuthentication } from './passkey-response';
import type { PasskeySite } from './passkey-site';

type Dependencies = { db: Database; clock: Clock; pepper: Secret };

/** The passkey of that id, of an account that may sign in; null for any other. */
export async function findPasskey({ db }: { db: Database }, id: string) {
  const [row] = await db
    .select({
      id: passkeys.id,
      userId: passkeys.userId,
      publicKey: passkeys.publicKey,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.id, id), isNull(users.deactivatedAt), isNotNull(users.emailVerifiedAt)))
    .limit(1);
  return row ?? null;
}

type Passkey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

type Input = {
  passkey: Passkey;
  response: SentAuthentication;
  challenge: string;
  site: PasskeySite;
  from: GuessFrom;
};

export type PasskeyCheck =
  /** 'copied': the device counts fewer uses than before, as a copy of it would. */
  { outcome: 'right' | 'wrong' | 'copied' } | { outcome: 'wait'; seconds: number };

/**
 * Checks that the browser holds that passkey and that its owner has unlocked it, for a challenge that nobody else can
 * use. A try is counted before it is checked, by account and source.
 */
export async function checkPasskey(
  deps: Dependencies,
  actor: LoggedActor,
  { passkey, from, ...proof }: Input,
): Promise<PasskeyCheck> {
  const buckets = guessBuckets(await hmac(deps.pepper, `passkey:${passkey.userId}`), from);
  const waitMs = await takeTurns(deps, buckets);
  if (waitMs > 0) return { outcome: 'wait', seconds: Math.ceil(waitMs / 1000) };
  const shown = await verify(passkey, proof);
  if (!shown) return { outcome: 'wrong' };
  if (!(await raiseCounter(deps, passkey, shown))) {
    await recordAudit(deps, { actor, action: 'passkey-refused', subject: passkey.userId });
    return { outcome: 'copied' };
  }
  await forgiveGuesses(deps, buckets);
  return { outcome: 'right' };
}

type Shown = { newCounter: number; credentialBackedUp: boolean };

async function verify(
  { id, publicKey, userId }: Passkey,
  { response, challenge, site }: Pick<Input, 'response' | 'challenge' | 'site'>,
): Promise<Shown | null> {
  const { isoBase64URL, verifyAuthenticationResponse } = await loadPasskeyLibrary();
  const { userHandle } = response.response;
  if (userHandle && userHandle !== isoBase64URL.fromUTF8String(userId)) return null;
  const verified = await verifyAuthenticationResponse({
    response: response as never,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    // The statement that raises the counter compares it, so that of two at once one is refused.
    credential: { id, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo : null;
}

/** False when the device's counter has not risen; a device without a counter always sends 0. */
async function raiseCounter(
  { db, clock }: Dependencies,
  { id, userId }: Passkey,
  { newCounter, credentialBackedUp }: Shown,
): Promise<boolean> {
  const counted = sql`cast(${newCounter} as integer)`;
  const raised = await db
    .update(passkeys)
    .set({ counter: counted, isBackedUp: credentialBackedUp, lastUsedAt: clock.now() })
    .where(
      and(
        eq(passkeys.id, id),
        eq(passkeys.userId, userId),
        sql`(${passkeys.counter} < ${counted} or (${passkeys.counter} = 0 and ${counted} = 0))`,
      ),
    )
    .returning({ id: passkeys.id });
  return raised.length > 0;
}
