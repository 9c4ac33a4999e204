/**
 * Everything that requires recent re-authentication, except a change of the password, which always asks for
 * the present one: forms by their route's folder and intent, and files by their address.
 */
export const sensitiveForms = {
  'change-email': { route: 'dashboard.profile', intent: 'change-email' },
  'close-account': { route: 'dashboard.profile_.close', intent: null },
  'link-google': { route: 'dashboard.security', intent: 'link-google' },
  'unlink-identity': { route: 'dashboard.security', intent: 'unlink' },
  'begin-factor': { route: 'dashboard.security_.factor', intent: 'begin' },
  'renew-recovery-codes': { route: 'dashboard.security_.factor', intent: 'new-codes' },
  'remove-factor': { route: 'dashboard.security_.factor', intent: 'remove' },
  'begin-passkey': { route: 'dashboard.security_.passkeys', intent: 'begin' },
  'rename-passkey': { route: 'dashboard.security_.passkeys', intent: 'rename' },
  'remove-passkey': { route: 'dashboard.security_.passkeys', intent: 'remove' },
  'change-role': { route: 'dashboard.users', intent: 'role' },
  'deactivate-account': { route: 'dashboard.users', intent: 'deactivate' },
  'reactivate-account': { route: 'dashboard.users', intent: 'reactivate' },
} as const;

export type SensitiveForm = keyof typeof sensitiveForms;

export type SensitiveFile = {
  /** The route's folder. */
  route: string;
  path: string;
  /** A file that a form requests is only sent to a form. */
  method: 'get' | 'post';
  label: string;
  /** The screen that offers it; it gets the file's query, which contains its filters. */
  from: string;
};

const csv = (route: string, path: string, from: string, what: string): SensitiveFile => ({
  route,
  path,
  from,
  method: 'get',
  label: `Download the ${what}`,
});

export const sensitiveFiles = {
  'own-data': {
    route: 'dashboard.profile_.export',
    path: '/dashboard/profile/export',
    from: '/dashboard/profile',
    method: 'post',
    label: 'Download my data',
  },
  leads: csv('dashboard.leads.export[.]csv', '/dashboard/leads/export.csv', '/dashboard/leads', 'leads'),
  messages: csv(
    'dashboard.site.messages_.export[.]csv',
    '/dashboard/site/messages/export.csv',
    '/dashboard/site/messages',
    'messages',
  ),
  subscribers: csv(
    'dashboard.site.subscribers_.export[.]csv',
    '/dashboard/site/subscribers/export.csv',
    '/dashboard/site/subscribers',
    'subscribers',
  ),
  redirects: csv(
    'dashboard.site.redirects_.export[.]csv',
    '/dashboard/site/redirects/export.csv',
    '/dashboard/site/redirects/import',
    'redirects',
  ),
} as const satisfies Record<string, SensitiveFile>;

export type SensitiveFileName = keyof typeof sensitiveFiles;
