import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { listMediaImages } from '~/features/media/list-media-images.server';
import { readMediaQuery } from '~/features/media/media-query';
import { requireStaff } from '~/platform/guards.server';

/** A page of the media library, as the picker reads it. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  const asked = readMediaQuery(new URL(request.url).searchParams);
  return Response.json(await listMediaImages(services, asked), {
    headers: { 'cache-control': 'private, no-store' },
  });
}
