import { z } from 'zod';

import type { ReleaseLog } from '~/features/work/system/find-system.server';
import { giveUpAfter } from '~/lib/give-up-after';
import { logWarning } from '~/platform/log';

/** Written by a release that was completed. */
const key = 'releases/latest.json';
const patienceMs = 2_000;

const releaseSchema = z.object({ commit: z.string().min(7).max(64), begun: z.coerce.date() });

/** The log of releases in R2; null where there is none, where it says nothing that can be read, and while R2 is gone. */
export function createReleaseLog(bucket: R2Bucket): ReleaseLog {
  return {
    async latest() {
      try {
        const text = await giveUpAfter(patienceMs, async () => (await bucket.get(key))?.text());
        if (text === undefined) return null;
        const { commit, begun } = releaseSchema.parse(JSON.parse(text));
        return { commit, at: begun };
      } catch (error) {
        logWarning('log of releases not read', error);
        return null;
      }
    },
  };
}
