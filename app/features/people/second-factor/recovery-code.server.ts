import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { runBatch } from '~/db/run-batch';
import { recoveryCodes } from '~/db/schema';
import { hmac } from '~/lib/crypto/hmac';
import type { LoggedActor } from '~/lib/actor';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import type { Clock } from '~/lib/time/clock';
import { valuesOf, type Secret } from '~/lib/crypto/secret';

const amount = 10;
/**
 * Without characters that are easily confused. 32 characters, so that each of a code's twelve has five bits.
 */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Ten codes of 60 bits, such as `7KQM-2XHD-VRTA`; only their keyed hashes are kept. */
export async function newRecoveryCodes(pepper: Secret, userId: string) {
  const codes = Array.from({ length: amount }, newCode);
  const hashes = await Promise.all(codes.map((code) => hashCode(pepper, userId, code)));
  const rows = hashes.map((hash) => ({ id: crypto.randomUUID(), hash }));
  return { codes, rows: JSON.stringify(rows) };
}

function newCode(): string {
  const signs = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => alphabet.charAt(byte % 32));
  return (signs.join('').match(/.{4}/g) ?? []).join('-');
}

/** Dashes, spaces and case are ignored. */
const hashCode = (pepper: Secret, userId: string, code: string) =>
  hmac(pepper, `recovery-code:${userId}:${code.toUpperCase().replace(/[^A-Z2-9]/g, '')}`);

/** Statement that keeps them; `rows` as `newRecoveryCodes` gives them. */
export function insertRecoveryCodes(
  db: Database,
  { userId, rows }: { userId: string; rows: string },
  { now, onlyIf }: { now: Date; onlyIf: SQL },
) {
  return insertRow(
    db,
    recoveryCodes,
    {
      id: sql`json_extract(code.value, '$.id')`,
      userId,
      codeHash: sql`json_extract(code.value, '$.hash')`,
      createdAt: now,
    },
    sql`from json_each(${rows}) code where ${onlyIf}`,
  );
}

type Dependencies = { db: Database; clock: Clock; pepper: Secret };

/** Removes a recovery code from the account's list. True for its first use. */
export async function takeRecoveryCode(
  { db, clock, pepper }: Dependencies,
  actor: LoggedActor,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const now = clock.now();
  const hashes = await Promise.all(
    valuesOf(pepper).map((value) => hashCode(value, userId, code.slice(0, 100))),
  );
  const { used } = await runBatch(db, {
    used: db
      .update(recoveryCodes)
      .set({ usedAt: now })
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          inArray(recoveryCodes.codeHash, hashes),
          isNull(recoveryCodes.usedAt),
        ),
      ),
    entry: auditStatement(
      db,
      { actor, action: 'recovery-code-used', subject: userId },
      { guard: changed, now },
    ),
  });
  return used.meta.changes > 0;
}
