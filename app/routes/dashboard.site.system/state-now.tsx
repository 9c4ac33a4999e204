import type { ReactNode } from 'react';
import { Link } from '@remix-run/react';

import { Card } from '~/components/ui/card';
import type { findSystem } from '~/features/work/system/find-system.server';
import type { AlertKind } from '~/db/vocabulary';
import { formatInstant } from '~/lib/time/dates';
import { formatNumber } from '~/lib/text/numbers';

import { ageWords, sizeWords } from './figure-words';

type System = Awaited<ReturnType<typeof findSystem>>;
type StateNowProps = Pick<System, 'jobs' | 'storage' | 'backup' | 'release' | 'alerts'>;

const alertWords: Record<AlertKind, string> = {
  errors: 'More than one in a hundred requests fail',
  jobs: 'A job has waited for more than 15 minutes',
  backup: 'The last backup is older than 26 hours',
  'dead-letter': 'A queue has given up messages within the last hour',
};

/** How the site is at this moment. */
export function StateNow({ jobs, storage, backup, release, alerts }: StateNowProps) {
  return (
    <>
      {alerts.length > 0 && (
        <ul className="grid gap-2 rounded-card bg-terracotta-tint p-5 text-terracotta">
          {alerts.map(({ kind, beganAt }) => (
            <li key={kind}>
              <strong>{alertWords[kind]}</strong>, noticed {formatInstant(beganAt)}.
            </li>
          ))}
        </ul>
      )}
      <Card as="section" padding="medium" aria-label="Now">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-4 sm:gap-x-8">
          <Fact name="Jobs waiting">
            {formatNumber(jobs.waiting)}
            {jobs.oldestMs !== null && `, the oldest for ${ageWords(jobs.oldestMs)}`}
          </Fact>
          <Fact name="Failed jobs">
            {jobs.failed === 0 ? (
              'None'
            ) : (
              <Link to="/dashboard/site/jobs">
                {formatNumber(jobs.failed)}, mails among them: {formatNumber(jobs.mails)}
              </Link>
            )}
          </Fact>
          <Fact name="Database">
            {storage?.databaseBytes ? sizeWords(storage.databaseBytes) : 'Not known yet'}
          </Fact>
          <Fact name="Pictures">
            {storage && storage.mediaBytes !== null ? sizeWords(storage.mediaBytes) : 'Not counted yet'}
          </Fact>
          <Fact name="Last backup" isLong>
            {backup ? backupWords(backup) : 'None in the last month'}
          </Fact>
          <Fact name="Last release" isLong>
            {release
              ? `${formatInstant(release.at)}, commit ${release.commit.slice(0, 12)}`
              : 'None is on record'}
          </Fact>
        </dl>
      </Card>
    </>
  );
}

function backupWords({ at, name, rows, bytes }: NonNullable<System['backup']>): string {
  const size = rows === null ? '' : `, ${formatNumber(rows)} rows, ${sizeWords(bytes)}`;
  return `${formatInstant(at)}${name ? ` (${name})` : ''}${size}`;
}

type FactProps = {
  name: string;
  /** It takes the width of a phone. */
  isLong?: boolean;
  children: ReactNode;
};

function Fact({ name, isLong = false, children }: FactProps) {
  return (
    <div className={isLong ? 'col-span-2 sm:col-span-1' : undefined}>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
