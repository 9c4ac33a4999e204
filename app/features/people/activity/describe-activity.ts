import type { AuditAction } from '~/db/vocabulary';

const texts: Partial<Record<AuditAction, string>> = {
  'sign-up': 'Signed up',
  'sign-in': 'Signed in',
  'sign-in-failed': 'A sign-in failed',
  'sign-out': 'Signed out',
  'sessions-ended': 'Signed out other devices',
  'email-verified': 'Email address verified',
  'email-change-asked': 'A change of the email address was asked for',
  'email-changed': 'Email address changed',
  'password-reset': 'Password set by email',
  'password-changed': 'Password changed',
  'factor-added': 'Second factor switched on',
  'factor-removed': 'Second factor switched off',
  'factor-failed': 'A wrong second factor at sign-in',
  'authenticator-added': 'Another authenticator app added',
  'authenticator-removed': 'An authenticator app removed',
  'passkey-added': 'A passkey added',
  'passkey-renamed': 'A passkey renamed',
  'passkey-removed': 'A passkey removed',
  'passkey-refused': 'A passkey that may be a copy refused',
  'recovery-codes-made': 'New recovery codes made',
  'recovery-code-used': 'A recovery code was used',
  'identity-linked': 'Another way to sign in linked',
  'identity-unlinked': 'A way to sign in removed',
  'proof-failed': 'A wrong password, code or passkey before a change',
  'profile-changed': 'Profile changed',
  'data-exported': 'Data exported',
  'account-closed': 'Account closed',
  'account-kept': 'Account kept',
  'erasure-confirmed': 'Erasure confirmed',
  'role-changed': 'Role changed',
  'account-deactivated': 'Account deactivated',
  'account-reactivated': 'Account opened again',
  'property-approved': 'Property approved',
  'property-rejected': 'Property rejected',
  'property-published': 'Property published',
  'property-unpublished': 'Property unpublished',
  'property-featured': 'Property featured',
  'property-unfeatured': 'Property no longer featured',
  'property-archived': 'Property archived',
  'property-restored': 'Property restored',
  'property-given': 'Property given to another owner',
  'page-created': 'Page created',
  'page-saved': 'Page saved',
  'page-published': 'Page published',
  'page-unpublished': 'Page unpublished',
  'page-deleted': 'Page moved to the trash',
  'page-restored': 'Page restored',
  'page-erased': 'Page deleted for good',
  'guides-imported': 'Guides imported',
  'job-retried': 'Failed job tried again',
  'job-discarded': 'Failed job discarded',
  'image-added': 'Picture added',
  'image-changed': 'Alt text of a picture changed',
  'image-removed': 'Picture deleted',
  'menu-changed': 'Menu changed',
  'redirect-created': 'Redirect created',
  'redirect-changed': 'Redirect changed',
  'redirect-removed': 'Redirect deleted',
  'redirects-imported': 'Redirects imported',
  'redirects-reconciled': 'Redirects repaired',
  'home-changed': 'Home page changed',
  'settings-changed': 'Settings changed',
  'location-created': 'Location created',
  'location-changed': 'Location changed',
  'landmark-created': 'Landmark created',
  'landmark-changed': 'Landmark changed',
  'related-guides-changed': 'Related guides changed',
  'amenity-created': 'Amenity created',
  'amenity-changed': 'Amenity changed',
  'amenities-merged': 'Amenities merged',
  'subscribers-exported': 'Subscribers exported',
  'subscriber-removed': 'Subscriber taken off the list',
  'messages-exported': 'Messages exported',
  'message-handled': 'Message marked as handled',
  'message-reopened': 'Message opened again',
};

const ways: Record<string, string> = {
  password: 'with the password',
  code: 'with a code by email',
  google: 'with Google',
  passkey: 'with a passkey',
};
const seconds: Record<string, string> = {
  totp: 'and the second factor',
  'recovery-code': 'and a recovery code',
  passkey: 'and a passkey',
};

/**
 * An entry of the audit log in words, for the account's owner and staff: 'Signed in with the password and the
 * second factor'. An action without words of its own is shown by its name.
 */
export function describeActivity(action: string, detail: unknown): string {
  const text = texts[action as AuditAction] ?? fromName(action);
  if (action !== 'sign-in' || typeof detail !== 'object' || detail === null) return text;
  const { method, factor } = detail as { method?: string; factor?: string };
  return [text, ways[method ?? ''], seconds[factor ?? '']].filter(Boolean).join(' ');
}

function fromName(action: string): string {
  const words = action.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
