import { redirect, type ActionFunctionArgs } from '@remix-run/cloudflare';

import { endSession } from '~/platform/session.server';

/** A visit changes nothing; only the form signs out. */
export function loader() {
  return redirect('/');
}

export async function action({ request, context }: ActionFunctionArgs) {
  const headers = new Headers();
  for (const cookie of await endSession(context.services, request)) headers.append('set-cookie', cookie);
  return redirect('/', { headers });
}
