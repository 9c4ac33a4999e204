import { data } from '@remix-run/cloudflare';

import { checkPasskey, findPasskey } from '~/features/people/passkeys/check-passkey.server';
import { optionsForUse } from '~/features/people/passkeys/passkey-options.server';
import { readAuthentication } from '~/features/people/passkeys/passkey-response';
import { passkeySite } from '~/features/people/passkeys/passkey-site';
import { passkeyRefusal } from '~/features/people/passkeys/passkey-texts';
import { claimChallenge, type SignInMethod } from '~/features/people/second-factor/challenge.server';
import { listFactors } from '~/features/people/second-factor/list-factors.server';
import { recordAudit } from '~/features/work/audit/record-audit.server';
import { errorReply } from '~/lib/form/form-reply';
import { forgetChallenge } from '~/platform/auth/challenge-cookie.server';
import { completeSignIn } from '~/platform/auth/complete-sign-in.server';
import { guessFrom } from '~/platform/auth/known-device.server';
import {
  claimPasskeyChallenge,
  forgetPasskey,
  passkeyCookie,
} from '~/platform/auth/passkey-challenge.server';
import { visitorActor } from '~/platform/http/limits/visitor-address';
import type { Services } from '~/platform/services';

import type { ChallengeAnswer } from './challenge-answer';

type Input = { services: Services; request: Request; form: FormData; redirectTo: string };
type Pending = { id: string; userId: string; method: SignInMethod };

/** A passkey of the account as the second factor: first the challenge for the browser, then its answer. */
export async function answerByPasskey(input: Input, pending: Pending) {
  const { services, request, form, redirectTo } = input;
  const { id, userId, method } = pending;
  const { passwordPepper: pepper, siteOrigin } = services.config;
  const site = passkeySite(siteOrigin);
  if (!form.has('response')) {
    const { passkeys } = await listFactors(services, userId);
    const options = await optionsForUse(site, passkeys);
    const cookie = await passkeyCookie(services, `second-factor:${id}`, options.challenge);
    return data<ChallengeAnswer>({ options }, { headers: { 'set-cookie': cookie } });
  }
  const challenge = await claimPasskeyChallenge(services, request, `second-factor:${id}`);
  if (!challenge) return refuse(services, passkeyRefusal('late'));
  const response = readAuthentication(form.get('response'));
  const passkey = response && (await findPasskey(services, response.id));
  if (!response || passkey?.userId !== userId) return refuse(services, passkeyRefusal('unknown'));
  const actor = visitorActor(request);
  const from = await guessFrom(services, request, { userId });
  const check = await checkPasskey({ ...services, pepper }, actor, {
    passkey,
    response,
    challenge,
    site,
    from,
  });
  if (check.outcome !== 'right') {
    await recordAudit(services, { actor, action: 'factor-failed', subject: userId });
    if (check.outcome === 'wait') return refuse(services, passkeyRefusal('wait', check.seconds), 429);
    return refuse(services, passkeyRefusal(check.outcome));
  }
  if (!(await claimChallenge(services, id))) return refuse(services, passkeyRefusal('late'));
  const cookies = [forgetChallenge(services), forgetPasskey(services)];
  return completeSignIn(services, request, { userId, method, factor: 'passkey', redirectTo, cookies });
}

function refuse(services: Services, error: string, status = 400) {
  return data<ChallengeAnswer>(
    { reply: errorReply({ passkey: [error] }) },
    { status, headers: { 'set-cookie': forgetPasskey(services) } },
  );
}
