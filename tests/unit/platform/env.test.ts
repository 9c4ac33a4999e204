import { describe, expect, it } from 'vitest';

import { parseConfig, type WebEnv } from '~/platform/env';

const secret = 'x'.repeat(32);
const read = (vars: Partial<WebEnv>) =>
  parseConfig({
    ENVIRONMENT: 'production',
    SITE_ORIGIN: 'https://stayadelaide.example',
    STAFF_SECOND_FACTOR: 'required',
    FACTOR_SECRET: secret,
    FORM_SECRET: secret,
    LINK_SECRET: secret,
    PASSWORD_PEPPER: secret,
    SESSION_SECRET: secret,
    ...vars,
  } as WebEnv);
const google = (vars: Partial<WebEnv>) => read(vars).google;

describe('sign-in with Google', () => {
  it('is off without both the id and the secret, blank ones included', () => {
    for (const vars of [
      {},
      { GOOGLE_CLIENT_ID: 'id' },
      { GOOGLE_CLIENT_SECRET: 'secret' },
      { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: ' ' },
    ]) {
      expect(google(vars)).toEqual({ isSetUp: false });
    }
  });

  it('is at Google unless the settings name another provider', () => {
    const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(google(client)).toEqual({
      isSetUp: true,
      clientId: 'id',
      clientSecret: 'secret',
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
      authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      tokenUrl: 'https://oauth2.googleapis.com/token',
      jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    });
    expect(google({ ...client, GOOGLE_JWKS_URL: 'http://127.0.0.1:9/jwks' })).toMatchObject({
      jwksUrl: 'http://127.0.0.1:9/jwks',
    });
    expect(() => google({ ...client, GOOGLE_TOKEN_URL: 'javascript:alert(1)' })).toThrow('GOOGLE_TOKEN_URL');
  });
});

describe('a password', () => {
  it('costs its full work on every deployed site, whatever the variable says', () => {
    const quick = { PASSWORD_COST: 'quick' };
    expect(read(quick).passwordCost).toBe('full');
    expect(read({ ...quick, ENVIRONMENT: 'staging' }).passwordCost).toBe('full');
    expect(read({ ENVIRONMENT: 'local' }).passwordCost).toBe('full');
    expect(read({ ...quick, ENVIRONMENT: 'local' }).passwordCost).toBe('quick');
  });
});
