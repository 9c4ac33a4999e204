import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';

import { requireViewer } from '~/platform/auth/guards.server';

/** Whoever is not signed in learns nothing about what is here. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireViewer(services, request);
  throw data(null, { status: 404 });
}

export default function NoSuchScreen() {
  return null;
}
