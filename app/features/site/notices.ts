type Text = { title: string; text: string; isFailure?: true };

/** What a screen of the dashboard says once after a write, in writing and as a toast. */
const texts = {
  'signed-in': { title: 'Welcome back!', text: 'You have successfully signed in.' },
  'password-changed': { title: 'Password changed', text: 'All your other devices have been signed out.' },
  'signed-out-others': { title: 'Signed out', text: 'The devices you chose have been signed out.' },
  'approval-updated': { title: 'Success', text: 'Approval status updated successfully' },
  'approval-failed': { title: 'Error', text: 'Failed to update approval status', isFailure: true },
  'publication-updated': { title: 'Success', text: 'Published status updated successfully' },
  'publication-failed': { title: 'Error', text: 'Failed to update published status', isFailure: true },
  'feature-updated': { title: 'Success', text: 'Featured status updated successfully' },
  'feature-failed': { title: 'Error', text: 'Failed to update featured status', isFailure: true },
  'archive-updated': { title: 'Property archived', text: 'Travellers do not see it any more.' },
  'archive-failed': { title: 'Error', text: 'Failed to archive the property', isFailure: true },
  'restore-updated': { title: 'Property restored', text: 'It stands where it stood before.' },
  'restore-failed': { title: 'Error', text: 'Failed to restore the property', isFailure: true },
  'bulk-failed': { title: 'Error', text: 'Failed to update the chosen properties', isFailure: true },
} satisfies Record<string, Text>;

export type Notice = keyof typeof texts;

export const isNotice = (value: string | null): value is Notice =>
  value !== null && Object.hasOwn(texts, value);

export const noticeText = (notice: Notice): Text => texts[notice];
