import { data } from '@remix-run/cloudflare';

import { accountChangeSchema } from '~/features/people/access/account-change';
import { changeAccount } from '~/features/people/access/change-account.server';
import { errorReply } from '~/lib/form/form-reply';
import { readForm } from '~/lib/form/read-form';
import { readIntent } from '~/platform/http/forms/form-intents';
import { answerNotice } from '~/platform/http/forms/notice';
import { reauthenticate } from '~/platform/auth/reauthenticate.server';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

type Input = { services: Services; request: Request; viewer: Actor; form: FormData };

const actions = {
  role: 'change-role',
  deactivate: 'deactivate-account',
  reactivate: 'reactivate-account',
} as const;

/** Changes an account's role or access, for an admin who has recently re-authenticated. */
export async function answerUsers({ services, request, viewer, form }: Input) {
  const intent = readIntent('dashboard.users', form);
  const outcome = await reauthenticate(services, request, viewer, {
    form,
    action: actions[intent ?? 'role'],
  });
  const submission = readForm(form, accountChangeSchema, { max: 100 });
  if (!outcome.isProved) {
    return data({ reply: errorReply(outcome.errors, submission.reply()) }, { status: outcome.status });
  }
  const isDone = submission.status === 'success' && (await changeAccount(services, viewer, submission.value));
  const notice = isDone ? 'account-updated' : 'account-not-updated';
  const { pathname, search } = new URL(request.url);
  return answerNotice(services, request, notice, pathname + search, 400, outcome.cookies);
}
