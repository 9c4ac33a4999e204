import type { ActionFunctionArgs } from '@remix-run/cloudflare';

import { notFound } from '~/platform/http/answers/not-found';
import { signInOptions } from '~/platform/auth/passkey-challenge.server';

/** A challenge for the sign-in screen, whose script has passkeys offered beside the saved passwords. */
export async function action({ context: { services } }: ActionFunctionArgs) {
  const { options, cookie } = await signInOptions(services);
  return Response.json({ options }, { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } });
}

export function loader() {
  throw notFound();
}
