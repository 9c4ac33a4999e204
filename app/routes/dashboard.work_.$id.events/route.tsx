import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';

import { findWorkStatus } from '~/features/jobs/find-work.server';
import { requireViewer } from '~/platform/guards.server';
import { streamEvents } from '~/platform/stream-events';

/** How far one's own work is, told as it changes, for a minute; whoever wants to know more connects again. */
export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const find = () => findWorkStatus(services, viewer, params.id);
  const first = await find();
  if (!first) throw data(null, { status: 404 });
  return streamEvents(first, find, ({ state }) => state !== 'at-work');
}
