import type { StoredRedirect } from '~/features/content/redirects/redirect-table';

import type { WebEnv } from './env';
import type { PageNeeds } from './http/response-headers';
import { createServices, type Services } from './services';
import type { Errand, OutsidePart } from './bindings/time-limits';

export type LoadContext = {
  services: Services;
  /** The nonce on every inline script of this answer. */
  cspNonce: string;
  /** The edge's redirect for a data request; entry.server answers with it in the client's own format. */
  edgeRedirect: StoredRedirect | null;
  /** Needs of the page that its content policy has to allow. */
  pageNeeds: PageNeeds;
  /** Outside parts that failed during this request, even if it could do without them. */
  troubles: Set<OutsidePart>;
};

export function createLoadContext(
  env: unknown,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
  request: Request,
): LoadContext {
  const troubles = new Set<OutsidePart>();
  const use = { request, errand: errandOf(request), onTrouble: (part: OutsidePart) => troubles.add(part) };
  return {
    services: createServices(env as WebEnv, ctx, use),
    troubles,
    cspNonce: btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))),
    edgeRedirect: null,
    pageNeeds: { analytics: false, googleSignIn: false },
  };
}

/** A page that is only read has the shortest limits; the callback of a provider is a GET, but writes. */
function errandOf({ method, url }: Request): Errand {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !/^\/(dashboard|auth\/google\/callback)\b/.test(new URL(url).pathname) ? 'visit' : 'work';
}
