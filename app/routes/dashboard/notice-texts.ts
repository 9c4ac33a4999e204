import type { Notice } from '~/platform/notice';

export const noticeTexts: Record<Notice, { title: string; text: string }> = {
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
};
