import { composeContent } from './compose-content';
import type { MailContent } from './mail';

type Site = { siteName: string; siteOrigin: string };
type Code = { siteName: string; code: string; minutes: number };

const always = 'This mail comes with every such change and cannot be switched off.';

/** For sign-in without the password. The code is not in the subject, which locked screens and logs show. */
export function signInCode({ siteName, code, minutes }: Code): MailContent {
  return composeContent({
    subject: 'Your sign-in code',
    heading: 'Your sign-in code',
    blocks: [
      { kind: 'text', text: `Type this code on the page where you asked for it to sign in at ${siteName}.` },
      { kind: 'facts', facts: [['Code', code]] },
      { kind: 'text', text: `It works once and for ${minutes} minutes. A newer code replaces it.` },
    ],
    footer: 'Never tell the code to anybody. If you did not ask for it, do nothing.',
    siteName,
  });
}

/** To an address without an account for which a sign-in code was requested. */
export function noAccountYet({ siteName, siteOrigin }: Site): MailContent {
  return composeContent({
    subject: 'There is no account with this address yet',
    heading: 'There is no account with this address yet',
    blocks: [
      {
        kind: 'text',
        text: `Somebody, we hope you, asked for a code to sign in at ${siteName}. This address has no account. You can make one and list your property, or ask for the code with the address that you signed up with.`,
      },
      { kind: 'button', label: 'Sign up', href: `${siteOrigin}/auth?mode=signup` },
    ],
    footer: 'If it was not you, do nothing: there is no account, and nothing has changed.',
    siteName,
  });
}

/** For a sensitive change by an account with neither password nor second factor. */
export function proofCode({ siteName, code, minutes }: Code): MailContent {
  return composeContent({
    subject: 'Confirm that it is you',
    heading: 'Confirm that it is you',
    blocks: [
      { kind: 'text', text: `Type this code to go on with the change to your ${siteName} account.` },
      { kind: 'facts', facts: [['Code', code]] },
      { kind: 'text', text: `It works once and for ${minutes} minutes. A newer code replaces it.` },
    ],
    footer:
      'Never tell the code to anybody. If you did not ask for it, somebody else may be signed in to your account: sign out everywhere.',
    siteName,
  });
}

export function factorAdded({ siteName, siteOrigin }: Site): MailContent {
  return composeContent({
    subject: 'Second factor switched on',
    heading: 'Second factor switched on',
    blocks: [
      {
        kind: 'text',
        text: `Signing in to your ${siteName} account now takes a second factor as well: a code from your authenticator app, or a passkey. Other devices were signed out. Keep your recovery codes where you find them without your phone.`,
      },
      { kind: 'button', label: 'It was not me', href: `${siteOrigin}/contact` },
    ],
    footer: always,
    siteName,
  });
}

export function factorRemoved({ siteName, siteOrigin }: Site): MailContent {
  return composeContent({
    subject: 'Second factor switched off',
    heading: 'Second factor switched off',
    blocks: [
      {
        kind: 'text',
        text: `Your ${siteName} account can now be signed in to without a second factor. If it was not you, set a new password, which signs out every device, and switch the second factor on again.`,
      },
      { kind: 'button', label: 'It was not me', href: `${siteOrigin}/auth/forgot-password` },
    ],
    footer: always,
    siteName,
  });
}

type Change = { subject: string; text: (siteName: string) => string };

const changes = {
  authenticatorAdded: {
    subject: 'Authenticator app added',
    text: (siteName) => `Another authenticator app was added to your ${siteName} account.`,
  },
  authenticatorRemoved: {
    subject: 'Authenticator app removed',
    text: (siteName) => `An authenticator app of your ${siteName} account was removed.`,
  },
  passkeyAdded: {
    subject: 'Passkey added',
    text: (siteName) =>
      `A passkey was added to your ${siteName} account: whoever holds the device that keeps it can sign in with it.`,
  },
  passkeyRemoved: {
    subject: 'Passkey removed',
    text: (siteName) =>
      `A passkey of your ${siteName} account was removed. It can no longer be used to sign in.`,
  },
} satisfies Record<string, Change>;

/** About one of several factors, while others are in force. */
export const factorChanged =
  (change: keyof typeof changes) =>
  ({ siteName, siteOrigin }: Site): MailContent => {
    const { subject, text } = changes[change];
    const advice =
      'If it was not you, set a new password, which signs out every device, and look at your security page.';
    return composeContent({
      subject,
      heading: subject,
      blocks: [
        { kind: 'text', text: `${text(siteName)} ${advice}` },
        { kind: 'button', label: 'It was not me', href: `${siteOrigin}/auth/forgot-password` },
      ],
      footer: always,
      siteName,
    });
  };

export function recoveryCodesMade({ siteName, siteOrigin }: Site): MailContent {
  return composeContent({
    subject: 'New recovery codes',
    heading: 'New recovery codes',
    blocks: [
      {
        kind: 'text',
        text: `New recovery codes were made for your ${siteName} account. The ones before no longer work. If it was not you, set a new password, which signs out every device.`,
      },
      { kind: 'button', label: 'It was not me', href: `${siteOrigin}/auth/forgot-password` },
    ],
    footer: always,
    siteName,
  });
}

export function recoveryCodeUsed({ siteName, siteOrigin, left }: Site & { left: number }): MailContent {
  const leftText = left === 0 ? 'None is left.' : left === 1 ? 'One is left.' : `${left} are left.`;
  return composeContent({
    subject: 'A recovery code was used',
    heading: 'A recovery code was used',
    blocks: [
      {
        kind: 'text',
        text: `Somebody, we hope you, signed in to your ${siteName} account with a recovery code. ${leftText} You can make new ones on the security screen.`,
      },
      { kind: 'button', label: 'Open the security screen', href: `${siteOrigin}/dashboard/security` },
    ],
    footer: `If it was not you, set a new password at ${siteOrigin}/auth/forgot-password: it signs out every device.`,
    siteName,
  });
}
