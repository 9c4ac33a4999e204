import { accountChangeSchema } from '~/features/people/access/account-change';
import { bulkChanges, listingChanges, type BulkChange } from '~/features/manage/listings/listing-changes';
import { writingIntents } from '~/features/import/writing/pages/writing-fields';
import { lookIntents } from '~/features/work/jobs/submitted/look-intents';
import { pageChanges } from '~/features/content/page-manager/page-changes';

const bulk = (Object.keys(bulkChanges) as BulkChange[]).map((change) => `bulk-${change}` as const);

/**
 * Values of the field `intent` of a route's forms, by the route's folder. A form may have none.
 * tests/support/permissions lists who may send each.
 */
export const formIntents = {
  auth: ['sign-in', 'sign-up', 'resend', 'arrive', 'passkey'],
  'auth_.challenge': ['restart', 'passkey'],
  'auth_.code': ['send', 'code'],
  'dashboard.add-property': ['generate', 'again', 'rewrite', 'apply', ...lookIntents],
  'dashboard.edit-property.$id': ['create-draft', 'resubmit'],
  'dashboard.edit-property.$id_.description': ['generate', 'enhance', 'save', 'undo'],
  'dashboard.edit-property.$id_.drafts.$draft': ['ready', 'publish', 'reject', 'discard', 'renew'],
  'dashboard.edit-property.$id_.extract': ['extract', 'save'],
  'dashboard.edit-property.$id_.photos': ['order', 'describe', 'delete', ...lookIntents],
  'dashboard.leads.$id': ['status', 'note', 'reply', 'retry', 'look'],
  'dashboard.media._index': ['describe', 'delete'],
  'dashboard.pages.$id': writingIntents,
  'dashboard.pages.new': writingIntents,
  'dashboard.pages._index': pageChanges,
  'dashboard.pages_.import': ['import', 'retry'],
  'dashboard.profile': ['save-profile', 'change-email', 'cancel-email-change'],
  'dashboard.properties': [...listingChanges, ...bulk, 'bulk-archive-confirmed'],
  'dashboard.security': [
    'password',
    'password-link',
    'link-google',
    'unlink',
    'sign-out-device',
    'sign-out-others',
    'sign-out-everywhere',
  ],
  'dashboard.security_.factor': ['begin', 'confirm', 'new-codes', 'remove'],
  'dashboard.security_.passkeys': ['begin', 'add', 'rename', 'remove'],
  'dashboard.site.messages_.$id': ['handle', 'reopen'],
  'dashboard.site.subscribers': ['unsubscribe'],
  'dashboard.site.menus': ['create'],
  'dashboard.site.menus_.$id': ['menu', 'add', 'edit', 'delete', 'order'],
  'dashboard.site.redirects': ['on', 'off', 'check'],
  'dashboard.site.redirects_.$id': ['delete'],
  'dashboard.site.redirects_.import': ['try', 'apply'],
  'dashboard.site.redirects_.missing': ['dismiss'],
  'dashboard.site.jobs': ['retry', 'discard'],
  'dashboard.site.home': ['texts', 'featured', 'find'],
  'dashboard.site.locations_.$id': ['save', 'guides', 'find'],
  'dashboard.work.$id': ['cancel', 'retry'],
  'dashboard.users': accountChangeSchema.options.map(({ shape }) => shape.intent.value),
} as const satisfies Record<string, readonly string[]>;

type RouteWithIntents = keyof typeof formIntents;
export type FormIntent<Route extends RouteWithIntents> = (typeof formIntents)[Route][number];

/** The form's intent, if the route has it. */
export function readIntent<Route extends RouteWithIntents>(
  route: Route,
  form: FormData,
): FormIntent<Route> | null {
  const sent = form.get('intent');
  const known: readonly FormIntent<Route>[] = formIntents[route];
  return known.find((intent) => intent === sent) ?? null;
}
