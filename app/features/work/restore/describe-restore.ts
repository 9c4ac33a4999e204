import { formatNumber } from '~/lib/text/numbers';

import type { Restored } from './restore-backup';

/**
 * The result of a restore in words and numbers, one line each; `into` names the target, `copyCommand` copies
 * the pictures.
 */
export function describeRestore(
  restored: Restored,
  { into, copyCommand, registerFrom }: { into: string; copyCommand: string; registerFrom: string },
): string[] {
  const { manifest, rows, pictures, leftOut, cleared, differences, erased, later, wasInterrupted } = restored;
  const gaps = [
    leftOut > 0 &&
      `${formatNumber(leftOut)} rows were left out: what they belong to was deleted while the backup was taken.`,
    cleared > 0 &&
      `${formatNumber(cleared)} rows lost a reference to what was deleted while the backup was taken.`,
  ].filter((line) => line !== false);
  return [
    `Restored ${manifest.name} of ${manifest.environment}, begun ${manifest.startedAt}, into ${into}.`,
    ...(wasInterrupted ? ['An interrupted restore was cleared away first.'] : []),
    `${formatNumber(rows)} rows in ${manifest.tables.length} tables from ${manifest.parts.length} parts.`,
    ...gaps,
    ...(differences.length === 0
      ? ['Every table has the rows and the checksums of the backup.']
      : differences.map(
          ({ table, expected, found }) =>
            `DIFFERS: ${table} has ${formatNumber(found)} rows, the backup ${formatNumber(expected)}, or other values.`,
        )),
    `Tables as of ${manifest.schema}${later.length > 0 ? `, then ${later.join(', ')}` : ''}.`,
    `Erased again: ${formatNumber(erased)} ${erased === 1 ? 'person' : 'people'} (register of ${registerFrom}).`,
    'Jobs that were waiting are "unknown" now: settle them at /dashboard/site/jobs. Everybody has to sign in again.',
    'Minutes to landmarks are being worked out by the queue worker.',
    `${formatNumber(pictures)} pictures are listed. If the bucket lacks them: ${copyCommand}`,
  ];
}
