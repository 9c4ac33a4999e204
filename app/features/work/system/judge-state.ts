import type { AlertKind } from '~/db/vocabulary';

/** The figures that decide the alerts; moments are milliseconds since the epoch. */
export type SiteState = {
  now: number;
  /** Of the last ten minutes that are over. */
  requests: number;
  errors: number;
  /** Since when the oldest job that nobody works on has been due. */
  oldestJob: number | null;
  backup: { wholeAt: number | null; firstAt: number | null };
  lastDeadLetter: number | null;
};

/** 'unsure' leaves an alert as it is. */
export type Verdict = 'bad' | 'well' | 'unsure';

const minute = 60_000;
/** Alarm when more than one in a hundred requests fail, if there are at least this many: a single failure at night is no alarm. */
const errorLimits = { share: 0.01, fewest: 50 };
const oldestJobMs = 15 * minute;
const backupMs = 26 * 60 * minute;
/** A dead letter is an alarm for this time. */
const deadLetterMs = 60 * minute;

/** The verdict on each kind of alert. */
export function judgeState(state: SiteState): Record<AlertKind, Verdict> {
  return {
    errors: judgeErrors(state),
    jobs: state.oldestJob !== null && state.now - state.oldestJob > oldestJobMs ? 'bad' : 'well',
    backup: judgeBackup(state),
    'dead-letter':
      state.lastDeadLetter !== null && state.now - state.lastDeadLetter < deadLetterMs ? 'bad' : 'well',
  };
}

function judgeErrors({ requests, errors }: SiteState): Verdict {
  if (errors <= requests * errorLimits.share) return 'well';
  return requests >= errorLimits.fewest ? 'bad' : 'unsure';
}

/** A site that has never requested a backup, such as a local one, gets no alert about it. */
function judgeBackup({ now, backup: { wholeAt, firstAt } }: SiteState): Verdict {
  if (firstAt === null) return 'unsure';
  return now - (wholeAt ?? firstAt) > backupMs ? 'bad' : 'well';
}
