import type { Clock } from '~/lib/time/clock';

import { FetchRefused, type SiteFetcher } from './site-fetcher';

type Limits = { clock: Clock; ms: number; bytes: number };

/** For people. */
export const noTimeText = 'There was no time left for it.';
export const noRoomText = 'The website is too large to be read as a whole.';

/** With less time left no request is started. */
const leastMs = 500;

/**
 * A fetcher with a limit of time and bytes from now on, for all its files together: a fetch that is running
 * when the time ends is aborted, and later ones are refused. Bytes are counted when a file has arrived, so
 * that the last file may exceed the limit.
 */
export function limitFetcher(sites: SiteFetcher, { clock, ms, bytes }: Limits): SiteFetcher {
  const endsAt = clock.now().getTime() + ms;
  let bytesLeft = bytes;
  return {
    async fetch(url, order) {
      const left = endsAt - clock.now().getTime();
      if (left < leastMs) throw new FetchRefused('too-slow', noTimeText);
      if (bytesLeft <= 0) throw new FetchRefused('too-large', noRoomText);
      const file = await sites.fetch(url, { ...order, patienceMs: Math.min(order.patienceMs, left) });
      bytesLeft -= file.bytes.length;
      return file;
    },
  };
}
