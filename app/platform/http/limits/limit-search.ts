import { data } from '@remix-run/cloudflare';

import type { Services } from '~/platform/services';

import { searchWindowSeconds } from './search-limit';

const words = {
  title: 'Please wait a minute',
  text: 'More searches have come from your network in the last minute than we can answer. Wait a minute and search again. The rest of the site is open as usual.',
};

/**
 * Called by a loader before it searches by words, place or filters. Throws 429, with a text for the page,
 * when the visitor's network has used up its searches of this minute.
 */
export async function limitSearch({ searchLimit }: Services, request: Request): Promise<void> {
  if (await searchLimit.allows(request)) return;
  const headers = {
    'retry-after': String(searchWindowSeconds),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  };
  throw data(words, { status: 429, headers });
}
