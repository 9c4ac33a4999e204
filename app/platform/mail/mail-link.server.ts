import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';

import type { Services } from '~/platform/services';

type LinkArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** The id in one of our tokens; null for a token that we did not sign or that has expired. */
type ReadToken = (services: Services, token: string | null) => Promise<string | null>;

const answer = (state: 'ask' | 'done' | 'invalid') =>
  data({ state }, { status: state === 'invalid' ? 400 : 200 });

function readLink({ request, context: { services } }: LinkArgs, read: ReadToken) {
  return read(services, new URL(request.url).searchParams.get('token'));
}

/**
 * Shows the page behind a mailed link: its button, or 400 when it is not ours, has expired or was used.
 * Programs open links too, so nothing changes yet.
 */
export async function showLink(args: LinkArgs, read: ReadToken, isLive?: (id: string) => Promise<boolean>) {
  const id = await readLink(args, read);
  return answer(id !== null && (isLive === undefined || (await isLive(id))) ? 'ask' : 'invalid');
}

/**
 * Makes the link's change when its button is pressed; 400 when the token is invalid or `act` finds it void.
 */
export async function followLink(args: LinkArgs, read: ReadToken, act: (id: string) => Promise<boolean>) {
  const id = await readLink(args, read);
  return answer(id !== null && (await act(id)) ? 'done' : 'invalid');
}
