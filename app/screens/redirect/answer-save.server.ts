import { data, redirect } from '@remix-run/cloudflare';

import type { Link } from '~/features/content/redirects/judge-redirect';
import {
  readRedirect,
  typedRedirect,
  type RedirectErrors,
  type RedirectValues,
} from '~/features/content/redirects/redirect-form';
import { redirectsHome } from '~/features/content/redirects/redirect-query';
import { saveRedirect, type Seen } from '~/features/content/redirects/save-redirect.server';
import type { Notice } from '~/lib/notices';
import { noticeCookie } from '~/platform/http/notice';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

type Asked = { services: Services; viewer: Actor; form: FormData; seen: Seen };

/** What was typed, and why it cannot be stored. */
export type SaveProblem = {
  values: RedirectValues;
  errors: RedirectErrors;
  pointOn: readonly Link[];
  /** Somebody else has changed the redirect meanwhile; the loader has the present version. */
  isConflict: boolean;
};

/**
 * Stores the form's redirect and goes to the list; 400 with the errors, 409 when somebody else saved first.
 */
export async function answerSave({ services, viewer, form, seen }: Asked) {
  const values = typedRedirect(form);
  const problem = (more: Partial<SaveProblem>, status: number) =>
    data<SaveProblem>({ values, errors: {}, pointOn: [], isConflict: false, ...more }, { status });
  const { input, errors } = readRedirect(values, services.config.siteOrigin);
  if (!input) return problem({ errors }, 400);
  const answer = await saveRedirect(services, { input, seen, actor: viewer });
  if (answer.outcome === 'conflict') return problem({ isConflict: true }, 409);
  if (answer.outcome === 'refused') {
    return problem({ errors: answer.errors, pointOn: answer.pointOn }, 400);
  }
  throw toList(services, answer.edgeKnows ? 'redirect-saved' : 'redirect-saved-later');
}

/** Redirects to the list, which shows the result. */
export function toList(services: Services, notice: Notice): Response {
  return redirect(redirectsHome, { status: 303, headers: { 'set-cookie': noticeCookie(services, notice) } });
}
