import { FetchRefused, type SiteFetcher } from './site-fetcher';

type Limits = { clock: { now(): Date }; ms: number; bytes: number };

/** For people. */
export const noTimeText = 'There was no time left for it.';
const noRoomText = 'The website is too large to be read as a whole.';

/** Less is not worth the asking. */
const leastMs = 500;

/**
 * A fetcher that from now on takes so long and so many bytes, all its files together: a file that is being fetched when the
 * time is over is given up, and what is asked for later is refused. Bytes are counted when a file has come, so that the last
 * may be one too many.
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
