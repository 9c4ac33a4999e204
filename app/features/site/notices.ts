type Text = { title: string; text: string; isFailure?: true };

/** What a screen of the dashboard says once after a write, in writing and as a toast. */
const texts = {
  'signed-in': { title: 'Welcome back!', text: 'You have successfully signed in.' },
  'password-changed': { title: 'Password changed', text: 'All your other devices have been signed out.' },
  'signed-out-others': { title: 'Signed out', text: 'The devices you chose have been signed out.' },
  'account-updated': { title: 'Account updated', text: 'The person has been signed out and told by mail.' },
  'account-not-updated': {
    title: 'Nothing was changed',
    text: 'It is so already, or no admin would remain. The list shows how things are now.',
    isFailure: true,
  },
} satisfies Record<string, Text>;

export type Notice = keyof typeof texts;

export const isNotice = (value: string | null): value is Notice =>
  value !== null && Object.hasOwn(texts, value);

export const noticeText = (notice: Notice): Text => texts[notice];
