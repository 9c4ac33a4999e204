/// <reference types="vite/client" />
/// <reference types="@cloudflare/workers-types" />

import type { LoadContext } from '~/platform/load-context';

declare module '@remix-run/cloudflare' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the framework's way to type the load context
  interface AppLoadContext extends LoadContext {}
}

declare module '@remix-run/server-runtime' {
  /** Types loader data as single fetch sends it: dates stay dates. */
  interface Future {
    v3_singleFetch: true;
  }
}
