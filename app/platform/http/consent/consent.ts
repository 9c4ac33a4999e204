import { forgetRecentStays, settleConsent, type ConsentChoice } from '~/lib/consent-choice';

import { findCookie, readCookie, setReadableCookie } from '~/platform/http/cookies';

/** Both spellings are stored: the banner's key and the one that analytics reads. */
const names = ['cookie-consent', 'cookie_consent'] as const;
const yearInSeconds = 31_536_000;

/** The choice that this browser's cookies carry, under either name. */
export function readConsent(request: Request): ConsentChoice | null {
  return settleConsent(names.map((name) => readCookie(request, name)));
}

/** Set-Cookie values, one for each name; scripts may read them. `isSecure` where the site is on https. */
export function consentCookies(choice: ConsentChoice, isSecure: boolean): string[] {
  return names.map((name) => setReadableCookie(name, choice, yearInSeconds, isSecure));
}

/** In the browser: the choice in its cookies or, when they are gone, in local storage. */
export const recallConsent = (): ConsentChoice | null => inCookies() ?? inStorage();

/**
 * In the browser: writes cookies that are gone from the choice in local storage, and forgets what a choice that was made without
 * scripts does not allow.
 */
export function restoreConsent(): void {
  const choice = inCookies() ? null : inStorage();
  if (choice) storeConsent(choice);
  if (recallConsent() === 'declined') forgetRecentStays();
}

/** In the browser: stores the choice in cookies and local storage, under both names. */
export function storeConsent(choice: ConsentChoice): void {
  for (const cookie of consentCookies(choice, location.protocol === 'https:')) document.cookie = cookie;
  try {
    for (const name of names) localStorage.setItem(name, choice);
  } catch {
    // Storage can be disabled; the cookies are enough.
  }
  if (choice === 'declined') forgetRecentStays();
}

const inCookies = () => settleConsent(names.map((name) => findCookie(document.cookie, name)));

function inStorage(): ConsentChoice | null {
  try {
    return settleConsent(names.map((name) => localStorage.getItem(name)));
  } catch {
    return null;
  }
}
