import { answerOfEdge } from '~/features/content/redirects/answer-of-edge';
import { findStoredRedirect } from '~/features/content/redirects/find-stored-redirect.server';
import { lookupPath } from '~/features/content/redirects/redirect-path';
import type { StoredRedirect } from '~/features/content/redirects/redirect-table';
import { logWarning } from '~/platform/log';
import { isOutage } from '~/platform/bindings/outage';
import type { LoadContext } from '~/platform/load-context';
import type { Services } from '~/platform/services';

/**
 * Where the edge sends a path; a hit of a stored redirect is counted. While KV does not answer, D1 is read,
 * which is the original; while D1 does not answer either, the request goes on to the pages. KV can be a
 * minute behind: after a change, pages for the shared cache read it from D1.
 */
export async function findRedirect(
  path: string,
  search: string,
  { services, hasChangedRedirect }: Pick<LoadContext, 'services' | 'hasChangedRedirect'>,
): Promise<StoredRedirect | null> {
  const table = {
    find: (from: string) =>
      hasChangedRedirect
        ? findStoredRedirect(services, from).catch(() => findInEither(from, services))
        : findInEither(from, services),
  };
  const answer = await answerOfEdge(path, search, table);
  if (answer?.kind === 'stored') services.traffic.record({ kind: 'redirect-hit', path: lookupPath(path) });
  return answer;
}

async function findInEither(from: string, services: Services): Promise<StoredRedirect | null> {
  try {
    return await services.redirects.find(from);
  } catch (error) {
    if (!isOutage(error)) logWarning('redirects could not be read at the edge', error);
    return findStoredRedirect(services, from).catch(() => null);
  }
}
