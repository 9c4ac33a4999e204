import { composeContent } from './compose-content';
import type { MailContent } from './mail';

type Link = { siteName: string; url: string; hours: number };
type Site = { siteName: string; siteOrigin: string };

const inHours = (hours: number) => (hours === 1 ? 'an hour' : `${hours} hours`);

/** To the address of a registration: only whoever reads it can make it an account. */
export function verifyEmail({ siteName, url, hours }: Link): MailContent {
  return composeContent({
    subject: 'Please verify your email address',
    heading: 'Welcome',
    blocks: [
      {
        kind: 'text',
        text: `Somebody, we hope you, signed up at ${siteName} with this address. Open the link and press the button there; then you can sign in and list your property.`,
      },
      { kind: 'button', label: 'Verify my address', href: url },
      { kind: 'text', text: `The link works once and for ${inHours(hours)}.` },
    ],
    footer: 'If it was not you, do nothing: without this step there is no account.',
    siteName,
  });
}

/** To an address that has an account and was used to sign up again. */
export function accountKnown({ siteName, siteOrigin }: Site): MailContent {
  return composeContent({
    subject: 'You have an account already',
    heading: 'You have an account already',
    blocks: [
      {
        kind: 'text',
        text: `Somebody tried to sign up at ${siteName} with this address, which has an account. Nothing about it has changed. If you have forgotten your password, you can set a new one.`,
      },
      { kind: 'button', label: 'Set a new password', href: `${siteOrigin}/auth/forgot-password` },
    ],
    footer: 'If it was not you, there is nothing to do.',
    siteName,
  });
}

/** To somebody who forgot the password. */
export function resetPassword({ siteName, url, hours }: Link): MailContent {
  return composeContent({
    subject: 'Set a new password',
    heading: 'Set a new password',
    blocks: [
      { kind: 'text', text: `Somebody, we hope you, asked for a new password for your ${siteName} account.` },
      { kind: 'button', label: 'Set a new password', href: url },
      { kind: 'text', text: `The link works once and for ${inHours(hours)}. It signs you out everywhere.` },
    ],
    footer: 'If it was not you, do nothing: your password stays as it is.',
    siteName,
  });
}

/** After a password was changed, so that a stranger's change does not go unseen. */
export function passwordChanged({ siteName, siteOrigin }: Site): MailContent {
  return composeContent({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    blocks: [
      {
        kind: 'text',
        text: `The password of your ${siteName} account has just been changed, and other devices were signed out. If that was you, all is well.`,
      },
      { kind: 'button', label: 'It was not me', href: `${siteOrigin}/auth/forgot-password` },
    ],
    footer: 'This mail comes with every change of a password and cannot be switched off.',
    siteName,
  });
}

const changes = {
  role: {
    subject: 'Your role was changed',
    text: 'An admin has changed what your account may do. Sign in again to go on.',
  },
  deactivate: {
    subject: 'Your account was deactivated',
    text: 'An admin has deactivated your account, and you cannot sign in any more. Your listings stay as they are.',
  },
  reactivate: {
    subject: 'Your account is open again',
    text: 'An admin has opened your account again. You can sign in as before.',
  },
} as const;

/** After an admin changed somebody's role or access. */
export function accountChanged({
  siteName,
  siteOrigin,
  change,
}: Site & { change: keyof typeof changes }): MailContent {
  const { subject, text } = changes[change];
  return composeContent({
    subject,
    heading: subject,
    blocks: [
      { kind: 'text', text },
      { kind: 'button', label: 'Ask about it', href: `${siteOrigin}/contact` },
    ],
    footer: `You get this mail because you have an account at ${siteName}.`,
    siteName,
  });
}
