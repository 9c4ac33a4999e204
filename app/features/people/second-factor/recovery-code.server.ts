import type { Database } from '~/db/client';
import { hmac } from '~/lib/hmac';

const amount = 10;
/**
 * Without characters that are easily confused. 32 characters, so that each of a code's twelve has five bits.
 */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Ten codes of 60 bits, such as `7KQM-2XHD-VRTA`; only their keyed hashes are kept. */
export async function newRecoveryCodes(pepper: string, userId: string) {
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
const hashCode = (pepper: string, userId: string, code: string) =>
  hmac(pepper, `recovery-code:${userId}:${code.toUpperCase().replace(/[^A-Z2-9]/g, '')}`);

type Dependencies = { db: Database; clock: { now(): Date }; pepper: string };

/** Removes a recovery code from the account's list. True for its first use. */
export async function takeRecoveryCode(
  { db, clock, pepper }: Dependencies,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const hash = await hashCode(pepper, userId, code.slice(0, 100));
  const used = await db.$client
    .prepare(
      'update recovery_codes set used_at = ?1 where user_id = ?2 and code_hash = ?3 and used_at is null returning id',
    )
    .bind(clock.now().getTime(), userId, hash)
    .first();
  return used !== null;
}
