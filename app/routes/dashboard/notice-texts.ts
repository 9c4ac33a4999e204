import { googleTexts } from '~/features/accounts/google-texts';
import type { Notice } from '~/platform/notice';

type NoticeText = { title: string; text: string; isBad?: true };

export const noticeTexts: Record<Notice, NoticeText> = {
  'signed-in': { title: 'Welcome back!', text: 'You have successfully signed in.' },
  'password-changed': { title: 'Password changed', text: 'All your other devices have been signed out.' },
  'signed-out-others': { title: 'Signed out', text: 'The devices you chose have been signed out.' },
  'profile-updated': { title: 'Profile Updated!', text: 'Your details have been saved.' },
  'email-change-asked': {
    title: 'Please check your email.',
    text: 'A mail is on its way to the new address. Your address changes when you use its link.',
  },
  'email-change-cancelled': { title: 'Cancelled', text: 'Your email address stays as it is.' },
  'export-too-often': {
    title: 'Please wait',
    text: 'You have downloaded your data several times. Please try again in an hour.',
  },
  'factor-removed': { title: 'Second factor removed', text: 'Signing in asks for no code any more.' },
  'password-link-sent': {
    title: 'Please check your email',
    text: 'A link to set a password is on its way. It works for an hour and signs you out everywhere.',
  },
  'google-failed': { ...googleTexts['google-failed'], isBad: true },
  'google-unverified': { ...googleTexts['google-unverified'], isBad: true },
  'google-taken': {
    title: 'Not linked',
    text: 'That Google account belongs to another account here. Unlink it there first.',
    isBad: true,
  },
  'google-known': { title: 'Nothing to do', text: 'That Google account was linked already.' },
  'identity-linked': {
    title: 'Google account linked',
    text: 'You can sign in with it from now on.',
  },
  'identity-unlinked': {
    title: 'Google account unlinked',
    text: 'It can no longer be used to sign in.',
  },
};
