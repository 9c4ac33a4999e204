type Text = { title: string; text: string; isFailure?: true };

/** What a screen of the dashboard says once after a write, in writing and as a toast. */
const texts = {
  'signed-in': { title: 'Welcome back!', text: 'You have successfully signed in.' },
  'password-changed': { title: 'Password changed', text: 'All your other devices have been signed out.' },
  'signed-out-others': { title: 'Signed out', text: 'The devices you chose have been signed out.' },
  'property-added': {
    title: 'Property Added Successfully!',
    text: "Your property has been submitted for review. You'll be notified once it's approved.",
  },
  'property-updated': { title: 'Success', text: 'Property updated successfully' },
  'property-resubmitted': {
    title: 'Submitted for review',
    text: "Your property has been submitted for review. You'll be notified once it's approved.",
  },
  'changes-wait': {
    title: 'Your changes wait for review',
    text: 'The live page stays as it is until they are published.',
  },
  'draft-created': {
    title: 'Draft created',
    text: 'Change the copy as you like; the live page stays as it is.',
  },
  'draft-updated': { title: 'Draft updated', text: 'The live page has not changed.' },
  'draft-ready': { title: 'Draft updated', text: 'It is marked as ready to be published.' },
  'draft-rejected': {
    title: 'Draft updated',
    text: 'It was turned down, and its author gets the reason by mail.',
  },
  'draft-published': { title: 'Changes published', text: 'The live property has been updated.' },
  'draft-gone': {
    title: 'Not changed',
    text: 'This draft has changed meanwhile. Please look at it again.',
    isFailure: true,
  },
} satisfies Record<string, Text>;

export type Notice = keyof typeof texts;

export const isNotice = (value: string | null): value is Notice =>
  value !== null && Object.hasOwn(texts, value);

export const noticeText = (notice: Notice): Text => texts[notice];
