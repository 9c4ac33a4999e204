import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { isStampPurpose, stampForm } from '~/platform/http/forms/form-stamp';

/** The signed time for a form that a visitor has entered; the page with the form is the same for everybody. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const purpose = new URL(request.url).searchParams.get('for');
  if (!isStampPurpose(purpose)) return new Response(null, { status: 400 });
  const stamp = await stampForm(services.config.formSecret, purpose, services.clock.now());
  return Response.json({ stamp }, { headers: { 'cache-control': 'private, no-store' } });
}
