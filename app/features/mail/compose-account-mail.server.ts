import { and, eq, gt, isNull } from 'drizzle-orm';

import { accountTokens, users } from '~/db/schema';
import type { AccountTokenPurpose } from '~/db/vocabulary';
import { accountKnown, passwordChanged, resetPassword, verifyEmail } from '~/emails/account-mails';
import { identityLinked, identityUnlinked } from '~/emails/identity-mails';
import type { Mail } from '~/emails/mail';
import { accountUrl } from '~/features/accounts/account-links';
import { resetHours, verificationHours } from '~/features/accounts/token-lifetimes';
import type { MailJob } from '~/jobs/mail-job';

import type { MailFacts } from './mail-facts';

type AccountMail = Extract<MailJob, { tokenId: string } | { userId: string }>;

/** A mail about somebody's account; null when its link is void or the account is gone. */
export async function composeAccountMail(
  facts: MailFacts,
  siteName: string,
  job: AccountMail,
): Promise<Mail | null> {
  const { siteOrigin } = facts;
  const to =
    'tokenId' in job
      ? await findTokenAddress(facts, job.tokenId, job.mail)
      : await findAddress(facts, job.userId);
  if (!to) return null;
  switch (job.mail) {
    case 'verify-email': {
      const url = await accountUrl(facts, 'verify-email', job.tokenId);
      return { to, ...verifyEmail({ siteName, url, hours: verificationHours }) };
    }
    case 'reset-password': {
      const url = await accountUrl(facts, 'reset-password', job.tokenId);
      return { to, ...resetPassword({ siteName, url, hours: resetHours }) };
    }
    case 'account-known':
      return { to, ...accountKnown({ siteName, siteOrigin }) };
    case 'password-changed':
      return { to, ...passwordChanged({ siteName, siteOrigin }) };
    case 'identity-linked':
      return { to, ...identityLinked({ siteName, siteOrigin }) };
    case 'identity-unlinked':
      return { to, ...identityUnlinked({ siteName, siteOrigin }) };
  }
}

async function findTokenAddress({ db, clock }: MailFacts, id: string, purpose: AccountTokenPurpose) {
  const [row] = await db
    .select({ email: users.email })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(
      and(
        eq(accountTokens.id, id),
        eq(accountTokens.purpose, purpose),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, clock.now()),
      ),
    )
    .limit(1);
  return row?.email ?? null;
}

async function findAddress({ db }: MailFacts, userId: string) {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId)).limit(1);
  return row?.email ?? null;
}
