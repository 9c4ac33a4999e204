import { createRequestHandler, type ServerBuild } from '@remix-run/cloudflare';

import type { WebEnv } from '~/platform/env';
import { createLoadContext } from '~/platform/load-context';
import { createServices } from '~/platform/services';

// @ts-ignore -- made by the build; absent in a fresh clone
import * as build from '../build/server';
import { answerAtEdge } from './edge';
import { runSweeps } from './sweeps';

const handleRequest = createRequestHandler(build as unknown as ServerBuild, 'production');

export default {
  async fetch(request, env, ctx) {
    const read = env.ENVIRONMENT === 'local' ? await readSmallBody(request) : request;
    return answerAtEdge(read, createLoadContext(env, ctx, read), handleRequest);
  },
  async scheduled(_event, env, ctx) {
    await runSweeps(createServices(env, ctx));
  },
} satisfies ExportedHandler<WebEnv>;

/** The development server's proxy drops connections, others' too, when a form is answered before its body was read. */
async function readSmallBody(request: Request): Promise<Request> {
  const length = Number(request.headers.get('content-length') ?? 0);
  if (length === 0 || length > 1_000_000) return request;
  return new Request(request, { body: await request.arrayBuffer() });
}
