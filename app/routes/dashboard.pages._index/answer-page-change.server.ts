import { data } from '@remix-run/cloudflare';

import { changePage } from '~/features/page-manager/change-page.server';
import { pageNotice } from '~/features/page-manager/page-changes';
import { readRowId } from '~/lib/row-id';
import { readIntent } from '~/platform/form-intents';
import { answerNotice } from '~/platform/notice';
import type { Services } from '~/platform/services';
import type { Viewer } from '~/platform/session.server';
import { visitorNetwork } from '~/platform/visitor-address';

type Asked = { services: Services; viewer: Viewer; request: Request; form: FormData };

/** Answers a posted change of one page. Throws 400 for one that makes no sense and 404 for a page that is not there. */
export async function answerPageChange({ services, viewer, request, form }: Asked) {
  const change = readIntent('dashboard.pages._index', form);
  const id = readRowId(form.get('page'));
  if (!change || !id) throw data(null, { status: 400 });
  const outcome = await changePage(services, {
    ...{ id, change, actorId: viewer.userId },
    from: visitorNetwork(request),
  });
  if (outcome === 'missing') throw data(null, { status: 404 });
  const isDone = outcome === 'done' || outcome === 'already';
  const { pathname, search } = new URL(request.url);
  return answerNotice(
    request,
    outcome === 'kept' ? 'page-kept' : pageNotice(change, isDone),
    pathname + search,
  );
}
