import { checkPasskey, findPasskey } from '~/features/people/passkeys/check-passkey.server';
import type { PasskeyReauthentication } from '~/features/people/passkeys/passkey-ask';
import { optionsForUse } from '~/features/people/passkeys/passkey-options.server';
import { readAuthentication } from '~/features/people/passkeys/passkey-response';
import { passkeySite } from '~/features/people/passkeys/passkey-site';
import { passkeyRefusal } from '~/features/people/passkeys/passkey-texts';
import { listFactors } from '~/features/people/second-factor/list-factors.server';
import { recordAudit } from '~/features/work/audit/record-audit.server';
import type { Actor } from '~/lib/actor';
import {
  claimPasskeyChallenge,
  forgetPasskey,
  passkeyCookie,
} from '~/platform/auth/passkey-challenge.server';
import { renewSession } from '~/platform/auth/session.server';
import { withCookies } from '~/platform/http/cookies';
import type { Services } from '~/platform/services';

type Input = { services: Services; request: Request; viewer: Actor; form: FormData };

/** Counted apart from sign-in, as other re-authentication is. */
const from = { kind: 'step-up' } as const;

/**
 * First gives the browser a challenge that only this session can answer; then, for a passkey of the viewer's own that
 * answers it, renews the sign-in under another token.
 */
export async function answerPasskeyReauthentication({ services, request, viewer, form }: Input) {
  const purpose = `proof:${viewer.sessionKey}` as const;
  const site = passkeySite(services.config.siteOrigin);
  if (!form.has('response')) {
    const { passkeys } = await listFactors(services, viewer.userId);
    if (passkeys.length === 0) return refuse(services, passkeyRefusal('unknown'));
    const options = await optionsForUse(site, passkeys);
    return answer({ options }, 200, [await passkeyCookie(services, purpose, options.challenge)]);
  }
  const challenge = await claimPasskeyChallenge(services, request, purpose);
  if (!challenge) return refuse(services, passkeyRefusal('late'));
  const response = readAuthentication(form.get('response'));
  const passkey = response && (await findPasskey(services, response.id));
  if (!response || passkey?.userId !== viewer.userId) return refuse(services, passkeyRefusal('unknown'));
  const deps = { ...services, pepper: services.config.passwordPepper };
  const check = await checkPasskey(deps, viewer, { passkey, response, challenge, site, from });
  if (check.outcome === 'right') {
    const { cookie } = await renewSession(services, viewer);
    return answer({ isProved: true }, 200, [forgetPasskey(services), cookie]);
  }
  await recordAudit(services, { actor: viewer, action: 'proof-failed', detail: { of: 'passkey' } });
  if (check.outcome === 'wait') return refuse(services, passkeyRefusal('wait', check.seconds), 429);
  return refuse(services, passkeyRefusal(check.outcome));
}

const answer = (said: PasskeyReauthentication, status: number, cookies: readonly string[]) =>
  Response.json(said, { status, headers: withCookies(cookies) });

const refuse = (services: Services, problem: string, status = 400) =>
  answer({ problem }, status, [forgetPasskey(services)]);
