import { Authenticator, AuthorizationError } from 'remix-auth';

import { readAccountForm, signInSchema } from '~/features/people/password/account-form';
import { checkPassword, type PasswordCheck } from '~/features/people/password/check-password.server';
import type { GuessFrom } from '~/features/people/sign-in/sign-in-guard.server';
import type { FormReply } from '~/lib/form/form-reply';
import type { Services } from '~/platform/services';

import { flowStorage } from './flow-storage';
import { FormStrategy } from './form-strategy';

/** Why a sign-in was refused. */
export class SignInRefused extends Error {
  constructor(
    public reason: Exclude<PasswordCheck, { outcome: 'right' }> | { outcome: 'invalid'; reply: FormReply },
  ) {
    super(reason.outcome);
  }
}

function createAuthenticator(services: Services, from: GuessFrom) {
  const { config, db, clock, passwordCost } = services;
  const password = new FormStrategy<{ userId: string }>(async ({ form }) => {
    const submission = readAccountForm(form, signInSchema);
    if (submission.status !== 'success') {
      throw new SignInRefused({ outcome: 'invalid', reply: submission.reply() });
    }
    const typed = { ...submission.value, from };
    const check = await checkPassword({ db, clock, pepper: config.passwordPepper, passwordCost }, typed);
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
