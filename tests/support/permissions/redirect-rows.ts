import { staff, wrong, type Form, type Row } from './permission-row';

const redirects = '/dashboard/site/redirects';
const menu = '/dashboard/site/menus/1';

/**
 * The first redirect and the first menu of the demo data, with a version that does not exist: nothing is
 * changed.
 */
const late = { version: '999999' };
const form = (intent: string, status: number, more: Record<string, string> = {}): Form => ({
  fields: { intent, ...more },
  is: staff(status),
});
const link = { title: 'Guides', url: '/guides' };

/** Redirects and menus, which moderators and admins edit. */
export const redirectRows: readonly Row[] = [
  {
    route: 'dashboard.site.redirects',
    path: redirects,
    get: staff(200),
    posts: {
      ...wrong(staff(400)),
      'a redirect switched on': form('on', 400, { redirect: '1', ...late }),
      'a redirect switched off': form('off', 400, { redirect: '1', ...late }),
      'a check of the edge': form('check', 200),
    },
  },
  {
    route: 'dashboard.site.redirects_.new',
    path: `${redirects}/new`,
    get: staff(200),
    posts: wrong(staff(400)),
  },
  {
    route: 'dashboard.site.redirects_.$id',
    path: `${redirects}/1`,
    get: staff(200),
    posts: {
      ...wrong(staff(400), { version: '' }),
      'a redirect that somebody else has changed': {
        fields: { from: '/hotels', to: '/adelaide-hotels', status: '301', ...late },
        is: staff(409),
      },
      'a redirect deleted too late': form('delete', 303, late),
    },
  },
  {
    route: 'dashboard.site.redirects_.missing',
    path: `${redirects}/missing`,
    get: staff(200),
    posts: { ...wrong(staff(400)), 'a path dismissed': form('dismiss', 200, { path: '/never-asked-for' }) },
  },
  {
    route: 'dashboard.site.redirects_.import',
    path: `${redirects}/import`,
    get: staff(200),
    posts: {
      ...wrong(staff(400)),
      'a file tried': form('try', 200, { text: 'from,to\n/search,/x' }),
      'a file without a line that is right': form('apply', 200, { text: 'from,to\n/search,/x' }),
    },
  },
  { route: 'dashboard.site.redirects_.export[.]csv', path: `${redirects}/export.csv`, get: staff(200) },
  {
    route: 'dashboard.site.menus',
    path: '/dashboard/site/menus',
    get: staff(200),
    posts: { ...wrong(staff(400)), 'a menu for no place': form('create', 400, { location: 'nowhere' }) },
  },
  {
    route: 'dashboard.site.menus_.$id',
    path: menu,
    get: staff(200),
    posts: {
      ...wrong(staff(400), late),
      'a name, too late': form('menu', 409, { name: 'Header', ...late }),
      'a link, too late': form('add', 409, { ...link, ...late }),
      'a link that is gone': form('edit', 409, { item: '999999', ...link, ...late }),
      'a deletion, too late': form('delete', 409, { item: '1', ...late }),
      'an order of other links': form('order', 409, { order: '999999:0', ...late }),
    },
  },
];
