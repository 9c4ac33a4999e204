import { data } from '@remix-run/cloudflare';

import { checkPasskey, findPasskey } from '~/features/people/passkeys/check-passkey.server';
import { readAuthentication } from '~/features/people/passkeys/passkey-response';
import { passkeySite } from '~/features/people/passkeys/passkey-site';
import { passkeyRefusal } from '~/features/people/passkeys/passkey-texts';
import { recordAudit } from '~/features/work/audit/record-audit.server';
import { errorReply } from '~/lib/form/form-reply';
import { completeSignIn } from '~/platform/auth/complete-sign-in.server';
import { guessFrom } from '~/platform/auth/known-device.server';
import {
  claimPasskeyChallenge,
  forgetPasskey,
  signInOptions,
} from '~/platform/auth/passkey-challenge.server';
import { takeAttempt } from '~/platform/http/limits/rate-limit.server';
import { visitorActor } from '~/platform/http/limits/visitor-address';
import type { Services } from '~/platform/services';

import type { AuthAnswer } from './auth-answer';

type Input = { services: Services; request: Request; form: FormData; redirectTo: string };

const perVisitor = { limit: 50, windowSeconds: 600 };
const tooMany = 'Too many attempts came from your connection. Please try again in ten minutes.';

/** First gives the browser a challenge; then a session for a passkey that answers it, which counts as both factors. */
export async function answerPasskey(input: Input) {
  const { services, request, form, redirectTo } = input;
  if (!form.has('response')) return askForPasskey(services);
  const response = readAuthentication(form.get('response'));
  const passkey = response && (await findPasskey(services, response.id));
  const from = await guessFrom(services, request, { userId: passkey?.userId ?? '' });
  if (from.kind === 'network') {
    const key = `passkey:${from.network}`;
    if (!(await takeAttempt(services, { key, ...perVisitor }))) return refuse(services, tooMany, 429);
  }
  const actor = visitorActor(request);
  const challenge = await claimPasskeyChallenge(services, request, 'sign-in');
  if (!challenge) return refuse(services, passkeyRefusal('late'));
  if (!passkey) return refuse(services, passkeyRefusal('unknown'));
  const { passwordPepper: pepper, siteOrigin } = services.config;
  const proof = { passkey, response, challenge, site: passkeySite(siteOrigin), from };
  const check = await checkPasskey({ ...services, pepper }, actor, proof);
  if (check.outcome === 'right') {
    const { userId } = passkey;
    const cookies = [forgetPasskey(services)];
    return completeSignIn(services, request, { userId, method: 'passkey', redirectTo, cookies });
  }
  await recordAudit(services, { actor, action: 'sign-in-failed', subject: passkey.userId });
  if (check.outcome === 'wait') return refuse(services, passkeyRefusal('wait', check.seconds), 429);
  return refuse(services, passkeyRefusal(check.outcome));
}

async function askForPasskey(services: Services) {
  const { options, cookie } = await signInOptions(services);
  return data<AuthAnswer>({ kind: 'passkey', options }, { headers: { 'set-cookie': cookie } });
}

function refuse(services: Services, notice: string, status = 400) {
  return data<AuthAnswer>(
    { kind: 'refused', form: 'sign-in', reply: errorReply({}), notice },
    { status, headers: { 'set-cookie': forgetPasskey(services) } },
  );
}
