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

/** Attributes that browsers know and the types of React 18 do not; it writes them as they are. */
declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: 'auto';
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
    popovertargetaction?: 'hide';
  }
  interface ImgHTMLAttributes<T> {
    fetchpriority?: 'high';
  }
}
