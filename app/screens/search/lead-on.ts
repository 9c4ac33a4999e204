import { redirect } from '@remix-run/cloudflare';

import { withoutLandmark } from '~/features/directory/criteria/left-out';
import { properAddress } from '~/features/directory/criteria/proper-address';

/** Throws a redirect when the address of a search has dates that cannot be searched for, blank values, or filters of its path. `today` is Adelaide's date. */
export function leadOnToProperAddress(request: Request, today: string) {
  const { pathname, searchParams } = new URL(request.url);
  const proper = properAddress(pathname, searchParams, today);
  if (proper) throw redirect(proper);
}

type Shown = { criteria: { near: string }; near: unknown };

/** Throws a redirect when the address asks for an unknown landmark. */
export function leadOnWithoutUnknownLandmark(request: Request, { criteria, near }: Shown) {
  const { pathname, searchParams } = new URL(request.url);
  if (criteria.near && !near) throw redirect(`${pathname}?${withoutLandmark(searchParams)}`);
}
