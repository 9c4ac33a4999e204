import { redirect } from '@remix-run/cloudflare';

import { withoutImpossibleDates, withoutLandmark } from '~/features/directory/criteria/left-out';

/** Throws a redirect when the address of a search has dates that cannot be searched for. `today` is Adelaide's date. */
export function leadOnWithoutImpossibleDates(request: Request, today: string) {
  const { pathname, searchParams } = new URL(request.url);
  const possible = withoutImpossibleDates(searchParams, today);
  if (possible) throw redirect(`${pathname}?${possible}`);
}

type Shown = { criteria: { near: string }; near: unknown };

/** Throws a redirect when the address asks for an unknown landmark. */
export function leadOnWithoutUnknownLandmark(request: Request, { criteria, near }: Shown) {
  const { pathname, searchParams } = new URL(request.url);
  if (criteria.near && !near) throw redirect(`${pathname}?${withoutLandmark(searchParams)}`);
}
