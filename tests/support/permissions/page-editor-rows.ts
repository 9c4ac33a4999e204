import { staff, wrong, type Form, type Row } from './permission-row';

/** The editor's requests to a model; the page itself is not changed. */
const writing = {
  'an order to write': {
    fields: { intent: 'write', ai_type: 'title', ai_prompt: 'Glenelg', ai_key: '$new' },
    is: staff(303),
  },
  'a prompt to be kept': {
    fields: { intent: 'save-prompt', ai_type: 'title', ai_prompt: 'Glenelg', ai_name: 'Beach' },
    is: staff(200),
  },
  'the use of a prompt that is not there': {
    fields: { intent: 'use-prompt', ai_saved: 'nothing' },
    is: staff(400),
  },
  'the end of a prompt that is not there': {
    fields: { intent: 'delete-prompt', ai_saved: 'nothing' },
    is: staff(400),
  },
  'a result that is not there': { fields: { intent: 'apply', ai_work: 'nothing' }, is: staff(400) },
  'another look at the writing': { fields: { intent: 'look' }, is: staff(200) },
  'no writing to end': { fields: { intent: 'cancel' }, is: staff(200) },
  'no writing to begin again': { fields: { intent: 'retry' }, is: staff(200) },
  'a result that is cleared away': { fields: { intent: 'dismiss', ai_work: 'nothing' }, is: staff(200) },
} as const satisfies Record<string, Form>;

/** Of a page, without its version. */
const pageFields = {
  title: 'X',
  slug: '$pageSlug',
  h1_title: 'X',
  content: '<p>X</p>',
  page_type: 'page',
  excerpt: '',
  meta_description: '',
  meta_keywords: '',
  canonical_url: '',
  featured_image_url: '',
  seo_schema: '',
  is_published: '',
};

/** The texts that moderators and admins write. */
export const pageEditorRows: readonly Row[] = [
  {
    route: 'dashboard.pages.new',
    path: '/dashboard/pages/new',
    get: staff(200),
    posts: { ...wrong(staff(400)), ...writing },
  },
  {
    route: 'dashboard.pages.$id',
    path: '/dashboard/pages/$page',
    get: staff(200),
    posts: {
      ...wrong(staff(400)),
      ...writing,
      'a page on a version that is not the present one': {
        fields: { ...pageFields, version: '9' },
        is: staff(409),
      },
      'a page that is saved': {
        fields: { ...pageFields, version: '1' },
        is: staff(303),
        changes: 'page_revisions+ pages.content pages.h1_title pages.is_published pages.title',
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
