import { data, redirect } from '@remix-run/cloudflare';

import type { Link } from '~/features/content/redirects/rules/judge-redirect';
import { readRedirect, redirectOf } from '~/features/content/redirects/rules/redirect-form';
import { redirectsHome } from '~/features/content/redirects/redirect-query';
import { saveRedirect, type Seen } from '~/features/content/redirects/saving/save-redirect.server';
import type { FormReply } from '~/lib/form/form-reply';
import type { Notice } from '~/lib/notices';
import { noticeCookie } from '~/platform/http/forms/notice';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

type Input = { services: Services; viewer: Actor; form: FormData; seen: Seen };

/** The typed values, and the reason why they cannot be stored. */
export type SaveProblem = {
  reply: FormReply;
  pointOn: readonly Link[];
  /** Another person has changed the redirect meanwhile; the loader has the present version. */
  isConflict: boolean;
};

/**
 * Stores the form's redirect and goes to the list; 400 with the errors, 409 when another person saved first.
 */
export async function answerSave({ services, viewer, form, seen }: Input) {
  const submission = readRedirect(form, services.config.siteOrigin);
  const problem = (more: Partial<SaveProblem>, status: number) =>
    data<SaveProblem>({ reply: submission.reply(), pointOn: [], isConflict: false, ...more }, { status });
  if (submission.status !== 'success') return problem({}, 400);
  const input = redirectOf(submission.value);
  const answer = await saveRedirect(services, { input, seen, actor: viewer });
  if (answer.outcome === 'conflict') return problem({ isConflict: true }, 409);
  if (answer.outcome === 'refused') {
    const fieldErrors = Object.fromEntries(
      Object.entries(answer.errors).map(([name, text]) => [name, [text]]),
    );
    return problem({ reply: submission.reply({ fieldErrors }), pointOn: answer.pointOn }, 400);
  }
  throw toList(services, answer.edgeKnows ? 'redirect-saved' : 'redirect-saved-later');
}

/** Redirects to the list, which shows the result. */
export function toList(services: Services, notice: Notice): Response {
  return redirect(redirectsHome, { status: 303, headers: { 'set-cookie': noticeCookie(services, notice) } });
}
