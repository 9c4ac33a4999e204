import { data } from '@remix-run/cloudflare';

import { accountChangeSchema } from '~/features/people/access/account-change';
import { changeAccount } from '~/features/people/access/change-account.server';
import { readIntent } from '~/platform/http/form-intents';
import { answerNotice } from '~/platform/http/notice';
import { proveAgain } from '~/platform/auth/prove-again.server';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

type Asked = { services: Services; request: Request; viewer: Actor; form: FormData };

/** A change that needs re-authentication: account, change and errors. */
export type UsersRefusal = { userId: string; intent: string; role: string; proof: string[] };

const actions = {
  role: 'change-role',
  deactivate: 'deactivate-account',
  reactivate: 'reactivate-account',
} as const;

/** Changes an account's role or access, for an admin who has recently re-authenticated. */
export async function answerUsers({ services, request, viewer, form }: Asked) {
  const intent = readIntent('dashboard.users', form);
  const proof = await proveAgain(services, request, viewer, { form, action: actions[intent ?? 'role'] });
  if (!proof.isProved) {
    const text = (name: string) => String(form.get(name) ?? '').slice(0, 64);
    const sent = { userId: text('userId'), intent: intent ?? '', role: text('role') };
    const refusal: UsersRefusal = { ...sent, proof: proof.errors.proof ?? [] };
    return data({ refusal }, { status: proof.status });
  }
  const parsed = accountChangeSchema.safeParse(Object.fromEntries(form));
  const isDone = parsed.success && (await changeAccount(services, viewer, parsed.data));
  const notice = isDone ? 'account-updated' : 'account-not-updated';
  const { pathname, search } = new URL(request.url);
  return answerNotice(services, request, notice, pathname + search, 400, proof.cookies);
}
