import { reconcileRedirects } from '~/features/content/redirects/reconcile-redirects.server';
import { switchRedirect } from '~/features/content/redirects/change-redirect.server';
import type { Notice } from '~/lib/notices';
import { readRowId } from '~/lib/row-id';
import { readIntent } from '~/platform/http/form-intents';
import type { Services } from '~/platform/services';
import type { Viewer } from '~/platform/auth/session.server';
import { visitorNetwork } from '~/platform/http/visitor-address';

type Asked = { services: Services; request: Request; viewer: Viewer; form: FormData };

/** Makes the change of a button in the list and returns its notice; null for an unknown button. */
export async function answerList({ services, request, viewer, form }: Asked): Promise<Notice | null> {
  const intent = readIntent('dashboard.site.redirects', form);
  const editor = { actorId: viewer.userId, from: visitorNetwork(request) };
  if (intent === 'check') {
    const { differences, failed } = await reconcileRedirects(services, editor);
    if (failed.length > 0) return 'redirects-failed';
    return differences.length > 0 ? 'redirects-mended' : 'redirects-equal';
  }
  const [id, version] = [readRowId(form.get('redirect')), readRowId(form.get('version'))];
  if (!intent || !id || !version) return null;
  const answer = await switchRedirect(services, { id, version, isActive: intent === 'on', editor });
  if (answer?.outcome === 'saved') return answer.edgeKnows ? 'redirect-saved' : 'redirect-saved-later';
  return answer?.outcome === 'refused' ? 'redirect-refused' : 'redirect-conflict';
}
