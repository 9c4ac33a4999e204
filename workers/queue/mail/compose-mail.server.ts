import { alertMail } from '~/emails/alert-mails';
import type { Mail } from '~/emails/mail';
import { listSiteSettings } from '~/features/content/settings/list-site-settings.server';
import type { MailFacts } from '~/features/work/mail/mail-facts';
import type { MailJob } from '~/jobs/mail-job';

import { accountComposers } from './compose-account-mail.server';
import { decisionComposers } from './compose-decision-mail.server';
import { factorComposers } from './compose-factor-mail.server';
import { leadComposers } from './compose-lead-mail.server';
import { listingComposers } from './compose-listing-mail.server';
import { visitorComposers } from './compose-visitor-mail.server';
import { toAccount, type Composers, type MailKind, type MailOf, type Site } from './mail-composers';

/** Every kind of mail has its composer, else this does not compile. */
const composers: Composers<MailKind> = {
  ...accountComposers,
  ...decisionComposers,
  ...factorComposers,
  ...leadComposers,
  ...listingComposers,
  ...visitorComposers,
  alert: toAccount<MailOf<'alert'>>(alertMail),
};

/** The mail of a job, composed from the present data; null when there is nothing left to report. */
export async function composeMail(facts: MailFacts, job: MailJob): Promise<Mail | null> {
  const { site_name: siteName, email_contact: inbox } = await listSiteSettings(facts);
  return compose(job.mail, facts, { siteName, inbox }, job);
}

const compose = <Kind extends MailKind>(kind: Kind, facts: MailFacts, site: Site, job: MailOf<Kind>) =>
  composers[kind](facts, site, job);
