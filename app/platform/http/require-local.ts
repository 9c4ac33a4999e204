import type { Config } from '~/platform/env';

/** Throws 404 except in the local environment: pages behind it exist nowhere else. */
export function requireLocal({ environment }: Config): void {
  if (environment !== 'local') throw new Response(null, { status: 404 });
}
