import { bulkChanges } from '~/features/manage/listings/listing-changes';

import { admins, signedIn, staff, theirs, wrong, type Form, type Row } from './permission-row';

const approved = { isApproved: true };
const live = { isApproved: true, isPublished: true };
const one = (intent: string, changes: string, property = {}, more = {}): Form => ({
  fields: { intent, property: '$id', ...more },
  is: staff(200),
  before: { property },
  changes,
});
const rejection = 'properties.rejected_at properties.rejection_reason';

/** Decisions of moderators and admins, and changes reserved for admins; owners archive their own. */
export const staffRows: readonly Row[] = [
  {
    route: 'dashboard.properties',
    path: '/dashboard/properties',
    get: signedIn(200),
    posts: {
      ...wrong(signedIn(400)),
      approval: one('approve', 'properties.is_approved'),
      'approval with publication': one('approve-publish', 'properties.is_approved properties.is_published'),
      rejection: one('reject', rejection, {}, { reason: 'Please name the street.' }),
      'rejection without a reason': { fields: { intent: 'reject', property: '$id' }, is: staff(400) },
      publication: one('publish', 'properties.is_published', approved),
      'an end of publication': one('unpublish', 'properties.is_published', live),
      'a place on the home page': one('feature', 'properties.is_featured', live),
      'no place on the home page': one('unfeature', 'properties.is_featured', { ...live, isFeatured: true }),
      'a property back from the archive': one('restore', 'properties.archived_at', {
        archivedAt: new Date(1_700_000_000_000),
      }),
      'an archiving taken back too late': {
        fields: { intent: 'unarchive', property: '$id' },
        is: theirs(400),
        before: { property: { archivedAt: new Date(1_700_000_000_000) } },
      },
      'a property put away': {
        fields: { intent: 'archive', property: '$id' },
        is: theirs(200),
        changes: 'properties.archived_at',
      },
      'a property that there is not': {
        fields: { intent: 'approve', property: '999999999' },
        is: staff(404),
      },
      ...Object.fromEntries(
        Object.keys(bulkChanges).map((change) => [
          `${change} for none`,
          { fields: { intent: `bulk-${change}` }, is: staff(400) },
        ]),
      ),
      'approval of many': {
        fields: { intent: 'bulk-approve', chosen: '$id' },
        is: staff(200),
        changes: 'properties.is_approved',
      },
      'publication of many': {
        fields: { intent: 'bulk-publish', chosen: '$id' },
        is: staff(200),
        before: { property: approved },
        changes: 'properties.is_published',
      },
      'an end of publication of many': {
        fields: { intent: 'bulk-unpublish', chosen: '$id' },
        is: staff(200),
        before: { property: live },
        changes: 'properties.is_published',
      },
      'many on the home page': {
        fields: { intent: 'bulk-feature', chosen: '$id' },
        is: staff(200),
        before: { property: live },
        changes: 'properties.is_featured',
      },
      'the question before many are put away': {
        fields: { intent: 'bulk-archive', chosen: '$id' },
        is: staff(200),
      },
      'many put away': {
        fields: { intent: 'bulk-archive-confirmed', chosen: '$id' },
        is: staff(200),
        changes: 'properties.archived_at',
      },
      'the archiving of many taken back too late': {
        fields: { intent: 'bulk-unarchive', chosen: '$id' },
        is: staff(200),
        before: { property: { archivedAt: new Date(1_700_000_000_000) } },
      },
    },
  },
  {
    route: 'dashboard.properties_.$property.archive',
    path: '/dashboard/properties/$id/archive',
    get: theirs(200),
  },
  {
    route: 'dashboard.properties_.$property.reject',
    path: '/dashboard/properties/$id/reject',
    get: staff(200),
    posts: {
      ...wrong(staff(400)),
      rejection: { fields: { reason: 'Please name the street.' }, is: staff(200), changes: rejection },
    },
  },
  { route: 'dashboard.site', path: '/dashboard/site', get: staff(200) },
  { route: 'dashboard.site._index', path: '/dashboard/site', get: staff(200) },
  {
    route: 'dashboard.users',
    path: '/dashboard/users',
    get: admins(200),
    posts: {
      ...wrong(admins(400)),
      'a role': {
        fields: { intent: 'role', userId: '$stranger', role: 'moderator' },
        is: admins(200),
        changes: 'profiles.role sessions-',
      },
      'a role for oneself': { fields: { intent: 'role', userId: '$admin', role: 'owner' }, is: admins(400) },
      'an account switched off': {
        fields: { intent: 'deactivate', userId: '$stranger' },
        is: admins(200),
        changes: 'sessions- users.deactivated_at',
      },
      // A deactivated account has no session any more.
      'an account switched on': {
        fields: { intent: 'reactivate', userId: '$stranger' },
        is: [401, 401, 403, 403, 200],
        before: { strangerIsDeactivated: true },
        changes: 'sessions- users.deactivated_at',
      },
    },
  },
];
