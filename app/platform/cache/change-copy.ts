import { listChanges } from '~/features/work/changes/list-changes.server';
import type { Database } from '~/db/client';
import { logWarning } from '~/platform/log';
import { pause } from '~/lib/pause';
import type { EdgeCopy } from '~/platform/storage/edge-copy';

import { addChanges, emptyLog, maxChanges, parseLog, type ChangeLog } from './change-log';

type Sources = { db: Database; edgeCopy: EdgeCopy };
type Background = Pick<ExecutionContext, 'waitUntil'>;

/**
 * How long an isolate trusts its copy before it reads KV again. With KV's own `cacheTtl` of 30 seconds, a change is known
 * everywhere within a minute.
 */
const trustedMs = 15_000;
const retryMs = 2_000;
/** KV takes one write a second for a key. */
const betweenWritesMs = 1_100;
const maxWrites = 3;

/** The log of changes as this isolate knows it, the copy in KV that all isolates read, and how both are kept up to date. */
export type ChangeCopy = {
  /** The log, at most a minute old; null while it cannot be read at all. */
  current(sources: Sources, background: Background): Promise<ChangeLog | null>;
  /** Reads from D1 what changed, and tells the others in the background. For whoever may have changed something. */
  publish(sources: Sources, background: Background): Promise<void>;
  /** Tells the edge again when its copy lacks what D1 has. For the sweep; throws when D1 or KV fails. */
  repair(sources: Sources): Promise<void>;
};

/** `fromDatabase`: reads D1 at every request instead of KV, for tests that write into the database by hand. */
export function createChangeCopy({ fromDatabase = false, now = Date.now } = {}): ChangeCopy {
  let log: ChangeLog | null = null;
  let trustedUntil = 0;

  async function learn({ db }: Sources): Promise<boolean> {
    const known = log ?? emptyLog;
    const rows = await listChanges({ db }, known.seq, maxChanges + 1);
    log = addChanges(log ?? known, rows, now());
    return rows.length > 0;
  }

  async function refresh(sources: Sources, background: Background): Promise<void> {
    if (fromDatabase) {
      await learn(sources);
      return;
    }
    const found = parseLog(await sources.edgeCopy.read());
    if (found) {
      if (!log || found.seq > log.seq) log = found;
    } else {
      await learn(sources);
      background.waitUntil(tell(sources));
    }
  }

  /** Writes the copy in KV, and once more while others changed something meanwhile. */
  async function tell(sources: Sources): Promise<void> {
    try {
      for (let round = 0; round < maxWrites && log; round += 1) {
        if (round > 0) await pause(betweenWritesMs);
        await sources.edgeCopy.write(JSON.stringify(log));
        if (!(await learn(sources))) return;
      }
    } catch (error) {
      logWarning('changes could not be told to the edge; the sweep repeats it', error);
    }
  }

  return {
    async current(sources, background) {
      if (log && !fromDatabase && now() < trustedUntil) return log;
      // Requests that come meanwhile use what is known: the limit of a minute has room for it.
      trustedUntil = now() + trustedMs;
      try {
        await refresh(sources, background);
      } catch (error) {
        logWarning('changes could not be read at the edge', error);
        await learn(sources).catch(() => {
          trustedUntil = now() + retryMs;
          log = null;
        });
      }
      return log;
    },
    async repair(sources) {
      const told = parseLog(await sources.edgeCopy.read());
      await learn(sources);
      if (log && (told?.seq ?? -1) < log.seq) await sources.edgeCopy.write(JSON.stringify(log));
    },
    async publish(sources, background) {
      try {
        if (await learn(sources)) background.waitUntil(tell(sources));
      } catch (error) {
        logWarning('changes could not be read after a write', error);
      }
    },
  };
}
