import { EdgeUnread, reconcileRedirects } from '~/features/content/redirects/edge/reconcile-redirects.server';
import { switchRedirect } from '~/features/content/redirects/saving/change-redirect.server';
import type { Notice } from '~/lib/notices';
import { readRowId } from '~/lib/row-id';
import { readIntent } from '~/platform/http/forms/form-intents';
import { logError } from '~/platform/log';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

type Input = { services: Services; viewer: Actor; form: FormData };

/** Makes the change of a button in the list and returns its notice; null for an unknown button. */
export async function answerList({ services, viewer, form }: Input): Promise<Notice | null> {
  const intent = readIntent('dashboard.site.redirects', form);
  if (intent === 'check') return checkEdge(services, viewer);
  const [id, version] = [readRowId(form.get('redirect')), readRowId(form.get('version'))];
  if (!intent || !id || !version) return null;
  const answer = await switchRedirect(services, { id, version, isActive: intent === 'on', actor: viewer });
  if (answer?.outcome === 'saved') return answer.edgeKnows ? 'redirect-saved' : 'redirect-saved-later';
  return answer?.outcome === 'refused' ? 'redirect-refused' : 'redirect-conflict';
}

/** An edge that cannot be reached is what such a check is for: its answer, and no failure of the page. */
async function checkEdge(services: Services, viewer: Actor): Promise<Notice> {
  try {
    const { differences, failed } = await reconcileRedirects(services, viewer);
    if (failed.length > 0) return 'redirects-failed';
    return differences.length > 0 ? 'redirects-mended' : 'redirects-equal';
  } catch (error) {
    if (!(error instanceof EdgeUnread)) throw error;
    logError('the check of the redirects ended early', error);
    return 'redirects-failed';
  }
}
