import { data } from '@remix-run/cloudflare';

import { retryGuideImport, startGuideImport } from '~/features/content/guides/start-guide-import.server';
import { readIntent } from '~/platform/http/forms/form-intents';
import { answerNotice } from '~/platform/http/forms/notice';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

type Input = { services: Services; viewer: Actor; request: Request; form: FormData };

const maxSlugs = 100;
const longestSlug = 200;

/** Answers 'import', with the guides to overwrite if any are chosen, and 'retry'. Throws 400 for anything else. */
export async function answerImport({ services, viewer, request, form }: Input) {
  const answer = (notice: Parameters<typeof answerNotice>[2]) =>
    answerNotice(services, request, notice, '/dashboard/pages/import');
  const intent = readIntent('dashboard.pages_.import', form);
  if (intent === 'retry') {
    const isRetried = await retryGuideImport(services, String(form.get('import') ?? '').slice(0, 64));
    return answer(isRetried ? 'guide-import-started' : 'guide-import-not-retried');
  }
  const overwrite = form.getAll('overwrite');
  const isWrong = overwrite.some((slug) => typeof slug !== 'string' || !slug || slug.length > longestSlug);
  if (intent !== 'import' || isWrong || overwrite.length > maxSlugs) {
    throw data(null, { status: 400 });
  }
  const isStarted = await startGuideImport(services, {
    ownerId: viewer.userId,
    from: viewer.network,
    overwrite: overwrite.map(String),
  });
  return answer(isStarted ? 'guide-import-started' : 'guide-import-running');
}
