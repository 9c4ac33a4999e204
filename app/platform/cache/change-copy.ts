import { listChanges } from '~/features/work/changes/list-changes.server';
import type { Database } from '~/db/client';
import { pause } from '~/lib/time/pause';
import { logWarning } from '~/platform/log';
import type { EdgeCopy } from '~/platform/storage/edge-copy';

import { addChanges, emptyLog, maxChanges, parseLog, type ChangeLog } from './change-log';

type Sources = { db: Database; edgeCopy: EdgeCopy };
type Background = Pick<ExecutionContext, 'waitUntil'>;

/**
 * How long an isolate trusts its copy before it reads KV again. With KV's own half minute, a change is known everywhere within
 * a minute.
 */
const trustedMs = 15_000;
const retryMs = 2_000;
/** KV takes one write a second for a key. */
const betweenWritesMs = 1_100;
const maxWrites = 3;

/**
 * The log of changes as this isolate knows it, the copy in KV that all isolates read, and the functions that
 * keep both up to date.
 */
export type ChangeCopy = {
  /** The log, at most a minute old; null while it cannot be read at all. */
  current(sources: () => Sources, background: Background): Promise<ChangeLog | null>;
  /**
   * Reads the changes from D1 and publishes them to other isolates in the background; returns the keys. For
   * requests that may have changed something.
   */
  publish(sources: Sources, background: Background): Promise<string[]>;
  /** Writes the copy in KV again when it lacks changes of D1. For the sweep; throws when D1 or KV fails. */
  repair(sources: Sources): Promise<void>;
};

type Known = { log: ChangeLog | null; trustedUntil: number; now: () => number };

/** `fromDatabase`: reads D1 at every request instead of KV, for tests that write into the database by hand. */
export function createChangeCopy({ fromDatabase = false, now = Date.now } = {}): ChangeCopy {
  const known: Known = { log: null, trustedUntil: 0, now };
  return {
    async current(sourcesOf, background) {
      if (known.log && !fromDatabase && now() < known.trustedUntil) return known.log;
      // Requests meanwhile use the known changes: the limit of a minute allows for that.
      known.trustedUntil = now() + trustedMs;
      const sources = sourcesOf();
      try {
        await (fromDatabase ? learn(known, sources) : readCopy(known, sources, background));
      } catch (error) {
        logWarning('changes could not be read at the edge', error);
        await learn(known, sources).catch(() => {
          known.trustedUntil = now() + retryMs;
          known.log = null;
        });
      }
      return known.log;
    },
    async publish(sources, background) {
      try {
        const keys = await learn(known, sources);
        if (keys.length > 0) background.waitUntil(copyLog(known, sources));
        return keys;
      } catch (error) {
        logWarning('changes could not be read after a write', error);
        return [];
      }
    },
    async repair(sources) {
      const copied = parseLog(await sources.edgeCopy.read());
      await learn(known, sources);
      if (known.log && (copied?.seq ?? -1) < known.log.seq) await write(known.log, sources);
    },
  };
}

/** Reads from D1 the changes since the newest known one; returns their keys. */
async function learn(known: Known, { db }: Sources): Promise<string[]> {
  const log = known.log ?? emptyLog;
  const rows = await listChanges({ db }, log.seq, maxChanges + 1);
  known.log = addChanges(known.log ?? log, rows, known.now());
  return rows.map(({ key }) => key);
}

/** Reads the copy in KV, and makes it where there is none yet. */
async function readCopy(known: Known, sources: Sources, background: Background): Promise<void> {
  const copy = parseLog(await sources.edgeCopy.read());
  if (!copy) {
    await learn(known, sources);
    background.waitUntil(copyLog(known, sources));
  } else if (!known.log || copy.seq > known.log.seq) known.log = copy;
}

/** Writes the copy in KV, and again as long as others changed something meanwhile. */
async function copyLog(known: Known, sources: Sources): Promise<void> {
  try {
    for (let round = 0; round < maxWrites && known.log; round += 1) {
      if (round > 0) await pause(betweenWritesMs);
      await write(known.log, sources);
      if ((await learn(known, sources)).length === 0) return;
    }
  } catch (error) {
    logWarning('changes could not be told to the edge; the sweep repeats it', error);
  }
}

const write = (log: ChangeLog, { edgeCopy }: Sources) => edgeCopy.write(JSON.stringify(log));
