import type { Mail, MailContent } from '~/emails/mail';
import {
  factorAdded,
  factorRemoved,
  proofCode,
  recoveryCodesMade,
  recoveryCodeUsed,
  signInCode,
} from '~/emails/factor-mails';
import { findFactor } from '~/features/people/second-factor/find-factor.server';
import { mailCode } from '~/features/people/sign-in/mail-code';
import { codeMinutes } from '~/features/people/sign-in/token-lifetimes';
import type { MailJob } from '~/jobs/mail-job';

import type { MailFacts } from '~/features/work/mail/mail-facts';

export type FactorMail = Extract<
  MailJob,
  {
    mail:
      | 'sign-in-code'
      | 'proof-code'
      | 'factor-added'
      | 'factor-removed'
      | 'recovery-codes-made'
      | 'recovery-code-used';
  }
>;

/** A mail about codes and second factors, to an address that has been found. */
export async function composeFactorMail(
  facts: MailFacts,
  { siteName, to }: { siteName: string; to: string },
  job: FactorMail,
): Promise<Mail> {
  return { to, ...(await contentOf(facts, siteName, job)) };
}

async function contentOf(facts: MailFacts, siteName: string, job: FactorMail): Promise<MailContent> {
  const site = { siteName, siteOrigin: facts.siteOrigin };
  switch (job.mail) {
    case 'sign-in-code':
    case 'proof-code': {
      const code = await mailCode(facts.linkSecret, job.mail, job.tokenId);
      const compose = job.mail === 'sign-in-code' ? signInCode : proofCode;
      return compose({ siteName, code, minutes: codeMinutes });
    }
    case 'factor-added':
      return factorAdded(site);
    case 'factor-removed':
      return factorRemoved(site);
    case 'recovery-codes-made':
      return recoveryCodesMade(site);
    case 'recovery-code-used': {
      const factor = await findFactor(facts, job.userId);
      return recoveryCodeUsed({ ...site, left: factor?.codesLeft ?? 0 });
    }
  }
}
