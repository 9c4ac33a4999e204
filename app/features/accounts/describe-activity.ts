import type { AuditAction } from './record-audit.server';

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
  'recovery-codes-made': 'New recovery codes made',
  'recovery-code-used': 'A recovery code was used',
  'identity-linked': 'Another way to sign in linked',
  'identity-unlinked': 'A way to sign in removed',
  'proof-failed': 'A wrong password or code before a change',
  'profile-changed': 'Profile changed',
  'data-exported': 'Data exported',
  'account-closed': 'Account closed',
  'account-kept': 'Account kept',
  'erasure-confirmed': 'Erasure confirmed',
  'role-changed': 'Role changed',
  'account-deactivated': 'Account deactivated',
  'account-reactivated': 'Account opened again',
};

const ways: Record<string, string> = {
  password: 'with the password',
  code: 'with a code by email',
  google: 'with Google',
};
const seconds: Record<string, string> = {
  totp: 'and the second factor',
  'recovery-code': 'and a recovery code',
};

/** An entry of the audit log as its person reads it: 'Signed in with the password and the second factor'. */
export function describeActivity(action: string, detail: unknown): string {
  const text = texts[action as AuditAction] ?? 'A change to your account';
  if (action !== 'sign-in' || typeof detail !== 'object' || detail === null) return text;
  const { method, factor } = detail as { method?: string; factor?: string };
  return [text, ways[method ?? ''], seconds[factor ?? '']].filter(Boolean).join(' ');
}
