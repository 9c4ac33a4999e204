/// <reference types="@cloudflare/vitest-pool-workers/types" />

import type { D1Migration } from '@cloudflare/vitest-pool-workers';

import type { WebEnv } from '~/platform/env';

declare global {
  namespace Cloudflare {
    interface Env extends WebEnv {
      TEST_MIGRATIONS: D1Migration[];
    }
  }
}
