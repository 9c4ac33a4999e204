import { redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare';

import { requireViewer } from '~/platform/guards.server';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireViewer(services, request);
  return redirect('/dashboard/properties');
}
