import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { listMediaPictures } from '~/features/pictures/library/list-media-pictures.server';
import { readMediaQuery } from '~/features/pictures/library/media-query';
import { requireStaff } from '~/platform/auth/guards.server';

/** A page of the media library for the picker. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  const query = readMediaQuery(new URL(request.url).searchParams);
  return Response.json(await listMediaPictures(services, query), {
    headers: { 'cache-control': 'private, no-store' },
  });
}
