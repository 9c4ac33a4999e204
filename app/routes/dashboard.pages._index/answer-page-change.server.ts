import { data } from '@remix-run/cloudflare';

import { changePage, type PageChangeOutcome } from '~/features/content/page-manager/change-page.server';
import { pageNotice, type PageChange } from '~/features/content/page-manager/page-changes';
import type { Notice } from '~/lib/notices';
import { readRowId } from '~/lib/row-id';
import { readIntent } from '~/platform/http/forms/form-intents';
import { answerNotice } from '~/platform/http/forms/notice';
import type { Services } from '~/platform/services';
import { notFound } from '~/platform/http/answers/not-found';
import type { Actor } from '~/lib/actor';

type Input = { services: Services; viewer: Actor; request: Request; form: FormData };

/** Answers a posted change of one page. Throws 400 for an invalid change and 404 for a missing page. */
export async function answerPageChange({ services, viewer, request, form }: Input) {
  const change = readIntent('dashboard.pages._index', form);
  const id = readRowId(form.get('page'));
  if (!change || !id) throw data(null, { status: 400 });
  const outcome = await changePage(services, {
    id,
    change,
    actor: viewer,
  });
  if (outcome === 'missing') throw notFound();
  const { pathname, search } = new URL(request.url);
  return answerNotice(services, request, noticeOf(change, outcome), pathname + search);
}

function noticeOf(change: PageChange, outcome: PageChangeOutcome): Notice {
  if (outcome === 'kept') return 'page-kept';
  if (outcome === 'kept-public') return 'page-kept-public';
  return pageNotice(change, outcome === 'done' || outcome === 'already');
}
