import { readdirSync, readFileSync } from 'node:fs';

import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, it } from 'vitest';

import { leads, profiles, properties, propertyDrafts, users } from '~/db/schema';

import { createProperty } from '../../factories/property';
import { siteDatabase } from '../../support/database';
import { newAccount } from '../../support/sign-in-as';
import { ask } from '../../support/site';

const people = ['nobody', 'stranger', 'owner', 'moderator', 'admin'] as const;
type Person = (typeof people)[number];
/** Status for nobody, another owner, the owner, a moderator and an admin. */
type Statuses = readonly [number, number, number, number, number];
type Form = { fields: Record<string, string>; is: Statuses };
type Row = { path: string; get?: Statuses; posts?: Record<string, Form> };

const everybody = (status: number): Statuses => [status, status, status, status, status];
const signedIn: Statuses = [401, 200, 200, 200, 200];
const theirs: Statuses = [401, 404, 200, 200, 200];
/** For forms that are wrong in themselves: who may send them is told so. */
const theirsWrong: Statuses = [401, 404, 400, 400, 400];
const staffWrong: Statuses = [401, 403, 403, 400, 400];
const missing: Statuses = [401, 404, 404, 404, 404];

const wrong = (is: Statuses, fields: Record<string, string> = {}): Record<string, Form> => ({
  'a form without sense': { fields, is },
});

/** What each screen that is not public answers to whom. `$id` and the like are the owner's hidden property and what is in it. */
const table: Record<string, Row> = {
  dashboard: { path: '/dashboard', get: signedIn },
  'dashboard._index': { path: '/dashboard', get: signedIn },
  'dashboard.$': { path: '/dashboard/nothing-here', get: missing },
  'dashboard.settings': { path: '/dashboard/settings', get: signedIn },
  'dashboard.profile': {
    path: '/dashboard/profile',
    get: signedIn,
    posts: wrong([401, 400, 400, 400, 400], { fullName: '1' }),
  },
  'dashboard.profile_.close': {
    path: '/dashboard/profile/close',
    get: signedIn,
    posts: wrong([401, 400, 400, 400, 400], { confirmEmail: 'somebody@example.com' }),
  },
  'dashboard.profile_.export': {
    path: '/dashboard/profile/export',
    get: [401, 302, 302, 302, 302],
    posts: { 'the button': { fields: {}, is: signedIn } },
  },
  'dashboard.security': {
    path: '/dashboard/security',
    get: signedIn,
    posts: wrong([401, 400, 400, 400, 400], { intent: 'password' }),
  },
  'dashboard.security_.factor': {
    path: '/dashboard/security/factor',
    get: signedIn,
    posts: wrong([401, 400, 400, 400, 400], { intent: 'confirm' }),
  },
  'dashboard.users': {
    path: '/dashboard/users',
    get: [401, 403, 403, 403, 200],
    posts: {
      'a role for oneself': {
        fields: { intent: 'role', userId: '$admin', role: 'owner' },
        is: [401, 403, 403, 403, 400],
      },
      deactivation: { fields: { intent: 'deactivate', userId: '$nobody' }, is: [401, 403, 403, 403, 400] },
    },
  },
  'dashboard.properties': {
    path: '/dashboard/properties',
    get: signedIn,
    posts: {
      ...wrong([401, 400, 400, 400, 400]),
      ...Object.fromEntries(
        ['approve', 'publish', 'unpublish', 'feature', 'unfeature', 'reject', 'restore'].map((intent) => [
          intent,
          { fields: { intent, property: '999999999' }, is: [401, 403, 403, 404, 404] as const },
        ]),
      ),
      'approval of one’s own': {
        fields: { intent: 'approve', property: '$other' },
        is: [401, 403, 403, 200, 200],
      },
      'approval of many': { fields: { intent: 'bulk-approve' }, is: staffWrong },
    },
  },
  'dashboard.properties_.$property.archive': { path: '/dashboard/properties/$id/archive', get: theirs },
  'dashboard.properties_.$property.reject': {
    path: '/dashboard/properties/$id/reject',
    get: [401, 403, 403, 200, 200],
    posts: wrong(staffWrong),
  },
  'add-property': { path: '/add-property', get: everybody(302) },
  'edit-property.$id': { path: '/edit-property/$id', get: everybody(302) },
  'dashboard.add-property': {
    path: '/dashboard/add-property',
    get: [302, 200, 200, 200, 200],
    posts: wrong([401, 400, 400, 400, 400]),
  },
  'dashboard.edit-property.$id': {
    path: '/dashboard/edit-property/$id',
    get: theirs,
    posts: wrong(theirsWrong),
  },
  'dashboard.edit-property.$id_.drafts.$draft': {
    path: '/dashboard/edit-property/$id/drafts/$draft',
    get: theirs,
    posts: {
      ...wrong(theirsWrong),
      'publication of what is not ready': { fields: { intent: 'publish' }, is: [401, 404, 403, 303, 303] },
      rejection: { fields: { intent: 'reject' }, is: [401, 404, 403, 400, 400] },
    },
  },
  'dashboard.edit-property.$id_.photos': {
    path: '/dashboard/edit-property/$id/photos',
    get: theirs,
    posts: wrong(theirsWrong),
  },
  'dashboard.edit-property.$id_.photos_.$photo.$file': {
    path: '/dashboard/edit-property/$id/photos/999999999/320.webp',
    get: missing,
  },
  'dashboard.edit-property.$id_.photos_.upload': {
    path: '/dashboard/edit-property/$id/photos/upload',
    get: missing,
    posts: wrong(theirsWrong, { not: 'a picture' }),
  },
  'dashboard.leads._index': {
    path: '/dashboard/leads',
    get: signedIn,
    posts: {
      ...wrong([401, 400, 400, 400, 400]),
      'a lead’s status': { fields: { intent: 'status', lead: '$lead', status: 'contacted' }, is: theirs },
    },
  },
  'dashboard.leads.$id': { path: '/dashboard/leads/$lead', get: theirs, posts: wrong(theirsWrong) },
  'dashboard.leads.export[.]csv': { path: '/dashboard/leads/export.csv', get: signedIn },
};

/** Routes that treat everybody alike, or sign in and out; their own tests look after them. */
const open = new Set(
  (
    'root $ $slug _index accommodation.$location.$property accommodation.$place accommodation.sa.adelaide-cbd auth ' +
    'auth_.challenge auth_.change-email auth_.closed auth_.code auth_.forgot-password auth_.google ' +
    'auth_.google_.callback auth_.keep-account auth_.reset-password auth_.verify blog consent contact dev.mail.$id ' +
    'dev.mail._index guides.$ guides._index images.$photo.$file location.$slug locations media.$name.$file ' +
    'newsletter newsletter_.confirm newsletter_.unsubscribe property.$slug robots[.]txt search sign-out sitemap ' +
    'sitemap.$part sitemap[.]xml your-data your-data_.confirm'
  ).split(' '),
);

type Route = { id: string; hasAction: boolean; hasLoader: boolean };

/** Every route of the build, as the browser's own list of them says. */
function routesOfBuild(): Route[] {
  const name = readdirSync('build/client/assets').find((file) => /^manifest-.*\.js$/.test(file)) ?? '';
  const text = readFileSync(`build/client/assets/${name}`, 'utf8');
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    routes: Record<string, Route>;
  };
  return Object.values(routes).map((route) => ({
    ...route,
    id: route.id.replace(/^routes\//, '').replace(/\/route$/, ''),
  }));
}

let cookies: Record<Person, string>;
let words: Record<string, string>;

beforeAll(async () => {
  const [stranger, owner, moderator, admin] = await Promise.all([
    newAccount('stranger'),
    newAccount('owner'),
    newAccount('moderator', 'moderator'),
    newAccount('admin', 'admin'),
  ]);
  cookies = {
    nobody: '',
    ...{ stranger: stranger.cookie, owner: owner.cookie, moderator: moderator.cookie, admin: admin.cookie },
  };
  const db = await siteDatabase();
  const hidden = { isApproved: false, isPublished: false, ownerId: owner.profileId };
  const property = await createProperty(db as never, { slug: `kept-${owner.profileId}`, ...hidden });
  const other = await createProperty(db as never, { slug: `other-${owner.profileId}`, ...hidden });
  await ask(`/dashboard/edit-property/${property.id}`, {
    ...{ method: 'POST', body: new URLSearchParams({ intent: 'create-draft' }) },
    headers: { cookie: owner.cookie, origin: inject('origin'), 'sec-fetch-site': 'same-origin' },
  });
  const [draft] = await db
    .select({ id: propertyDrafts.id })
    .from(propertyDrafts)
    .where(eq(propertyDrafts.propertyId, property.id));
  const [lead] = await db
    .insert(leads)
    .values({ propertyId: property.id, name: 'Ada', email: 'ada@example.com', contentKey: property.slug })
    .returning({ id: leads.id });
  words = {
    ...{ $id: String(property.id), $draft: draft?.id ?? '', $lead: lead?.id ?? '' },
    ...{ $other: String(other.id), $admin: admin.userId, $stranger: stranger.profileId, $nobody: 'nobody' },
  };
});

const fill = (text: string) =>
  text.replace(/\$(id|other|draft|lead|admin|stranger|nobody)\b/g, (word) => words[word] ?? word);

async function statuses(path: string, fields?: Record<string, string>): Promise<number[]> {
  const seen = [];
  for (const person of people) {
    const filled = Object.entries(fields ?? {}).map(([name, value]) => [name, fill(value)]);
    const response = await ask(fill(path), {
      ...(fields && { method: 'POST', body: new URLSearchParams(filled) }),
      headers: {
        cookie: cookies[person],
        origin: inject('origin'),
        'sec-fetch-site': 'same-origin',
        'sec-fetch-dest': 'empty',
        'cf-connecting-ip': `10.77.0.${people.indexOf(person) + 1}`,
      },
    });
    await response.arrayBuffer();
    seen.push(response.status);
  }
  return seen;
}

describe('every screen that is not public', () => {
  it('stands in the table, with what can be asked and sent', () => {
    const routes = routesOfBuild();
    expect(routes.length).toBeGreaterThan(50);
    const untold = routes.filter(({ id }) => !open.has(id) && !table[id]).map(({ id }) => id);
    expect(untold).toEqual([]);
    const silent = routes
      .filter(({ id }) => table[id])
      .filter(
        ({ id, hasLoader, hasAction }) => (hasLoader && !table[id]?.get) || (hasAction && !table[id]?.posts),
      )
      .map(({ id }) => id);
    expect(silent).toEqual([]);
  });

  it.each(Object.entries(table))('%s is shown to whom it should be', async (_, { path, get }) => {
    if (get) expect(await statuses(path)).toEqual(get);
  });

  const forms = Object.entries(table).flatMap(([id, { path, posts }]) =>
    Object.entries(posts ?? {}).map(([what, form]) => [`${id}: ${what}`, path, form] as const),
  );
  it.each(forms)('%s is taken from whom it should be', async (_, path, { fields, is }) => {
    expect(await statuses(path, fields)).toEqual(is);
  });
});

/** Columns that are nobody's to set by a form, and what a form would like them to be. */
const wishes: Record<string, string> = {
  ...{ is_approved: '1', is_published: '1', is_featured: '1', isApproved: 'true', isPublished: 'true' },
  ...{ owner_id: '$stranger', ownerId: '$stranger', archived_at: '1', version: '99', guest_rating: '10' },
  ...{
    guestRating: '10',
    review_count: '9999',
    reviewCount: '9999',
    rejected_at: '',
    listing_state: 'published',
  },
  ...{ role: 'admin', user_id: '$stranger', email_verified_at: '1', password_hash: 'x', deactivated_at: '' },
};

describe('columns that no form of an owner may set', () => {
  it('stay as they are, whatever is posted to every form', async () => {
    const db = await siteDatabase();
    const watched = async () => ({
      property: await db
        .select()
        .from(properties)
        .where(eq(properties.id, Number(words.$id))),
      people: (await db.select().from(profiles)).map(({ id, userId, role }) => [id, userId, role]),
      accounts: (await db.select().from(users)).map(
        ({ id, emailVerifiedAt, passwordHash, deactivatedAt }) => ({
          ...{ id, emailVerifiedAt, passwordHash, deactivatedAt },
        }),
      ),
    });
    const before = await watched();
    for (const [, path, { fields }] of Object.entries(table).flatMap(([id, { path: at, posts }]) =>
      Object.values(posts ?? {}).map((form) => [id, at, form] as const),
    )) {
      const body = new URLSearchParams(
        Object.entries({ ...wishes, ...fields }).map(([name, value]) => [name, fill(value)]),
      );
      const response = await ask(fill(path), {
        ...{ method: 'POST', body },
        headers: { cookie: cookies.owner, origin: inject('origin'), 'sec-fetch-site': 'same-origin' },
      });
      expect(response.status, path).toBeLessThan(500);
    }
    expect(await watched()).toEqual(before);
  });
});
