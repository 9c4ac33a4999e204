import { eraseDuePeople } from '~/features/people/erasure/erase-due-people.server';
import { sweepStaged } from '~/features/import/pictures/sweep-staged.server';
import { scheduleBackup } from '~/features/work/backup/schedule-backup.server';
import { isRestoring } from '~/features/work/restore/is-restoring.server';
import { announceDueJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { announceDueMinutes } from '~/features/directory/places/announce-due-minutes.server';
import { sweepMedia } from '~/features/pictures/library/sweep-media.server';
import { forgetOldRevisions } from '~/features/content/revisions/forget-old-revisions.server';
import { sweepPhotos } from '~/features/directory/photos/sweep-photos.server';
import { reconcileRedirects } from '~/features/content/redirects/edge/reconcile-redirects.server';
import { alertAdmins } from '~/features/work/system/alert-admins.server';
import { countStorage } from '~/features/work/system/count-storage.server';
import { recordFigures } from '~/features/work/system/record-figures.server';
import { forgetOldRecords } from '~/features/work/traffic/forget-old-records.server';
import type { Services } from '~/platform/services';

/**
 * Everything that runs on a schedule, once a minute. A sweep that fails does not stop the others. While a
 * backup is being restored no sweep runs: it would send, erase or delete on the basis of incomplete rows.
 */
export async function runSweeps(services: Services): Promise<void> {
  if (await isRestoring(services)) return console.warn('sweeps rest: a restore is not finished');
  const sweeps = {
    scheduleBackup,
    announceDueJobs,
    announceDueMinutes,
    reconcileTable,
    forgetOldRecords,
    forgetOldRevisions,
    eraseDuePeople,
    sweepPhotos,
    sweepMedia,
    sweepStaged,
    countStorage,
    recordFigures,
    alertAdmins,
  };
  const results = await Promise.allSettled(Object.values(sweeps).map((sweep) => sweep(services)));
  for (const [index, result] of results.entries()) {
    const name = Object.keys(sweeps)[index];
    if (result.status === 'rejected') console.error('sweep failed', name, result.reason);
    else if (result.value > 0) console.info('sweep', name, result.value);
  }
}

async function reconcileTable(services: Services): Promise<number> {
  const { differences, failed } = await reconcileRedirects(services);
  for (const { kind, path } of differences.slice(0, 50)) console.info('redirect mended', kind, path);
  if (failed.length > 0) throw new Error(`${failed.length} redirects could not be mended at the edge`);
  return differences.length;
}
