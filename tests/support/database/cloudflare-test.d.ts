/// <reference types="@cloudflare/vitest-pool-workers/types" />

import type { D1Migration } from '@cloudflare/vitest-pool-workers';

import type { WebEnv } from '~/platform/env';

import type { QueueEnv } from '~/platform/queues/queue-services';

declare global {
  namespace Cloudflare {
    interface Env extends WebEnv, Pick<QueueEnv, 'BACKUPS'> {
      TEST_MIGRATIONS: D1Migration[];
      /** Empty, for a backup to be restored into. */
      RESTORED: D1Database;
    }
  }
}
