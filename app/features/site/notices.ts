type Text = { title: string; text: string; isFailure?: true };

/** What a screen of the dashboard says once after a write, in writing and as a toast. */
const texts = {
  'signed-in': { title: 'Welcome back!', text: 'You have successfully signed in.' },
  'password-changed': { title: 'Password changed', text: 'All your other devices have been signed out.' },
  'signed-out-others': { title: 'Signed out', text: 'The devices you chose have been signed out.' },
  'photos-added': { title: 'Photos added', text: 'Your photos are saved, behind those that were there.' },
  'photos-ordered': { title: 'Order saved', text: 'The first photo is the hero.' },
  'photo-described': { title: 'Alt text saved', text: 'The photo is described in your words.' },
  'photo-deleted': { title: 'Photo deleted', text: 'The photo is gone for good.' },
  'photo-gone': { title: 'Nothing changed', text: 'This photo was no longer there.', isFailure: true },
  'photos-failed': {
    title: 'Nothing changed',
    text: 'The change could not be saved just now. Please try again.',
    isFailure: true,
  },
  'images-partly-saved': {
    title: 'Images partially saved',
    text: 'Property created but some images failed to save. You can add them manually later.',
    isFailure: true,
  },
} satisfies Record<string, Text>;

export type Notice = keyof typeof texts;

export const isNotice = (value: string | null): value is Notice =>
  value !== null && Object.hasOwn(texts, value);

export const noticeText = (notice: Notice): Text => texts[notice];
