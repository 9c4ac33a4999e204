import { signedIn, wrong, type Row } from './permission-row';

const newPassword = { password: 'verandah-and-quandong', confirmPassword: 'verandah-and-quandong' };

/** The actions of every signed-in person on their own account. */
export const ownAccountRows: readonly Row[] = [
  { route: 'dashboard', path: '/dashboard', get: signedIn(200) },
  { route: 'dashboard._index', path: '/dashboard', get: signedIn(200) },
  { route: 'dashboard.$', path: '/dashboard/nothing-here', get: signedIn(404) },
  { route: 'dashboard.settings', path: '/dashboard/settings', get: signedIn(200) },
  {
    route: 'dashboard.profile',
    path: '/dashboard/profile',
    get: signedIn(200),
    posts: {
      ...wrong(signedIn(400), { fullName: '1' }),
      'what a person is called': {
        fields: {
          intent: 'save-profile',
          fullName: 'Maeve Ng',
          companyName: 'Wattle',
          phone: '08 1234 5678',
        },
        is: signedIn(303),
        changes: 'profiles.company_name profiles.full_name profiles.phone',
      },
      'an address that is asked for by mail': {
        fields: { intent: 'change-email', email: 'new-$new@example.com' },
        is: signedIn(303),
        changes: 'account_tokens+',
      },
      'an address that is none': { fields: { intent: 'change-email', email: 'x' }, is: signedIn(400) },
      'no change of address after all': { fields: { intent: 'cancel-email-change' }, is: signedIn(303) },
    },
  },
  {
    route: 'dashboard.profile_.close',
    path: '/dashboard/profile/close',
    get: signedIn(200),
    posts: {
      ...wrong(signedIn(400), { confirmEmail: 'somebody@example.com' }),
      'the end of one’s own account': {
        fields: { confirmEmail: '$email' },
        is: signedIn(303),
        changes: {
          stranger: 'account_tokens+ sessions- users.deactivated_at',
          owner: 'account_tokens+ properties.archived_at sessions- users.deactivated_at',
          moderator: 'account_tokens+ sessions- users.deactivated_at',
          admin: 'account_tokens+ sessions- users.deactivated_at',
        },
      },
    },
  },
  {
    route: 'dashboard.profile_.export',
    path: '/dashboard/profile/export',
    get: signedIn(302),
    posts: { 'the button': { fields: {}, is: signedIn(200) } },
  },
  {
    route: 'dashboard.security',
    path: '/dashboard/security',
    get: signedIn(200),
    posts: {
      ...wrong(signedIn(400)),
      'a password without the old one': { fields: { intent: 'password', ...newPassword }, is: signedIn(400) },
      'a new password': {
        fields: { intent: 'password', currentPassword: 'adelaide-demo', ...newPassword },
        is: signedIn(303),
        changes: 'sessions+ sessions- users.password_hash',
      },
      'a mail to set a password': {
        fields: { intent: 'password-link' },
        is: signedIn(303),
        changes: 'account_tokens+',
      },
      // Sign-in with Google is off on this server.
      'a way to Google': { fields: { intent: 'link-google' }, is: signedIn(400) },
      'the owner’s Google account taken away': {
        fields: { intent: 'unlink', identity: '$identity' },
        is: [401, 400, 303, 400, 400],
        changes: 'identities-',
      },
      // A person without such a device gets the same answer.
      'the owner’s other device signed out': {
        fields: { intent: 'sign-out-device', device: '$device' },
        is: signedIn(303),
        changes: { owner: 'sessions-' },
      },
      'all other devices signed out': {
        fields: { intent: 'sign-out-others' },
        is: signedIn(303),
        changes: { owner: 'sessions-' },
      },
      'all devices signed out': {
        fields: { intent: 'sign-out-everywhere' },
        is: signedIn(303),
        changes: 'sessions-',
      },
    },
  },
  {
    route: 'dashboard.security_.factor',
    path: '/dashboard/security/factor',
    get: signedIn(200),
    posts: {
      ...wrong(signedIn(303)),
      'a second factor begun': { fields: { intent: 'begin' }, is: signedIn(303), changes: 'factors+' },
      'a code that is blank': { fields: { intent: 'confirm' }, is: signedIn(400) },
      'a code for nothing': { fields: { intent: 'confirm', code: '123456' }, is: signedIn(303) },
      // The owner's passkey is a second factor.
      'new recovery codes': {
        fields: { intent: 'new-codes' },
        is: [401, 303, 200, 303, 303],
        changes: { owner: 'recovery_codes+' },
      },
      'no second factor, where there is none': { fields: { intent: 'remove' }, is: signedIn(303) },
    },
  },
  {
    route: 'dashboard.security_.passkeys',
    path: '/dashboard/security/passkeys',
    get: signedIn(200),
    posts: {
      ...wrong(signedIn(303)),
      'a passkey begun': { fields: { intent: 'begin', name: 'Laptop' }, is: signedIn(200) },
      'a passkey without a name': { fields: { intent: 'begin', name: ' ' }, is: signedIn(400) },
      'a passkey that nobody asked for': {
        fields: { intent: 'add', name: 'Laptop', response: '{}' },
        is: signedIn(400),
      },
      'the owner’s passkey renamed': {
        fields: { intent: 'rename', passkey: '$passkey', name: 'Old phone' },
        is: [401, 400, 303, 400, 400],
        changes: 'passkeys.name',
      },
      'the owner’s passkey removed': {
        fields: { intent: 'remove', passkey: '$passkey' },
        is: [401, 400, 303, 400, 400],
        changes: 'passkeys-',
      },
    },
  },
  {
    route: 'dashboard.confirm',
    path: '/dashboard/confirm?file=/dashboard/profile/export',
    get: signedIn(200),
    // A recent sign-in needs no re-authentication.
    posts: { 'a proof': { fields: { proof: 'x' }, is: signedIn(303) } },
  },
  { route: 'dashboard.confirm', path: '/dashboard/confirm?file=//evil.example', get: signedIn(302) },
  {
    route: 'dashboard.confirm_.passkey',
    path: '/dashboard/confirm/passkey',
    get: signedIn(404),
    posts: {
      // The owner has a passkey.
      'a passkey asked for': { fields: {}, is: [401, 400, 200, 400, 400] },
      'a passkey that nobody asked for': { fields: { response: '{}' }, is: signedIn(400) },
    },
  },
  {
    route: 'dashboard.leads.export[.]csv',
    path: '/dashboard/leads/export.csv',
    get: signedIn(200),
  },
];
