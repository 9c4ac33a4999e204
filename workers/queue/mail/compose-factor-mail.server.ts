import type { MailContent } from '~/emails/mail';
import {
  factorAdded,
  factorChanged,
  factorRemoved,
  noAccountYet,
  proofCode,
  recoveryCodesMade,
  recoveryCodeUsed,
  signInCode,
} from '~/emails/factor-mails';
import { findFactor } from '~/features/people/second-factor/find-factor.server';
import { mailCode, type CodePurpose } from '~/features/people/sign-in/mail-code';
import { codeMinutes } from '~/features/people/sign-in/token-lifetimes';

import { findToken, hasAccount } from './find-account-address.server';
import { toAccount, type Composer, type Composers, type MailKind } from './mail-composers';

/** Mails about codes and second factors; none when the code is void or the account is gone. */
export const factorComposers = {
  'sign-in-code': async (facts, site, job) => {
    const mail = await withCode('sign-in-code', signInCode)(facts, site, job);
    if (mail || !job.address || (await hasAccount(facts, job.address))) return mail;
    return { to: job.address, ...noAccountYet({ ...site, siteOrigin: facts.siteOrigin }) };
  },
  'proof-code': withCode('proof-code', proofCode),
  'factor-added': toAccount(factorAdded),
  'factor-removed': toAccount(factorRemoved),
  'authenticator-added': toAccount(factorChanged('authenticatorAdded')),
  'authenticator-removed': toAccount(factorChanged('authenticatorRemoved')),
  'passkey-added': toAccount(factorChanged('passkeyAdded')),
  'passkey-removed': toAccount(factorChanged('passkeyRemoved')),
  'recovery-codes-made': toAccount(recoveryCodesMade),
  'recovery-code-used': toAccount(async (site, { userId }, facts) => {
    const factor = await findFactor(facts, userId);
    return recoveryCodeUsed({ ...site, left: factor?.codesLeft ?? 0 });
  }),
} satisfies Partial<Composers<MailKind>>;

/** A composer of a mail with a code. */
function withCode(
  purpose: CodePurpose,
  contentOf: (code: { siteName: string; code: string; minutes: number }) => MailContent,
): Composer<{ tokenId: string }> {
  return async (facts, { siteName }, { tokenId }) => {
    const to = (await findToken(facts, tokenId, purpose))?.email;
    if (!to) return null;
    const code = await mailCode(facts.linkSecret, purpose, tokenId);
    return { to, ...contentOf({ siteName, code, minutes: codeMinutes }) };
  };
}
