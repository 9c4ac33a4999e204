import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';

import { accountTokens, users } from '~/db/schema';
import type { AccountTokenPurpose } from '~/db/vocabulary';
import { accountChanged } from '~/emails/account-changed';
import {
  accountClosed,
  accountKnown,
  changeEmail,
  changeEmailKnown,
  emailChanged,
  passwordChanged,
  resetPassword,
  verifyEmail,
} from '~/emails/account-mails';
import { identityLinked, identityUnlinked } from '~/emails/identity-mails';
import type { Mail } from '~/emails/mail';
import { accountUrl } from '~/features/people/sign-in/account-links';
import {
  emailChangeHours,
  keepDays,
  resetHours,
  verificationHours,
} from '~/features/people/sign-in/token-lifetimes';
import type { MailJob } from '~/jobs/mail-job';
import type { MailFacts } from '~/features/work/mail/mail-facts';

import { composeFactorMail } from './compose-factor-mail.server';

type AccountMail = Extract<MailJob, { tokenId: string } | { userId: string }>;

/** A mail about an account; null when its link is void or the account is gone. */
export async function composeAccountMail(
  facts: MailFacts,
  siteName: string,
  job: AccountMail,
): Promise<Mail | null> {
  const { siteOrigin } = facts;
  const to = await findRecipient(facts, job);
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
    case 'account-changed':
      return { to, ...accountChanged({ siteName, siteOrigin, change: job.change }) };
    case 'password-changed':
      return { to, ...passwordChanged({ siteName, siteOrigin }) };
    case 'change-email': {
      const url = await accountUrl(facts, 'change-email', job.tokenId);
      return { to, ...changeEmail({ siteName, url, hours: emailChangeHours }) };
    }
    case 'change-email-known':
      return { to, ...changeEmailKnown({ siteName, siteOrigin }) };
    case 'email-changed':
      return { to, ...emailChanged({ siteName, siteOrigin }) };
    case 'account-closed': {
      const url = await accountUrl(facts, 'keep-account', job.tokenId);
      return { to, ...accountClosed({ siteName, url, days: keepDays }) };
    }
    case 'sign-in-code':
    case 'proof-code':
    case 'factor-added':
    case 'factor-removed':
    case 'recovery-codes-made':
    case 'recovery-code-used':
      return composeFactorMail(facts, { siteName, to }, job);
    case 'identity-linked':
      return { to, ...identityLinked({ siteName, siteOrigin }) };
    case 'identity-unlinked':
      return { to, ...identityUnlinked({ siteName, siteOrigin }) };
  }
}

async function findRecipient(facts: MailFacts, job: AccountMail): Promise<string | null> {
  if (!('tokenId' in job)) return findAddress(facts, job.userId);
  switch (job.mail) {
    case 'account-closed':
      return (await findToken(facts, job.tokenId, 'keep-account'))?.email ?? null;
    case 'change-email':
      return (await findToken(facts, job.tokenId, job.mail))?.wanted ?? null;
    case 'email-changed':
      return findFormerAddress(facts, job.tokenId);
    default:
      return (await findToken(facts, job.tokenId, job.mail))?.email ?? null;
  }
}

/** The account's address behind a link that still works, and the new address that the link confirms. */
async function findToken({ db, clock }: MailFacts, id: string, purpose: AccountTokenPurpose) {
  const [row] = await db
    .select({
      email: users.email,
      wanted: sql<string | null>`json_extract(${accountTokens.payload}, '$.email')`,
    })
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
  return row ?? null;
}

/** The address that the account had before the link was used. */
async function findFormerAddress({ db }: MailFacts, id: string): Promise<string | null> {
  const [row] = await db
    .select({ email: sql<string>`json_extract(${accountTokens.payload}, '$.from')` })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.id, id),
        eq(accountTokens.purpose, 'change-email'),
        isNotNull(accountTokens.usedAt),
      ),
    )
    .limit(1);
  return row?.email ?? null;
}

async function findAddress({ db }: MailFacts, userId: string) {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId)).limit(1);
  return row?.email ?? null;
}
