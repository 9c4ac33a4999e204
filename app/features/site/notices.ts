type Text = { title: string; text: string; isFailure?: true };

/** What a screen of the dashboard says once after a write, in writing and as a toast. */
const texts = {
  'signed-in': { title: 'Welcome back!', text: 'You have successfully signed in.' },
  'password-changed': { title: 'Password changed', text: 'All your other devices have been signed out.' },
  'signed-out-others': { title: 'Signed out', text: 'The devices you chose have been signed out.' },
  'lead-status-changed': { title: 'Lead status updated', text: 'The change stands in its history.' },
  'lead-note-added': { title: 'Note added', text: 'Travellers never see it.' },
  'lead-reply-kept': { title: 'Reply on its way', text: 'How far it is stands in the history.' },
  'lead-reply-retried': { title: 'Trying again', text: 'The reply is being sent once more.' },
} satisfies Record<string, Text>;

export type Notice = keyof typeof texts;

export const isNotice = (value: string | null): value is Notice =>
  value !== null && Object.hasOwn(texts, value);

export const noticeText = (notice: Notice): Text => texts[notice];
