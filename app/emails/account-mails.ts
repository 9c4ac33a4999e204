import { composeContent } from './compose-content';
import type { MailContent } from './mail';

type Link = { siteName: string; url: string; hours: number };
type Site = { siteName: string; siteOrigin: string };

const inHours = (hours: number) => (hours === 1 ? 'an hour' : `${hours} hours`);

/** To the address of a registration: only its reader can turn the registration into an account. */
export function verifyEmail({ siteName, url, hours }: Link): MailContent {
  return composeContent({
    subject: 'Please verify your email address',
    heading: 'Welcome',
    blocks: [
      {
        kind: 'text',
        text: `Somebody, we hope you, signed up at ${siteName} with this address. Open the link, check your details and type your password there; then you can sign in and list your property.`,
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

/** To the owner of an account with a forgotten password. */
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

/** After a password was changed, so that the owner notices a change by a stranger. */
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

/** To the address that an account is to have. */
export function changeEmail({ siteName, url, hours }: Link): MailContent {
  return composeContent({
    subject: 'Confirm your new email address',
    heading: 'Confirm your new email address',
    blocks: [
      {
        kind: 'text',
        text: `Somebody, we hope you, wants to use this address for their ${siteName} account. Open the link and press the button there; from then on you sign in with this address.`,
      },
      { kind: 'button', label: 'Use this address', href: url },
      { kind: 'text', text: `The link works once and for ${inHours(hours)}.` },
    ],
    footer: 'If it was not you, do nothing: without this step nothing changes.',
    siteName,
  });
}

/** To an address that already has an account when another account tries to take it. */
export function changeEmailKnown({ siteName, siteOrigin }: Site): MailContent {
  return composeContent({
    subject: 'This address has an account already',
    heading: 'This address has an account already',
    blocks: [
      {
        kind: 'text',
        text: `Somebody wanted to use this address for another ${siteName} account. It has an account of its own, so nothing has changed. If both are yours and you want only one, close the other first.`,
      },
      { kind: 'button', label: 'Sign in', href: `${siteOrigin}/auth?mode=login` },
    ],
    footer: 'If it was not you, there is nothing to do.',
    siteName,
  });
}

/** To an account's former address, so that the owner notices a change by a stranger. */
export function emailChanged({ siteName, siteOrigin }: Site): MailContent {
  return composeContent({
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    blocks: [
      {
        kind: 'text',
        text: `Your ${siteName} account has another email address from now on, and this one no longer opens it. Other devices were signed out. If that was you, all is well.`,
      },
      {
        kind: 'text',
        text: 'If it was not you, write to us at once. Tell us that it is about a changed address, and answer from this mailbox when we write back.',
      },
      { kind: 'button', label: 'It was not me', href: `${siteOrigin}/contact` },
    ],
    footer: 'This mail comes with every change of an address and cannot be switched off.',
    siteName,
  });
}

/** To the owner of a closed account; it has the only way back. */
export function accountClosed({ siteName, url, days }: Omit<Link, 'hours'> & { days: number }): MailContent {
  return composeContent({
    subject: 'Your account is closed',
    heading: 'Your account is closed',
    blocks: [
      {
        kind: 'text',
        text: `Your ${siteName} account is closed, you are signed out everywhere, and your properties are no longer on the site. In ${days} days your name, address and phone number are erased, and nobody can bring them back.`,
      },
      { kind: 'text', text: 'If you change your mind before that, or if it was not you, open the link.' },
      { kind: 'button', label: 'Keep my account', href: url },
      { kind: 'text', text: `The link works once and for ${days} days.` },
    ],
    footer: 'If you want the account to stay closed, there is nothing to do.',
    siteName,
  });
}

type Erasure = { siteName: string; url: string; hours: number; days: number; profileUrl: string | null };

/** To an address for which erasure was requested. `profileUrl` is given when it has an account. */
export function confirmErasure({ siteName, url, hours, days, profileUrl }: Erasure): MailContent {
  return composeContent({
    subject: 'Erase what we hold about you',
    heading: 'Erase what we hold about you',
    blocks: [
      {
        kind: 'text',
        text: `Somebody, we hope you, asked ${siteName} to erase what was sent to us with this address: enquiries, messages and the newsletter. Open the link and press the button there; within ${days} days your name, address, phone number and messages are gone.`,
      },
      { kind: 'button', label: 'Erase my data', href: url },
      { kind: 'text', text: `The link works once and for ${inHours(hours)}.` },
      ...(profileUrl
        ? [
            {
              kind: 'text' as const,
              text: `This address also has an account. The link leaves the account as it is. To have it erased too, sign in and close it on your profile: ${profileUrl}`,
            },
          ]
        : []),
    ],
    footer: 'If it was not you, do nothing: without this step nothing is erased.',
    siteName,
  });
}
