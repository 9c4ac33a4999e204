import { adelaideDate } from '~/lib/time/dates';

import { pageKey, type PageKey } from './page-key';

const maxKnown = 2_000;
const maxLength = 300;
/** How often the calendar is looked at. */
const calendarMs = 10_000;

/** Canonical addresses of this isolate's requests; those requested lately are not computed again. */
export function createPageKeys(routes: ReadonlySet<string>) {
  const known = new Map<string, PageKey | null>();
  let today = '';
  let lookedAt = 0;
  return {
    /** The key of an address at `now`, in milliseconds; null when it is never cached. */
    find(url: URL, now: number): PageKey | null {
      if (now - lookedAt >= calendarMs) {
        const day = adelaideDate(new Date(now));
        if (day !== today) known.clear();
        [today, lookedAt] = [day, now];
      }
      const address = url.pathname + url.search;
      const found = known.get(address);
      if (found !== undefined) return found;
      const key = pageKey(url, today, routes);
      if (known.size >= maxKnown) known.clear();
      if (address.length <= maxLength) known.set(address, key);
      return key;
    },
  };
}
