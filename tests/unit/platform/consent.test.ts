import { afterEach, describe, expect, it, vi } from 'vitest';

import { consentCookies, readConsent, recallConsent } from '~/platform/http/consent/consent';
import { consentMark } from '~/platform/http/consent/consent-mark';

const consentOf = (cookie?: string) =>
  readConsent(new Request('https://stay.test/', cookie ? { headers: { cookie } } : undefined));

describe('cookie consent', () => {
  it('is undecided without a cookie', () => {
    expect(consentOf()).toBeNull();
    expect(consentOf('cookie-consent=maybe')).toBeNull();
  });

  it.each(['cookie-consent', 'cookie_consent'])('is read under the name %s', (name) => {
    expect(consentOf(`other=1; ${name}=accepted`)).toBe('accepted');
    expect(consentOf(`${name}=declined`)).toBe('declined');
  });

  it('counts as declined when the two names disagree', () => {
    expect(consentOf('cookie-consent=accepted; cookie_consent=declined')).toBe('declined');
  });

  it('is written under both names for a year, readable by scripts', () => {
    expect(consentCookies('accepted', true)).toEqual([
      'cookie-consent=accepted; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
      'cookie_consent=accepted; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    ]);
    expect(consentCookies('declined', false)[0]).not.toMatch(/Secure|HttpOnly/);
  });
});

type Browser = { cookie: string; stored?: Record<string, string> };

/** A browser with these cookies, and with local storage unless that is switched off. */
function enter({ cookie, stored }: Browser) {
  const root = { dataset: {} as Record<string, string> };
  vi.stubGlobal('document', { cookie, documentElement: root });
  vi.stubGlobal('localStorage', stored && { getItem: (name: string) => stored[name] ?? null });
  return root.dataset;
}

describe('the mark of a visitor who has chosen', () => {
  afterEach(() => vi.unstubAllGlobals());

  const known = ['cookie-consent', 'cookie_consent'].flatMap((name) =>
    ['accepted', 'declined'].flatMap((choice): Browser[] => [
      { cookie: `${name}=${choice}`, stored: {} },
      { cookie: `theme=dark; ${name}=${choice}; other=1` },
      { cookie: '', stored: { [name]: choice } },
    ]),
  );
  const unknown: Browser[] = [
    { cookie: '', stored: {} },
    { cookie: '' },
    { cookie: 'cookie-consent=maybe; my-cookie-consent=accepted; cookie_consent=', stored: {} },
    { cookie: 'cookie.consent=accepted', stored: { 'cookie-consent': 'not accepted' } },
  ];
  it.each([...known, ...unknown])('is set exactly when the page’s scripts find a choice: %j', (browser) => {
    const dataset = enter(browser);
    new Function(consentMark)();
    expect(dataset).toEqual(known.includes(browser) ? { consent: 'chosen' } : {});
    expect(recallConsent() !== null).toBe(known.includes(browser));
  });
});
