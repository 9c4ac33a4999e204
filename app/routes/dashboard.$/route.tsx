import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { requireViewer } from '~/platform/auth/guards.server';
import { notFound } from '~/platform/http/not-found';

/** Whoever is not signed in learns nothing about what is here. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireViewer(services, request);
  throw notFound();
}

export default function NoSuchScreen() {
  return null;
}
