import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';

import { requireViewer } from '~/platform/auth/guards.server';

/** Without sign-in the answer does not reveal which screens exist. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireViewer(services, request);
  throw data(null, { status: 404 });
}

export default function NoSuchScreen() {
  return null;
}
