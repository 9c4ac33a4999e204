import { answerOfEdge, type EdgeAnswer } from '~/features/content/redirects/edge/answer-of-edge';
import { findStoredRedirect } from '~/features/content/redirects/edge/find-stored-redirect.server';
import type { StoredRedirect } from '~/features/content/redirects/rules/redirect-table';
import { logWarning } from '~/platform/log';
import { isOutage } from '~/platform/bindings/outage';
import type { LoadContext } from '~/platform/load-context';
import type { Services } from '~/platform/services';

/**
 * The address to which the edge sends a path; a hit of a stored redirect is counted. While KV does not answer, D1 is
 * read, which is the original; while D1 does not answer either, the request goes on to the pages. KV can be a minute
 * behind: after a change, pages for the shared cache read it from D1. For these pages an isolate also remembers what
 * it found until the path's redirect changes, since the question costs a tenth of a page.
 */
export async function findRedirect(
  path: string,
  search: string,
  { services, hasChangedRedirect }: Pick<LoadContext, 'services' | 'hasChangedRedirect'>,
): Promise<EdgeAnswer | null> {
  const read = (from: string) =>
    hasChangedRedirect
      ? findStoredRedirect(services, from).catch(() => findInEither(from, services))
      : findInEither(from, services);
  const find = async (from: string) => {
    const found = await services
      .remember(`redirect of ${from}`, [`path:${from}`], () => read(from))
      .catch(() => null);
    if (found) services.traffic.record({ kind: 'redirect-hit', path: from });
    return found;
  };
  return answerOfEdge(path, search, { find });
}

async function findInEither(from: string, services: Services): Promise<StoredRedirect | null> {
  try {
    return await services.redirects.find(from);
  } catch (error) {
    if (!isOutage(error)) logWarning('redirects could not be read at the edge', error);
    return findStoredRedirect(services, from);
  }
}
