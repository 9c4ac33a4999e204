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
    return answerAtEdge(request, createLoadContext(env, ctx, request), handleRequest);
  },
  async scheduled(_event, env, ctx) {
    await runSweeps(createServices(env, ctx));
  },
} satisfies ExportedHandler<WebEnv>;
