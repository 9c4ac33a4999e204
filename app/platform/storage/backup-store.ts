import type { BackupObjects, BackupStore } from '~/features/work/backup/backup-store';
import { openDatabase } from '~/platform/storage/database-session';

type Bindings = { backups: R2Bucket; media: R2Bucket; database: D1Database; environment: string };

const atOnce = 1_000;

/** Backups in a bucket that only the queue worker has; calls throw when R2 or D1 fails. */
export function createBackupStore({ backups, media, database, environment }: Bindings): BackupStore {
  return {
    objects: createR2BackupObjects(backups),
    environment,
    async pictures(after) {
      const page = await media.list({ limit: atOnce, ...(after !== null && { startAfter: after }) });
      const objects = page.objects.map(({ key, size, etag }) => ({ key, bytes: size, etag }));
      return { objects, isEnd: !page.truncated };
    },
    async bookmark() {
      const session = openDatabase(database, 'first-primary');
      await session.binding.prepare('select 1').run();
      return session.bookmark();
    },
  };
}

function createR2BackupObjects(bucket: R2Bucket): BackupObjects {
  return {
    async read(key) {
      const object = await bucket.get(key);
      return object && { text: await object.text(), mark: object.etag };
    },
    async write(key, content, replacing) {
      const onlyIf = replacing === null ? { etagDoesNotMatch: '*' } : { etagMatches: replacing };
      const stored = await bucket.put(key, content, replacing === undefined ? {} : { onlyIf });
      // With a condition that does not hold, R2 gives null.
      return (stored as R2Object | null)?.etag ?? null;
    },
    async list(after) {
      const page = await bucket.list({ limit: atOnce, ...(after !== null && { startAfter: after }) });
      return { keys: page.objects.map(({ key }) => key), isEnd: !page.truncated };
    },
    async remove(keys) {
      if (keys.length > 0) await bucket.delete([...keys]);
    },
  };
}
