import type { DbClock } from '~/db/dependencies';
import { adelaideDate } from '~/lib/time/dates';
import { describeBrowser } from '~/features/people/sign-in/describe-browser';
import { roleNames } from '~/lib/roles';

import { exportLimits } from './export-limits';
import { listAccountRecords } from './list-account-records.server';
import { listOwnProperties } from './list-own-properties.server';
import { listSentMessages } from './list-sent-messages.server';

/**
 * All data that the site stores about a person and their properties, for the person's download. Columns are
 * named one by one, so that no hash, key or token can get in. Messages sent from their mail address count as
 * theirs, since they verified it.
 */
export async function collectOwnData(
  { db, clock }: DbClock,
  { userId, siteOrigin }: { userId: string; siteOrigin: string },
) {
  const [records, listings, sent] = await Promise.all([
    listAccountRecords({ db }, userId),
    listOwnProperties({ db }, { userId, siteOrigin }),
    listSentMessages({ db }, userId),
  ]);
  const { profile, devices, ...account } = records;
  return {
    about: {
      site: siteOrigin,
      madeOn: adelaideDate(clock.now()),
      note: 'Times are in UTC. Lists have the newest first and end at the limits below. Passwords and keys are not part of this file.',
      limits: exportLimits,
    },
    ...account,
    profile: profile && { ...profile, accountType: roleNames[profile.role] },
    devices: devices.map(({ userAgent, ...device }) => ({ browser: describeBrowser(userAgent), ...device })),
    ...listings,
    ...sent,
  };
}
