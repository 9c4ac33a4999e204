import { accountCookie } from '~/lib/account-cookie';

/** The account that has last signed in in this browser; null when none has. */
export const accountHere = (): string | null =>
  new RegExp(`(?:^|; )${accountCookie}=([^;]*)`).exec(document.cookie)?.[1] ?? null;
