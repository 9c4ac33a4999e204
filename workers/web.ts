import type { createRequestHandler, ServerBuild } from '@remix-run/cloudflare';

import type { WebEnv } from '~/platform/env';
import { createLoadContext } from '~/platform/load-context';
import { logError } from '~/platform/log';
import { createServices } from '~/platform/services';

// @ts-ignore -- made by the build; absent in a fresh clone
import * as build from '../build/server';
import { answerAtEdge } from './edge';
import { sorry } from './sorry';
import { runSweeps } from './sweeps';

type Build = ServerBuild & { entry: { module: { createRequestHandler: typeof createRequestHandler } } };

/** Remix of the build, whose router is changed (scripts/lib/server/library-patches.mjs), and not a second one. */
const { entry } = build as unknown as Build;
const handleRequest = entry.module.createRequestHandler(build as unknown as Build, 'production');

export default {
  async fetch(request, env, ctx) {
    try {
      return await answerAtEdge(request, createLoadContext(env, ctx, request), handleRequest);
    } catch (error) {
      logError('request failed at the edge', error);
      return sorry(request, 503);
    }
  },
  async scheduled(_event, env, ctx) {
    await runSweeps(createServices(env, ctx, { errand: 'batch' }));
  },
} satisfies ExportedHandler<WebEnv>;
