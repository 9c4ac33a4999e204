import { redirect } from '@remix-run/cloudflare';

import { withoutImpossibleDates } from '~/features/directory/criteria/left-out';

/** Throws a redirect when the address of a search has dates that cannot be searched for. `today` is Adelaide's date. */
export function leadOnWithoutImpossibleDates(request: Request, today: string) {
  const { pathname, searchParams } = new URL(request.url);
  const possible = withoutImpossibleDates(searchParams, today);
  if (possible) throw redirect(`${pathname}?${possible}`);
}
