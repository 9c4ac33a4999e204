import { data, redirect } from '@remix-run/cloudflare';

import { readAccountForm } from '~/features/people/password/account-form';
import { addPasskey } from '~/features/people/passkeys/add-passkey.server';
import { passkeyNameSchema } from '~/features/people/passkeys/passkey-form';
import { optionsForNew } from '~/features/people/passkeys/passkey-options.server';
import { readRegistration } from '~/features/people/passkeys/passkey-response';
import { passkeySite } from '~/features/people/passkeys/passkey-site';
import { removePasskey } from '~/features/people/passkeys/remove-passkey.server';
import { renamePasskey } from '~/features/people/passkeys/rename-passkey.server';
import { maxPasskeys } from '~/features/people/second-factor/factor-limits';
import { listFactors } from '~/features/people/second-factor/list-factors.server';
import { listSiteSettings } from '~/features/content/settings/list-site-settings.server';
import { errorReply, type FormReply } from '~/lib/form/form-reply';
import type { Notice } from '~/lib/notices';
import type { Actor } from '~/lib/actor';
import { mustHaveFactor } from '~/platform/auth/guards.server';
import {
  claimPasskeyChallenge,
  forgetPasskey,
  passkeyCookie,
} from '~/platform/auth/passkey-challenge.server';
import { reauthenticate } from '~/platform/auth/reauthenticate.server';
import { renewSession } from '~/platform/auth/session.server';
import { withCookies } from '~/platform/http/cookies';
import { readIntent } from '~/platform/http/forms/form-intents';
import { noticeCookie } from '~/platform/http/forms/notice';
import type { Services } from '~/platform/services';

import type { PasskeysAnswer } from './passkeys-answer';

type Input = { services: Services; request: Request; viewer: Actor; form: FormData };
type Proved = Input & { cookies: readonly string[]; id: string; at: string };

const screen = '/dashboard/security/passkeys';
const actions = { begin: 'begin-passkey', rename: 'rename-passkey', remove: 'remove-passkey' } as const;

/** Answers the forms of the screen. */
export async function answerPasskeys(input: Input) {
  const intent = readIntent('dashboard.security_.passkeys', input.form);
  if (intent === 'begin') return afterReauthentication(input, intent, begin);
  if (intent === 'add') return add(input);
  if (intent === 'rename') return afterReauthentication(input, intent, rename);
  if (intent === 'remove') return afterReauthentication(input, intent, remove);
  return redirect(screen, 303);
}

async function afterReauthentication<Answer>(
  input: Input,
  intent: keyof typeof actions,
  go: (proved: Proved) => Promise<Answer>,
) {
  const { services, request, viewer, form } = input;
  const id = String(form.get('passkey') ?? '').slice(0, 1400);
  const at = intent === 'begin' ? 'new' : `${intent} ${id}`;
  const outcome = await reauthenticate(services, request, viewer, { form, action: actions[intent] });
  if (!outcome.isProved) {
    const typed = readAccountForm(form, passkeyNameSchema).reply();
    const { errors, way, status } = outcome;
    return data<PasskeysAnswer>({ kind: 'refused', at, reply: errorReply(errors, typed), way }, { status });
  }
  return go({ ...input, viewer: outcome.viewer, cookies: outcome.cookies, id, at });
}

/** The options for the browser; bound to this session, so that no other session can answer. */
async function begin({ services, viewer, form, cookies, at }: Proved) {
  const submission = readAccountForm(form, passkeyNameSchema);
  if (submission.status !== 'success') return refuse(at, submission.reply(), cookies);
  const [{ passkeys: known }, { site_name: siteName }] = await Promise.all([
    listFactors(services, viewer.userId),
    listSiteSettings(services),
  ]);
  if (known.length >= maxPasskeys) return refuse(at, errorReply({ passkey: [full] }), cookies);
  const site = passkeySite(services.config.siteOrigin);
  const options = await optionsForNew(site, { viewer, siteName, known });
  const cookie = await passkeyCookie(services, `new:${viewer.sessionKey}`, options.challenge);
  const { name } = submission.value;
  return data<PasskeysAnswer>({ kind: 'ask', name, options }, { headers: withCookies([...cookies, cookie]) });
}

/** The challenge was only given after a re-authentication, so its answer needs no other. */
async function add({ services, request, viewer, form }: Input) {
  const submission = readAccountForm(form, passkeyNameSchema);
  const response = readRegistration(form.get('response'));
  const challenge = await claimPasskeyChallenge(services, request, `new:${viewer.sessionKey}`);
  const forget = [forgetPasskey(services)];
  if (submission.status !== 'success') return refuse('new', submission.reply(), forget);
  const refuseKey = (why: keyof typeof notAdded) =>
    refuse('new', errorReply({ passkey: [notAdded[why]] }, submission.reply()), forget);
  if (!challenge) return refuseKey('late');
  if (!response) return refuseKey('wrong');
  const { passwordPepper: pepper, siteOrigin } = services.config;
  const { name } = submission.value;
  const site = passkeySite(siteOrigin);
  const done = await addPasskey({ ...services, pepper }, viewer, { name, response, challenge, site });
  if (done.outcome === 'on') {
    const { cookie } = await renewSession(services, viewer);
    const headers = withCookies([...forget, cookie]);
    return data<PasskeysAnswer>({ kind: 'codes', codes: done.codes }, { headers });
  }
  if (done.outcome !== 'added') return refuseKey(done.outcome);
  return backTo(services, 'passkey-added', forget);
}

async function rename({ services, viewer, form, cookies, id, at }: Proved) {
  const submission = readAccountForm(form, passkeyNameSchema);
  if (submission.status !== 'success') return refuse(at, submission.reply(), cookies);
  const { name } = submission.value;
  if (!(await renamePasskey(services, viewer, { id, name }))) return refuse(at, gone, cookies);
  return backTo(services, 'passkey-renamed', cookies);
}

async function remove({ services, viewer, cookies, id, at }: Proved) {
  const mustKeepOne = mustHaveFactor(services, viewer);
  const outcome = await removePasskey(services, viewer, { id, mustKeepOne });
  if (outcome === 'removed') return backTo(services, 'passkey-removed', cookies);
  if (outcome === 'gone') return refuse(at, gone, cookies);
  return refuse(at, errorReply({ passkey: [notRemoved[outcome]] }), cookies);
}

const full = `An account has at most ${maxPasskeys} passkeys. Remove one first.`;

const notAdded = {
  late: 'This came too late, or from another window. Please add the passkey again.',
  wrong: 'Your browser’s answer could not be checked. Please add the passkey again.',
  known: 'This passkey is known here already.',
  full,
};

const notRemoved = {
  last: 'This is your only way to sign in. Set a password or link a Google account first.',
  owed: 'Admins and moderators need a second factor here. Add another one first.',
};

const gone = errorReply({ passkey: ['This passkey is not one of yours any more.'] });

const refuse = (at: string, reply: FormReply, cookies: readonly string[]) =>
  data<PasskeysAnswer>(
    { kind: 'refused', at, reply, way: null },
    { status: 400, headers: withCookies(cookies) },
  );

function backTo(services: Services, notice: Notice, cookies: readonly string[]) {
  const headers = withCookies([...cookies, noticeCookie(services, notice)]);
  return redirect(screen, { status: 303, headers });
}
