import { admins, wrong, type Row, type Statuses } from './permission-row';

/** Only the person who submitted work sees it; admins see failed work on a separate screen. */
const own = (status: number): Statuses => [401, 404, status, 404, 404];

/** Long work: its progress, and the settling of failed work. */
export const workRows: readonly Row[] = [
  {
    route: 'dashboard.work.$id',
    path: '/dashboard/work/$work',
    get: own(200),
    posts: {
      ...wrong(own(400)),
      'failed work once more': { fields: { intent: 'retry' }, is: own(200), changes: 'jobs.updated_at' },
    },
  },
  {
    route: 'dashboard.work.$id',
    path: '/dashboard/work/$waiting',
    get: own(200),
    posts: {
      'an end of what is at work': { fields: { intent: 'cancel' }, is: own(200), changes: 'jobs.updated_at' },
    },
  },
  { route: 'dashboard.work_.$id.events', path: '/dashboard/work/$work/events', get: own(200) },
  {
    route: 'dashboard.site.jobs',
    path: '/dashboard/site/jobs',
    get: admins(200),
    posts: {
      ...wrong(admins(400)),
      'a failed job once more': {
        fields: { intent: 'retry', job: '$job' },
        is: admins(200),
        changes: 'jobs.updated_at',
      },
      'a failed job put away': {
        fields: { intent: 'discard', job: '$job' },
        is: admins(200),
        changes: 'jobs.updated_at',
      },
      'a job that there is not': { fields: { intent: 'retry', job: 'none' }, is: admins(400) },
    },
  },
];
