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
import type { MailContent } from '~/emails/mail';
import { accountUrl, type LinkPurpose } from '~/features/people/sign-in/account-links';
import {
  emailChangeHours,
  keepDays,
  resetHours,
  verificationHours,
} from '~/features/people/sign-in/token-lifetimes';

import { findFormerAddress, findToken } from './find-account-address.server';
import { toAccount, type Composer, type Composers, type MailKind } from './mail-composers';

/** Mails about an account; none when its link is void or the account is gone. */
export const accountComposers = {
  'verify-email': withLink('verify-email', 'email', (link) =>
    verifyEmail({ ...link, hours: verificationHours }),
  ),
  'reset-password': withLink('reset-password', 'email', (link) =>
    resetPassword({ ...link, hours: resetHours }),
  ),
  'change-email': withLink('change-email', 'wanted', (link) =>
    changeEmail({ ...link, hours: emailChangeHours }),
  ),
  'account-closed': withLink('keep-account', 'email', (link) => accountClosed({ ...link, days: keepDays })),
  'account-known': toAccount(accountKnown),
  'account-changed': toAccount((site, { change }) => accountChanged({ ...site, change })),
  'password-changed': toAccount(passwordChanged),
  'change-email-known': toAccount(changeEmailKnown),
  'identity-linked': toAccount(identityLinked),
  'identity-unlinked': toAccount(identityUnlinked),
  'email-changed': async (facts, { siteName }, { tokenId }) => {
    const to = await findFormerAddress(facts, tokenId);
    return to ? { to, ...emailChanged({ siteName, siteOrigin: facts.siteOrigin }) } : null;
  },
} satisfies Partial<Composers<MailKind>>;

/** A composer of a mail with a link, to the account's address or to the one that the link would give it. */
function withLink(
  purpose: LinkPurpose,
  reader: 'email' | 'wanted',
  contentOf: (link: { siteName: string; url: string }) => MailContent,
): Composer<{ tokenId: string }> {
  return async (facts, { siteName }, { tokenId }) => {
    const to = (await findToken(facts, tokenId, purpose))?.[reader];
    if (!to) return null;
    return { to, ...contentOf({ siteName, url: await accountUrl(facts, purpose, tokenId) }) };
  };
}
