import type { Database } from '~/db/client';

import { isMailCode, type CodePurpose } from './mail-code';

const triesPerCode = 5;

type Dependencies = { db: Database; clock: { now(): Date }; linkSecret: string };

/**
 * The account of a mailed code; null for a wrong, expired or used one. A try is counted before it is checked,
 * so that parallel guesses cannot pass together; of many valid ones at once one wins.
 */
export async function redeemCode(
  { db, clock, linkSecret }: Dependencies,
  { id, purpose, code }: { id: string; purpose: CodePurpose; code: string },
): Promise<{ userId: string } | null> {
  const d1 = db.$client;
  const now = clock.now().getTime();
  const tried = await d1
    .prepare(
      `update account_tokens set tries = tries + 1
      where id = ?1 and purpose = ?2 and used_at is null and expires_at > ?3 and tries < ${triesPerCode}
        and user_id in (select id from users where deactivated_at is null)
      returning user_id`,
    )
    .bind(id, purpose, now)
    .first<string>('user_id');
  const isRight = await isMailCode(linkSecret, purpose, id, code);
  if (!tried || !isRight) return null;
  const claimed = await d1
    .prepare('update account_tokens set used_at = ?2 where id = ?1 and used_at is null returning user_id')
    .bind(id, now)
    .first<string>('user_id');
  return claimed ? { userId: claimed } : null;
}
