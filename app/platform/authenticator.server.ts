import { createCookieSessionStorage } from '@remix-run/cloudflare';
import { Authenticator, AuthorizationError } from 'remix-auth';

import { readForm, signInSchema, type FormErrors } from '~/features/accounts/account-form';
import { checkPassword, type PasswordCheck } from '~/features/accounts/check-password.server';

import { FormStrategy } from './form-strategy';
import type { Services } from './services';

/** Why somebody was not signed in. */
export class SignInRefused extends Error {
  constructor(
    public reason: Exclude<PasswordCheck, { outcome: 'right' }> | { outcome: 'invalid'; errors: FormErrors },
  ) {
    super(reason.outcome);
  }
}

/** Sessions are our own rows in D1 (session.server.ts); the library's storage only carries a flow through redirects. */
function createAuthenticator({ config, db, clock }: Services) {
  const storage = createCookieSessionStorage({
    cookie: { name: 'flow', secrets: [config.sessionSecret], httpOnly: true, sameSite: 'lax', path: '/auth' },
  });
  const password = new FormStrategy<{ userId: string }>(async ({ form }) => {
    const { value, errors } = readForm(signInSchema, form);
    if (errors) throw new SignInRefused({ outcome: 'invalid', errors });
    const check = await checkPassword({ db, clock, pepper: config.passwordPepper }, value);
    if (check.outcome !== 'right') throw new SignInRefused(check);
    return { userId: check.userId };
  });
  return new Authenticator<{ userId: string }>(storage, { throwOnError: true }).use(password, 'password');
}

/** Who signs in by a form that has been read already. Throws SignInRefused with the reason when nobody does. */
export async function authenticateByPassword(
  services: Services,
  request: Request,
  form: FormData,
): Promise<{ userId: string }> {
  try {
    const sent = new Request(request.url, { method: 'POST', body: form });
    return await createAuthenticator(services).authenticate('password', sent);
  } catch (error) {
    throw error instanceof AuthorizationError && error.cause ? error.cause : error;
  }
}
