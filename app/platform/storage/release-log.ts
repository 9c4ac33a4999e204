import { z } from 'zod';

import type { ReleaseLog } from '~/features/work/system/find-system.server';
import { giveUpAfter } from '~/lib/time/give-up-after';
import { logWarning } from '~/platform/log';

const folder = 'releases/';
/** Written by a release that was completed. */
const key = `${folder}latest.json`;
/** Of every release: when it began, with hyphens instead of colons, and its commit. */
const named = /^releases\/(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-([\d.]+Z)-\w+\.json$/;
const patienceMs = 2_000;

const releaseSchema = z.object({ commit: z.string().min(7).max(64), begun: z.coerce.date() });

/** The log of releases in R2; null when it cannot be parsed, and while R2 fails. */
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
    async begunSince(time) {
      const startAfter = `${folder}${time.toISOString().replaceAll(':', '-')}`;
      try {
        const listed = await giveUpAfter(patienceMs, () => bucket.list({ prefix: folder, startAfter }));
        return listed.objects.flatMap(({ key: name }) => begunOf(name));
      } catch (error) {
        logWarning('releases not listed', error);
        return null;
      }
    },
  };
}

function begunOf(name: string): Date[] {
  const [, day, hour, minute, second] = named.exec(name) ?? [];
  return day ? [new Date(`${day}T${hour}:${minute}:${second}`)] : [];
}
