import { admins, staff, wrong, type Row } from './permission-row';

/** The media library, subscribers, messages to the site and the log as staff see it. */
export const mediaRows: readonly Row[] = [
  {
    route: 'dashboard.media._index',
    path: '/dashboard/media',
    get: staff(200),
    posts: {
      ...wrong(staff(400)),
      'an alt text without a picture': {
        fields: { intent: 'describe', image: '999999999', altText: 'A jetty', was: '' },
        is: staff(400),
      },
      'the end of a picture that is not there': {
        fields: { intent: 'delete', image: '999999999' },
        is: staff(400),
      },
      'a file that is no picture': { fields: {}, as: 'files', is: staff(400) },
    },
  },
  { route: 'dashboard.media_.list', path: '/dashboard/media/list', get: staff(200) },
  {
    route: 'dashboard.media_.upload',
    path: '/dashboard/media/upload',
    get: staff(404),
    posts: wrong(staff(400), { not: 'a picture' }, 'body'),
  },
  {
    route: 'dashboard.site.subscribers',
    path: '/dashboard/site/subscribers',
    get: staff(200),
    posts: {
      ...wrong(staff(400)),
      'an end of a subscription that is not there': {
        fields: { intent: 'unsubscribe', subscriber: 'nobody' },
        is: staff(400),
      },
    },
  },
  {
    route: 'dashboard.site.subscribers_.export[.]csv',
    path: '/dashboard/site/subscribers/export.csv?q=nobody-at-all',
    get: staff(200),
  },
  { route: 'dashboard.site.messages', path: '/dashboard/site/messages', get: staff(200) },
  {
    route: 'dashboard.site.messages_.export[.]csv',
    path: '/dashboard/site/messages/export.csv?q=nothing-at-all',
    get: staff(200),
  },
  {
    route: 'dashboard.site.messages_.$id',
    path: '/dashboard/site/messages/nothing',
    get: staff(404),
    posts: {
      ...wrong(staff(404)),
      'a message that is handled': { fields: { intent: 'handle' }, is: staff(404) },
      'a message that is open again': { fields: { intent: 'reopen' }, is: staff(404) },
    },
  },
  { route: 'dashboard.site.activity', path: '/dashboard/site/activity', get: staff(200) },
  { route: 'dashboard.site.system', path: '/dashboard/site/system', get: admins(200) },
];
