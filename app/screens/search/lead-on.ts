import { redirect } from '@remix-run/cloudflare';

import { withQuery } from '~/features/directory/criteria/criteria';
import { properQuery, withoutLandmark } from '~/features/directory/criteria/left-out';

/** Throws a redirect when the address of a search has dates that cannot be searched for, or blank values. `today` is Adelaide's date. */
export function leadOnToProperQuery(request: Request, today: string) {
  const { pathname, searchParams } = new URL(request.url);
  const proper = properQuery(searchParams, today);
  if (proper) throw redirect(withQuery(pathname, proper));
}

type Shown = { criteria: { near: string }; near: unknown };

/** Throws a redirect when the address asks for an unknown landmark. */
export function leadOnWithoutUnknownLandmark(request: Request, { criteria, near }: Shown) {
  const { pathname, searchParams } = new URL(request.url);
  if (criteria.near && !near) throw redirect(`${pathname}?${withoutLandmark(searchParams)}`);
}
