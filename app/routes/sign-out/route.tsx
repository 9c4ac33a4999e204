import { redirect, type ActionFunctionArgs } from '@remix-run/cloudflare';
import type { ClientActionFunctionArgs } from '@remix-run/react';

import { loadWork } from '~/components/kept/load-work';
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

/** Everything that this site keeps in the browser. */
function forgetEverything() {
  try {
    sessionStorage.clear();
    localStorage.clear();
  } catch {
    // A browser that refuses its storage keeps nothing.
  }
}

/**
 * Removes the unsaved work and the recent stays that this browser keeps; they stay when the sign-out failed. Where the
 * code that knows unsaved work cannot be read, everything goes, and the sign-out has succeeded all the same.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  const forgetting = loadWork().then(
    ({ forgetAllWork }) => forgetAllWork,
    () => forgetEverything,
  );
  const answer = await serverAction().catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response) || answer.status >= 400) throw answer;
  (await forgetting)();
  forgetRecentStays();
  throw answer;
}
