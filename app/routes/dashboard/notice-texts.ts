import type { Notice } from '~/platform/notice';

export const noticeTexts: Record<Notice, { title: string; text: string }> = {
  'signed-in': { title: 'Welcome back!', text: 'You have successfully signed in.' },
  'password-changed': { title: 'Password changed', text: 'All your other devices have been signed out.' },
  'signed-out-others': { title: 'Signed out', text: 'The devices you chose have been signed out.' },
  'factor-removed': { title: 'Second factor removed', text: 'Signing in asks for no code any more.' },
};
