import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { requireViewer } from '~/platform/auth/guards.server';
import { notFound } from '~/platform/http/answers/not-found';

/** Without sign-in the answer does not reveal which screens exist. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireViewer(services, request);
  throw notFound();
}

export default function NoSuchScreen() {
  return null;
}
