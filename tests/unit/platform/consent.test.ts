import { describe, expect, it } from 'vitest';

import { consentCookies, readConsent } from '~/platform/http/consent';

const asked = (cookie?: string) =>
  readConsent(new Request('https://stay.test/', cookie ? { headers: { cookie } } : undefined));

describe('cookie consent', () => {
  it('is undecided without a cookie', () => {
    expect(asked()).toBeNull();
    expect(asked('cookie-consent=maybe')).toBeNull();
  });

  it.each(['cookie-consent', 'cookie_consent'])('is read under the name %s', (name) => {
    expect(asked(`other=1; ${name}=accepted`)).toBe('accepted');
    expect(asked(`${name}=declined`)).toBe('declined');
  });

  it('counts as declined when the two names disagree', () => {
    expect(asked('cookie-consent=accepted; cookie_consent=declined')).toBe('declined');
  });

  it('is written under both names for a year, readable by scripts', () => {
    expect(consentCookies('accepted', true)).toEqual([
      'cookie-consent=accepted; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
      'cookie_consent=accepted; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    ]);
    expect(consentCookies('declined', false)[0]).not.toMatch(/Secure|HttpOnly/);
  });
});
