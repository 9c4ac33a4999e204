import type { Database } from '~/db/client';

export const triesPerRegistration = 5;

/** A registration whose link still works; `?1` is its id and `?2` the time. */
export const openRegistration = `select t.*, u.email from account_tokens t
  join users u on u.id = t.user_id and u.email_verified_at is null
  where t.id = ?1 and t.purpose = 'verify-email' and t.used_at is null and t.expires_at > ?2`;

export type Registration = {
  email: string;
  fullName: string;
  companyName: string | null;
  phone: string | null;
  /** Its password was typed wrong too often; it cannot be tried again. */
  isSpent: boolean;
};

/** The data of the sign-up behind a link; null when the link is void, used or expired. */
export async function findRegistration(
  { db, clock }: { db: Database; clock: { now(): Date } },
  tokenId: string,
): Promise<Registration | null> {
  const row = await db.$client
    .prepare(
      `select email, json_extract(payload, '$.fullName') as fullName, json_extract(payload, '$.phone') as phone,
        json_extract(payload, '$.companyName') as companyName, tries from (${openRegistration})`,
    )
    .bind(tokenId, clock.now().getTime())
    .first<Omit<Registration, 'isSpent'> & { tries: number }>();
  if (!row) return null;
  const { tries, ...typed } = row;
  return { ...typed, isSpent: tries >= triesPerRegistration };
}
