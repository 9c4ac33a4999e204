import { data, redirect } from '@remix-run/cloudflare';

import { beginFactor } from '~/features/people/second-factor/begin-factor.server';
import { confirmFactor } from '~/features/people/second-factor/confirm-factor.server';
import { removeFactor } from '~/features/people/second-factor/remove-factor.server';
import { renewRecoveryCodes } from '~/features/people/second-factor/renew-recovery-codes.server';
import { factorName } from '~/features/people/passkeys/passkey-form';
import { codeSchema, readAccountForm } from '~/features/people/password/account-form';
import { optionalText } from '~/lib/form/fields';
import { errorReply, type FormReply } from '~/lib/form/form-reply';
import { withCookies } from '~/platform/http/cookies';
import { readIntent } from '~/platform/http/forms/form-intents';
import { mustHaveFactor } from '~/platform/auth/guards.server';
import { noticeCookie } from '~/platform/http/forms/notice';
import { reauthenticate } from '~/platform/auth/reauthenticate.server';
import type { Services } from '~/platform/services';
import { renewSession } from '~/platform/auth/session.server';
import type { Actor } from '~/lib/actor';

import type { FactorAnswer } from './factor-answer';

type Input = { services: Services; request: Request; viewer: Actor; form: FormData };
type Proved = Input & { cookies: readonly string[] };

/** A blank name is the usual one. */
const confirmSchema = codeSchema('Please type the code that your app shows').extend({
  name: optionalText(factorName),
});

const screen = '/dashboard/security/factor';

/** Answers the forms of the screen: new recovery codes are shown in the answer, everything else redirects. */
export async function answerFactor(input: Input) {
  const intent = readIntent('dashboard.security_.factor', input.form);
  if (intent === 'confirm') return confirm(input);
  if (intent === 'begin') return afterReauthentication(input, intent, begin);
  if (intent === 'new-codes') return afterReauthentication(input, intent, makeCodes);
  if (intent === 'remove') return afterReauthentication(input, intent, remove);
  return redirect(screen, 303);
}

const actions = {
  begin: 'begin-factor',
  'new-codes': 'renew-recovery-codes',
  remove: 'remove-factor',
} as const;

async function afterReauthentication<Answer>(
  input: Input,
  intent: keyof typeof actions,
  go: (proved: Proved) => Promise<Answer>,
) {
  const { services, request, viewer, form } = input;
  const outcome = await reauthenticate(services, request, viewer, { form, action: actions[intent] });
  if (!outcome.isProved) {
    const { errors, way, status } = outcome;
    const at = String(form.get('app') ?? '');
    return data<FactorAnswer>({ kind: 'refused', intent, at, reply: errorReply(errors), way }, { status });
  }
  return go({ ...input, viewer: outcome.viewer, cookies: outcome.cookies });
}

async function begin({ services, viewer, cookies }: Proved) {
  const { factorSecret } = services.config;
  await beginFactor({ ...services, factorSecret }, viewer.userId);
  return redirect(viewer.hasFactor ? `${screen}?setup=` : screen, {
    status: 303,
    headers: withCookies(cookies),
  });
}

/** Activating a second factor renews the session's token; all other sessions have ended. */
async function confirm(input: Input) {
  const { services, viewer, form } = input;
  const { passwordPepper: pepper, factorSecret } = services.config;
  const submission = readAccountForm(form, confirmSchema);
  if (submission.status !== 'success') return refuseCode(submission.reply());
  const { code, name } = submission.value;
  const confirmed = await confirmFactor(
    { ...services, pepper, factorSecret },
    viewer,
    code,
    name ?? undefined,
  );
  if (confirmed.outcome === 'gone') return redirect(screen, 303);
  if (confirmed.outcome === 'wrong') {
    return refuseCode(errorReply({ code: [wrongCode] }, submission.reply()));
  }
  const { cookie } = await renewSession(services, viewer);
  if (confirmed.outcome === 'added') {
    return redirect(screen, {
      status: 303,
      headers: withCookies([cookie, noticeCookie(services, 'authenticator-added')]),
    });
  }
  return showCodes(confirmed.codes, true, [cookie]);
}

async function makeCodes(proved: Proved) {
  const { services, viewer, cookies } = proved;
  const deps = { ...services, pepper: services.config.passwordPepper };
  const codes = await renewRecoveryCodes(deps, viewer);
  if (!codes) return redirect(screen, { status: 303, headers: withCookies(cookies) });
  return showCodes(codes, false, cookies);
}

async function remove(proved: Proved) {
  const { services, viewer, form, cookies } = proved;
  const appId = String(form.get('app') ?? '').slice(0, 64);
  const mustKeepOne = mustHaveFactor(services, viewer);
  const outcome = await removeFactor(services, viewer, { appId, mustKeepOne });
  if (outcome === 'last') {
    const reply = errorReply({ remove: ['Admins and moderators need a second factor here.'] });
    return data<FactorAnswer>(
      { kind: 'refused', intent: 'remove', reply, way: null },
      { status: 403, headers: withCookies(cookies) },
    );
  }
  if (outcome === 'gone') return redirect(screen, { status: 303, headers: withCookies(cookies) });
  const isOff = outcome === 'off';
  const notice = isOff ? 'factor-removed' : 'authenticator-removed';
  const headers = withCookies([...cookies, noticeCookie(services, notice)]);
  return redirect(isOff ? '/dashboard/security' : screen, { status: 303, headers });
}

const wrongCode = 'This is not the code that your app shows now. It changes every 30 seconds';

const refuseCode = (reply: FormReply) =>
  data<FactorAnswer>({ kind: 'refused', intent: 'confirm', reply, way: null }, { status: 400 });

const showCodes = (codes: string[], isNew: boolean, cookies: readonly string[]) =>
  data<FactorAnswer>({ kind: 'codes', codes, isNew }, { headers: withCookies(cookies) });
