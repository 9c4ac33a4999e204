import type { StoredRedirect } from '~/features/redirects/redirect-table';

import type { WebEnv } from './env';
import type { PageNeeds } from './response-headers';
import { createServices, type Services } from './services';

export type LoadContext = {
  services: Services;
  /** Goes on every inline script of this answer. */
  cspNonce: string;
  /** Where the edge found that a data request leads; entry.server answers with it in the client's own format. */
  edgeRedirect: StoredRedirect | null;
  /** What the page found out about itself that its content policy has to allow. */
  pageNeeds: PageNeeds;
};

export function createLoadContext(
  env: unknown,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
  _request: Request,
): LoadContext {
  return {
    services: createServices(env as WebEnv, ctx),
    cspNonce: btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))),
    edgeRedirect: null,
    pageNeeds: { analytics: false, googleSignIn: false },
  };
}
