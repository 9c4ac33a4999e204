import type { Config } from '~/platform/env';

/** Throws 404 on every site but a developer's own: pages behind this exist nowhere else. */
export function requireLocal({ environment }: Config): void {
  if (environment !== 'local') throw new Response(null, { status: 404 });
}
