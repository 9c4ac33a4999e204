import { staff, wrong, type Form, type Row } from './permission-row';

const inTrash = { isPublished: false, deletedAt: new Date(1_700_000_000_000) };
const one = (intent: string, changes: string, page = {}): Form => ({
  fields: { intent, page: '$page' },
  is: staff(200),
  before: { page },
  changes,
});

/** Content pages: what moderators and admins do with them from their list. */
export const pageRows: readonly Row[] = [
  {
    route: 'dashboard.pages._index',
    path: '/dashboard/pages',
    get: staff(200),
    posts: {
      ...wrong(staff(400)),
      publication: one('publish', 'page_revisions+ pages.is_published', { isPublished: false }),
      'an end of publication': one('unpublish', 'page_revisions+ pages.is_published'),
      'a page into the trash': one('delete', 'page_revisions+ pages.deleted_at pages.is_published'),
      'a page out of the trash': one('restore', 'page_revisions+ pages.deleted_at', inTrash),
      'a deletion taken back too late': {
        fields: { intent: 'undelete', page: '$page' },
        is: staff(400),
        before: { page: inTrash },
      },
      'a page gone for good': one('erase', 'page_revisions- pages-', inTrash),
      'a page gone for good that is not in the trash': {
        fields: { intent: 'erase', page: '$page' },
        is: staff(400),
      },
      'a page that there is not': { fields: { intent: 'publish', page: '999999999' }, is: staff(404) },
    },
  },
  { route: 'dashboard_.pages.$id.preview', path: '/dashboard/pages/$page/preview', get: staff(200) },
  {
    route: 'dashboard.pages_.import',
    path: '/dashboard/pages/import',
    get: staff(200),
    posts: {
      ...wrong(staff(400)),
      'an import, or the one that is at work': { fields: { intent: 'import' }, is: staff(200) },
      'an import that has not stopped': { fields: { intent: 'retry', import: 'x' }, is: staff(400) },
    },
  },
];
