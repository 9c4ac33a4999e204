import { Authenticator, AuthorizationError } from 'remix-auth';

import { readForm, signInSchema, type FormErrors } from '~/features/people/password/account-form';
import { checkPassword, type PasswordCheck } from '~/features/people/password/check-password.server';
import type { GuessFrom } from '~/features/people/sign-in/sign-in-guard.server';
import type { Services } from '~/platform/services';

import { flowStorage } from './flow-storage';
import { FormStrategy } from './form-strategy';

/** Why a sign-in was refused. */
export class SignInRefused extends Error {
  constructor(
    public reason: Exclude<PasswordCheck, { outcome: 'right' }> | { outcome: 'invalid'; errors: FormErrors },
  ) {
    super(reason.outcome);
  }
}

function createAuthenticator(services: Services, from: GuessFrom) {
  const { config, db, clock } = services;
  const password = new FormStrategy<{ userId: string }>(async ({ form }) => {
    const { value, errors } = readForm(signInSchema, form);
    if (errors) throw new SignInRefused({ outcome: 'invalid', errors });
    const check = await checkPassword({ db, clock, pepper: config.passwordPepper }, { ...value, from });
    if (check.outcome !== 'right') throw new SignInRefused(check);
    return { userId: check.userId };
  });
  return new Authenticator<{ userId: string }>(flowStorage(services), { throwOnError: true }).use(
    password,
    'password',
  );
}

/**
 * The account that signs in by a form that was read already; guesses are counted as `from`. Throws
 * SignInRefused with the reason otherwise.
 */
export async function authenticateByPassword(
  services: Services,
  { request, form, from }: { request: Request; form: FormData; from: GuessFrom },
): Promise<{ userId: string }> {
  try {
    const sent = new Request(request.url, { method: 'POST', body: form });
    return await createAuthenticator(services, from).authenticate('password', sent);
  } catch (error) {
    throw error instanceof AuthorizationError && error.cause ? error.cause : error;
  }
}
