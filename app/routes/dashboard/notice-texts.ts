import { googleTexts } from '~/features/accounts/google-texts';
import type { Notice } from '~/platform/notice';

type NoticeText = { title: string; text: string; isBad?: true };

export const noticeTexts: Record<Notice, NoticeText> = {
  'signed-in': { title: 'Welcome back!', text: 'You have successfully signed in.' },
  'password-changed': { title: 'Password changed', text: 'All your other devices have been signed out.' },
  'signed-out-others': { title: 'Signed out', text: 'The devices you chose have been signed out.' },
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
