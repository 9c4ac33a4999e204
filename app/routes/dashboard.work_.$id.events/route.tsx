import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';

import { findWorkStatus } from '~/features/work/jobs/submitted/find-work.server';
import { requireViewer } from '~/platform/auth/guards.server';
import { notFound } from '~/platform/http/answers/not-found';
import { streamEvents } from '~/platform/http/answers/stream-events';
import { takeStreamPlace } from '~/platform/http/answers/stream-places.server';

/**
 * Status of the viewer's own work, streamed for a minute; then the browser reconnects. 429 while the account
 * has its maximum of streams: the page then polls every two seconds.
 */
export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const find = () => findWorkStatus(services, viewer, params.id);
  const first = await find();
  if (!first) throw notFound();
  const place = await takeStreamPlace(services, viewer.userId);
  if (!place) throw data(null, { status: 429 });
  const isLast = ({ state }: typeof first) => state !== 'at-work';
  return streamEvents({ first, next: find, isLast, onEnd: place.leave });
}
