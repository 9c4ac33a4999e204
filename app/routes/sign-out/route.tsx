import { redirect, type ActionFunctionArgs } from '@remix-run/cloudflare';
import type { ClientActionFunctionArgs } from '@remix-run/react';

import { forgetAllWork } from '~/components/kept/forget-work';
import { forgetRecentStays } from '~/lib/consent-choice';

import { withCookies } from '~/platform/http/cookies';
import { endSession, findViewer } from '~/platform/auth/session.server';

/** A visit changes nothing; only the form signs out. */
export function loader() {
  return redirect('/');
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await findViewer(services, request);
  const headers = withCookies(await endSession(services, request, viewer));
  return redirect('/', { headers });
}

/**
 * Removes the unsaved work and the recent stays that this browser keeps; they stay when the sign-out failed.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  const answer = await serverAction().catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response) || answer.status >= 400) throw answer;
  forgetAllWork();
  forgetRecentStays();
  throw answer;
}
