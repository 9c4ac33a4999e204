import { signedIn, theirs, wrong, type Row } from './permission-row';

/** Enquiries: those about one's own properties, and all of them for admins and moderators. */
export const leadRows: readonly Row[] = [
  {
    route: 'dashboard.leads._index',
    path: '/dashboard/leads',
    get: signedIn(200),
    posts: {
      ...wrong(signedIn(400)),
      'a status that there is not': { fields: { lead: '$lead', status: 'lost' }, is: signedIn(400) },
      'a lead’s status': {
        fields: { lead: '$lead', status: 'contacted' },
        is: theirs(200),
        changes: 'lead_events+ leads.status',
      },
    },
  },
  {
    route: 'dashboard.leads.$id',
    path: '/dashboard/leads/$lead',
    get: theirs(200),
    posts: {
      ...wrong(theirs(400)),
      'its status': {
        fields: { intent: 'status', status: 'qualified' },
        is: theirs(200),
        changes: 'lead_events+ leads.status',
      },
      'a blank note': { fields: { intent: 'note' }, is: theirs(400) },
      'a note': { fields: { intent: 'note', note: 'Called.' }, is: theirs(303), changes: 'lead_events+' },
      'a blank reply': { fields: { intent: 'reply' }, is: theirs(400) },
      'a reply': {
        fields: { intent: 'reply', key: '$new', subject: 'Your stay', body: 'Thank you for asking.' },
        is: theirs(303),
        changes: 'lead_events+ leads.status',
      },
      'a failed reply once more': {
        fields: { intent: 'retry', retry: '$event' },
        is: theirs(303),
        changes: 'jobs.updated_at',
      },
      'another look at it': { fields: { intent: 'look' }, is: theirs(303) },
    },
  },
];
