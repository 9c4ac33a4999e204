import { readCookie } from './cookies';

/** What the next page says once, after a redirect. */
const notices = [
  'signed-in',
  'password-changed',
  'signed-out-others',
  'profile-updated',
  'email-change-asked',
  'email-change-cancelled',
  'export-too-often',
  'factor-removed',
  'password-link-sent',
  'google-failed',
  'google-unverified',
  'google-taken',
  'google-known',
  'identity-linked',
  'identity-unlinked',
] as const;
export type Notice = (typeof notices)[number];

const flags = 'Path=/; HttpOnly; SameSite=Lax';

export const noticeCookie = (notice: Notice) => `notice=${notice}; Max-Age=60; ${flags}`;
export const forgetNotice = `notice=; Max-Age=0; ${flags}`;

export function readNotice(request: Request): Notice | null {
  const value = readCookie(request, 'notice');
  return notices.find((notice) => notice === value) ?? null;
}
