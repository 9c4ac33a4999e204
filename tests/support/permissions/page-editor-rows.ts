import { staff, wrong, type Row } from './permission-row';

/** What moderators and admins write. */
export const pageEditorRows: readonly Row[] = [
  {
    route: 'dashboard.pages.new',
    path: '/dashboard/pages/new',
    get: staff(200),
    posts: wrong(staff(400)),
  },
  {
    route: 'dashboard.pages.$id',
    path: '/dashboard/pages/$page',
    get: staff(200),
    posts: {
      ...wrong(staff(400)),
      'a page on a version that is not the present one': {
        fields: {
          ...{ title: 'X', slug: '$pageSlug', h1_title: 'X', content: '<p>X</p>' },
          ...{ page_type: 'page', version: '9', excerpt: '', meta_description: '', meta_keywords: '' },
          ...{ canonical_url: '', featured_image_url: '', seo_schema: '', is_published: '' },
        },
        is: staff(409),
      },
    },
  },
  {
    route: 'dashboard.pages.$id_.revisions',
    path: '/dashboard/pages/$page/revisions',
    get: staff(200),
  },
  {
    route: 'dashboard.pages.$id_.revisions_.$version',
    path: '/dashboard/pages/$page/revisions/1',
    get: staff(200),
    posts: wrong(staff(409)),
  },
];
