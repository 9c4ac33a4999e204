import { googleTexts } from './google-texts';

type Text = { title: string; text: string; isFailure?: true };

/** Messages that a screen of the dashboard shows once after a write, in the page and as a toast. */
const texts = {
  'signed-in': { title: 'Welcome back!', text: 'You have successfully signed in.' },
  'password-changed': { title: 'Password changed', text: 'All your other devices have been signed out.' },
  'job-retry': { title: 'Trying again', text: 'The job has begun anew.' },
  'job-discard': { title: 'Discarded', text: 'The job will not be tried again.' },
  'work-cancelled': { title: 'Cancelled', text: 'The work has been ended.' },
  'work-retried': { title: 'Trying again', text: 'The work has begun anew.' },
  'work-unchanged': {
    title: 'Nothing to do',
    text: 'The work has ended meanwhile, or was tried too often. Please look at the page again.',
    isFailure: true,
  },
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
  'authenticator-added': {
    title: 'Authenticator app added',
    text: 'Signing in takes its codes from now on.',
  },
  'authenticator-removed': { title: 'Authenticator app removed', text: 'Its codes no longer work.' },
  'passkey-added': { title: 'Passkey added', text: 'You can sign in with it from now on.' },
  'passkey-renamed': { title: 'Passkey renamed', text: 'The new name has been saved.' },
  'passkey-removed': { title: 'Passkey removed', text: 'It can no longer be used to sign in.' },
  'factor-removed': { title: 'Second factor removed', text: 'Signing in asks for no code any more.' },
  'password-link-sent': {
    title: 'Please check your email',
    text: 'A link to set a password is on its way. It works for an hour and signs you out everywhere.',
  },
  'google-failed': { ...googleTexts['google-failed'], isFailure: true },
  'google-unverified': { ...googleTexts['google-unverified'], isFailure: true },
  'google-taken': {
    title: 'Not linked',
    text: 'That Google account belongs to another account here. Unlink it there first.',
    isFailure: true,
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
  'account-updated': { title: 'Account updated', text: 'The person has been signed out and told by mail.' },
  'account-not-updated': {
    title: 'Nothing was changed',
    text: 'It is so already, or no admin would remain. The list shows how things are now.',
    isFailure: true,
  },
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
  'lead-status-changed': { title: 'Lead status updated', text: 'The change stands in its history.' },
  'lead-note-added': { title: 'Note added', text: 'Travellers never see it.' },
  'lead-reply-kept': { title: 'Reply on its way', text: 'How far it is stands in the history.' },
  'lead-reply-retried': { title: 'Trying again', text: 'The reply is being sent once more.' },
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
  'images-saved': { title: 'Images saved', text: 'The images you chose are among the photos now.' },
  'images-partly-saved': {
    title: 'Images partially saved',
    text: 'Property created but some images failed to save. You can add them manually later.',
    isFailure: true,
  },
  'property-added': {
    title: 'Property Added Successfully!',
    text: "Your property has been submitted for review. You'll be notified once it's approved.",
  },
  'property-updated': { title: 'Success', text: 'Property updated successfully' },
  'description-updated': {
    title: 'Description Updated!',
    text: 'Everybody sees the new description where the property is shown.',
  },
  'property-given': { title: 'Owner changed', text: 'Both get a mail.' },
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
  'draft-discarded': { title: 'Draft discarded', text: 'The live page has not changed.' },
  'draft-published': { title: 'Changes published', text: 'The live property has been updated.' },
  'page-status-updated': { title: 'Success', text: 'Page status updated successfully' },
  'page-status-failed': { title: 'Error', text: 'Failed to update page status', isFailure: true },
  'page-delete-updated': { title: 'Success', text: 'Page deleted successfully' },
  'page-delete-failed': { title: 'Error', text: 'Failed to delete page', isFailure: true },
  'page-restore-updated': { title: 'Page restored', text: 'It is a draft until it is published again.' },
  'page-restore-failed': { title: 'Error', text: 'Failed to restore the page', isFailure: true },
  'page-erase-updated': { title: 'Page deleted for good', text: 'Its revisions have gone with it.' },
  'page-erase-failed': { title: 'Error', text: 'Failed to delete the page for good', isFailure: true },
  'page-kept': {
    title: 'Not deleted',
    text: 'The site itself links to this page. You can change its text or unpublish it.',
    isFailure: true,
  },
  'page-kept-public': {
    title: 'Not unpublished',
    text: 'The sign-in screen and the footer link to this page, so it stays published. You can change its text.',
    isFailure: true,
  },
  'guide-import-started': { title: 'Import started', text: 'This page shows how far it is.' },
  'guide-import-running': {
    title: 'Already at work',
    text: 'An import is running. This page shows how far it is.',
  },
  'guide-import-failed': {
    title: 'Error',
    text: 'Failed to import guides: the site did not answer. Please try again.',
    isFailure: true,
  },
  'guide-import-not-retried': {
    title: 'Nothing to do',
    text: 'The import has not stopped. This page shows how far it is.',
    isFailure: true,
  },
  'draft-gone': {
    title: 'Not changed',
    text: 'This draft has changed meanwhile. Please look at it again.',
    isFailure: true,
  },
  'image-uploaded': { title: 'Success', text: 'Image uploaded successfully' },
  'image-upload-failed': { title: 'Error', text: 'Failed to upload image', isFailure: true },
  'image-described': { title: 'Alt text saved', text: 'The picture is described in your words.' },
  'image-removed': { title: 'Picture deleted', text: 'It is gone for good.' },
  'image-gone': { title: 'Nothing changed', text: 'This picture was no longer there.', isFailure: true },
  'subscriber-removed': { title: 'Unsubscribed', text: 'The newsletter is not sent there any more.' },
  'subscriber-unchanged': {
    title: 'Nothing changed',
    text: 'This address was not on the list any more.',
    isFailure: true,
  },
  'message-handled': { title: 'Marked as handled', text: 'The message is still in the list.' },
  'message-reopened': { title: 'Open again', text: 'The message waits to be handled.' },
  'message-unchanged': {
    title: 'Nothing changed',
    text: 'It was so already. The page shows how things are now.',
    isFailure: true,
  },
  'redirect-saved': { title: 'Redirect saved', text: 'It acts at once.' },
  'redirect-saved-later': {
    title: 'Redirect saved',
    text: 'Saved; the edge follows within a few minutes.',
  },
  'redirect-removed': { title: 'Redirect deleted', text: 'Its old path leads nowhere any more.' },
  'redirect-removed-later': {
    title: 'Redirect deleted',
    text: 'Deleted; the edge follows within a few minutes.',
  },
  'redirect-refused': {
    title: 'Nothing changed',
    text: 'It cannot be switched on as it is. Open it, tick Active and save to see why.',
    isFailure: true,
  },
  'redirect-conflict': {
    title: 'Nothing changed',
    text: 'Somebody else has changed this redirect. The list shows how it is now.',
    isFailure: true,
  },
  'redirects-equal': { title: 'Checked', text: 'The edge knows exactly what is stored here.' },
  'redirects-mended': { title: 'Checked and mended', text: 'What was different is listed below.' },
  'redirects-failed': {
    title: 'Checked, but not mended',
    text: 'The edge could not be reached for all of it. The next check tries again.',
    isFailure: true,
  },
  'missing-dismissed': { title: 'Path dismissed', text: 'It comes back when somebody asks for it again.' },
  'menu-changed': { title: 'Menu saved', text: 'The site shows it from now on.' },
  'menu-created': { title: 'Menu created', text: 'Add its links, then switch it on.' },
  'home-saved': { title: 'Home page saved', text: 'It shows at the next visit.' },
  'list-saved': { title: 'List saved', text: 'The site shows it so from now on.' },
  'list-changed': {
    title: 'Not saved',
    text: 'Somebody else changed this list meanwhile. It is shown as it is now; please make your change again.',
    isFailure: true,
  },
  'list-full': {
    title: 'Not added',
    text: 'The list is full. Remove something first.',
    isFailure: true,
  },
  'settings-saved': { title: 'Settings saved', text: 'The site shows them from now on.' },
  'location-added': { title: 'Location added', text: 'Owners can choose it from now on.' },
  'landmark-added': {
    title: 'Landmark added',
    text: 'The minutes to it are being worked out.',
  },
  'landmark-saved': {
    title: 'Landmark saved',
    text: 'The site shows it so within a minute.',
  },
  'location-saved': { title: 'Location saved', text: 'The site shows it so from now on.' },
  'amenity-added': { title: 'Amenity added', text: 'Owners can choose it from now on.' },
  'amenity-saved': { title: 'Amenity saved', text: 'The site shows it so from now on.' },
  'amenities-merged': { title: 'Amenities merged', text: 'Their properties have the one that was kept.' },
  'merge-failed': {
    title: 'Nothing was merged',
    text: 'One of these amenities has changed meanwhile. Please look at them again.',
    isFailure: true,
  },
  'page-created': { title: 'Success', text: 'Page created successfully' },
  'page-updated': { title: 'Success', text: 'Page updated successfully' },
  'page-brought-back': { title: 'Success', text: 'Page updated successfully: the older version is back.' },
} satisfies Record<string, Text>;

export type Notice = keyof typeof texts;

export const isNotice = (value: string | null): value is Notice =>
  value !== null && Object.hasOwn(texts, value);

export const noticeText = (notice: Notice): Text => texts[notice];
