import type { Mail, MailContent } from '~/emails/mail';
import type { MailFacts } from '~/features/work/mail/mail-facts';
import type { MailJob } from '~/jobs/mail-job';

import { findAddress } from './find-account-address.server';

export type MailKind = MailJob['mail'];

/** The job of a kind of mail. */
export type MailOf<Kind extends MailKind> = Extract<MailJob, { mail: Kind }>;

/** The site's name, and the address of its inbox. */
export type Site = { siteName: string; inbox: string };

/** Composes the mail of a job from the present data; null when it has no reason any more. */
export type Composer<Job> = (facts: MailFacts, site: Site, job: Job) => Promise<Mail | null>;

/** A composer for each of these kinds. */
export type Composers<Kind extends MailKind> = { [Each in Kind]: Composer<MailOf<Each>> };

/** A composer of mails to an account's own address; returns null when the account is gone. */
export function toAccount<Job extends { userId: string }>(
  contentOf: (
    site: { siteName: string; siteOrigin: string },
    job: Job,
    facts: MailFacts,
  ) => MailContent | Promise<MailContent>,
): Composer<Job> {
  return async (facts, { siteName }, job) => {
    const to = await findAddress(facts, job.userId);
    if (!to) return null;
    return { to, ...(await contentOf({ siteName, siteOrigin: facts.siteOrigin }, job, facts)) };
  };
}
