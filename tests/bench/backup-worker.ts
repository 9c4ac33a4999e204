import { createDatabase } from '~/db/client';
import { takeBackup } from '~/features/work/backup/take-backup.server';
import { createBackupStore } from '~/platform/storage/backup-store';

import { fillFrame, fillProperties } from './fill-directory';

type BenchEnv = { DB: D1Database; BACKUPS: R2Bucket };

/** Fills a directory, and takes one step of a backup of it, as the queue worker does. */
export default {
  async fetch(request, { DB, BACKUPS }) {
    const { pathname, searchParams } = new URL(request.url);
    const number = (name: string) => Number(searchParams.get(name));
    if (pathname === '/fill') {
      if (number('from') === 0) {
        await fillFrame(DB);
        await DB.prepare('insert into d1_migrations (name) values (?)')
          .bind(searchParams.get('schema'))
          .run();
      }
      await fillProperties(DB, number('from'), number('to'));
      return new Response('filled');
    }
    const backups = createBackupStore({
      backups: BACKUPS,
      media: BACKUPS,
      database: DB,
      environment: 'local',
    });
    const clock = { now: () => new Date() };
    const { isWhole, state } = await takeBackup(
      { db: createDatabase(DB), clock, backups },
      { name: '2026-11-20' },
    );
    return Response.json({ isWhole, parts: state.parts });
  },
} satisfies ExportedHandler<BenchEnv>;
