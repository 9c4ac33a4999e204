import { inArray, sql } from 'drizzle-orm';
import { inject } from 'vitest';

import {
  identities,
  jobs,
  leadEvents,
  leads,
  pageRevisions,
  passkeys,
  propertyDrafts,
  sessions,
  users,
} from '~/db/schema';

import { createPage } from '../../factories/page';
import { addPhoto, createProperty } from '../../factories/property';
import { readCalls, type Calls } from '../server/counted-calls';
import { siteDatabase } from '../database/database';
import { newAccount } from '../accounts/sign-in-as';
import { people, type Before, type Form, type Person } from './permission-row';
import { watchedRows, type Watched } from './watched-rows';

type Accounts = Record<Exclude<Person, 'nobody'>, Awaited<ReturnType<typeof newAccount>>>;

/**
 * Four accounts and a hidden property of one of them, with that owner's draft, lead, photos, other device and
 * Google account; all new, so that other tests do not interfere. The words in the table's rows refer to them.
 */
export async function createWorld(
  { property: state, page: pageState, draftIsReady, strangerIsDeactivated }: Before = {},
  origin = inject('origin'),
) {
  const db = await siteDatabase(origin);
  const [stranger, owner, moderator, admin] = await Promise.all([
    newAccount('stranger', 'owner', origin),
    newAccount('owner', 'owner', origin),
    newAccount('moderator', 'moderator', origin),
    newAccount('admin', 'admin', origin),
  ]);
  const accounts: Accounts = { stranger, owner, moderator, admin };
  const ids = Object.values(accounts).map(({ userId }) => userId);
  const slug = `kept-${owner.profileId}`;
  const [property, page] = await Promise.all([
    createProperty(db as never, {
      slug,
      isApproved: false,
      isPublished: false,
      ownerId: owner.profileId,
      ...state,
    }),
    createPage(db as never, { slug, title: slug, ...pageState }),
  ]);
  const [theirs, things] = await Promise.all([
    addToProperty(db, property, draftIsReady ? 'ready' : 'draft'),
    addToOwner(db, owner.userId),
    db.insert(pageRevisions).values({ pageId: page.id, version: 1, data: page }),
    db
      .update(users)
      .set({
        passwordHash: sql`(select password_hash from users where id = 'demo-owner')`,
        ...(strangerIsDeactivated && {
          deactivatedAt: sql`case when id = ${stranger.userId} then 1 end` as never,
        }),
      })
      .where(inArray(users.id, ids)),
    // The site renews a session ten minutes after its last use: no run is to take that long.
    db
      .update(sessions)
      .set({ lastSeenAt: new Date(Date.now() + 3_600_000) })
      .where(inArray(sessions.userId, ids)),
  ]);
  const watched: Watched = {
    users: ids,
    profiles: Object.values(accounts).map(({ profileId }) => profileId),
    properties: [property.id],
    jobs: [theirs.job, things.work, things.waiting],
    pages: [page.id],
  };
  return {
    origin,
    accounts,
    watched,
    words: {
      id: String(property.id),
      slug,
      name: property.name,
      version: String(property.version),
      page: String(page.id),
      pageSlug: slug,
      ...theirs,
      ...things,
      stranger: stranger.userId,
      strangerProfile: stranger.profileId,
      admin: admin.userId,
    } as Record<string, string>,
    /** Network of the visitors, so that each world has its own limits. */
    network: `${property.id & 255}.${Math.floor(Math.random() * 256)}`,
    rows: () => watchedRows(watched, origin),
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;

type Store = Awaited<ReturnType<typeof siteDatabase>>;

async function addToProperty(
  db: Store,
  { id: propertyId, slug }: { id: number; slug: string },
  status: 'draft' | 'ready',
) {
  const [draft, lead, job] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const seen = new Date(1_700_000_000_000);
  const [, , , [reply], photo, second] = await Promise.all([
    db.insert(propertyDrafts).values({
      id: draft,
      status,
      propertyId,
      data: draftContent(slug),
      baseVersion: 1,
      createdAt: seen,
      updatedAt: seen,
    }),
    db.insert(jobs).values({ id: job, kind: 'mail', input: {}, state: 'failed', dueAt: seen }),
    db
      .insert(leads)
      .values({ id: lead, propertyId, name: 'Ada', email: 'ada@example.com', contentKey: slug }),
    db
      .insert(leadEvents)
      .values({ leadId: lead, kind: 'reply', subject: slug, text: 'x', jobId: job })
      .returning({ id: leadEvents.id }),
    addPhoto(db as never, propertyId, { storageKey: `test/${slug}-1`, sortOrder: 0, isHero: true }),
    addPhoto(db as never, propertyId, { storageKey: `test/${slug}-2`, sortOrder: 1 }),
  ]);
  return {
    draft,
    lead,
    event: String(reply?.id),
    job,
    seen: String(seen.getTime()),
    photo: String(photo.id),
    second: String(second.id),
  };
}

/** With columns that a draft must not write to the property. */
const draftContent = (slug: string) => ({
  name: 'A new name',
  slug,
  propertyType: 'hotel',
  address: '2 Quandong Row',
  currency: 'AUD',
  locationSlug: 'glenelg',
  placeSlug: 'glenelg',
  latitude: null,
  longitude: null,
  mapEmbedUrl: null,
  googleMapsUrl: null,
  phone: null,
  email: null,
  websiteUrl: null,
  bookingUrl: null,
  minPrice: 150,
  affiliateCtaLabel: null,
  shortDescription: 'A small house near the sea with a long verandah.',
  description: null,
  cancellationPolicy: null,
  starRating: null,
  maxPrice: null,
  nearAirport: false,
  checkInTime: null,
  checkOutTime: null,
  amenities: [],
  tags: [],
  units: [],
  ownerId: 'demo-admin',
  isApproved: true,
  isPublished: true,
  isFeatured: true,
  guestRating: 9.9,
});

async function addToOwner(db: Store, userId: string) {
  const [identity, device, passkey] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const [work, waiting] = [`work:${crypto.randomUUID()}`, `work:${crypto.randomUUID()}`];
  const at = new Date();
  await Promise.all([
    db.insert(jobs).values({
      id: work,
      kind: 'page-image',
      input: {},
      state: 'failed',
      ownerId: userId,
      dueAt: at,
    }),
    // Not due yet, so that no worker runs it.
    db.insert(jobs).values({
      id: waiting,
      kind: 'page-image',
      input: {},
      ownerId: userId,
      dueAt: new Date(at.getTime() + 86_400_000),
    }),
    db.insert(passkeys).values({ id: passkey, userId, name: 'Phone', publicKey: 'x', transports: [] }),
    db.insert(identities).values({ id: identity, userId, provider: 'google', subject: identity }),
    db.insert(sessions).values({
      tokenHash: device,
      publicId: device,
      userId,
      lastSeenAt: at,
      expiresAt: new Date(at.getTime() + 86_400_000),
    }),
  ]);
  return { identity, device, passkey, work, waiting };
}

/** The text with ids of the world in place of its words; `$email` is the address of the person who acts. */
export function fill(text: string, { words, accounts }: World, person: Person): string {
  const email = person === 'nobody' ? 'nobody@example.com' : accounts[person].email;
  return text.replace(/\$([a-z]+)/gi, (word, name: string) =>
    name === 'email' ? email : name === 'new' ? crypto.randomUUID() : (words[name] ?? word),
  );
}

/** Calls to D1 of every request so far, by the path in the table. */
export const callsSeen: (Calls & { path: string; isForm: boolean })[] = [];

/** Several values of a field are sent as several fields. */
type Sent = { fields?: Record<string, string | readonly string[]>; as?: Form['as'] };

/**
 * The status of the site's answer to that person's request for the path, or to a form that the person sends
 * to it.
 */
export async function send(world: World, person: Person, path: string, sent: Sent = {}) {
  const response = await answerTo(world, person, path, sent);
  await response.arrayBuffer();
  callsSeen.push({ path, isForm: sent.fields !== undefined, ...readCalls(response) });
  return response.status;
}

/**
 * The site's answer to that person's request for the path, or to a form or `body` that the person sends to it, with `more` headers.
 * Redirects are not followed.
 */
export function answerTo(
  world: World,
  person: Person,
  path: string,
  { fields, as }: Sent = {},
  more = {},
  body?: Blob,
) {
  const filled = Object.entries(fields ?? {}).flatMap(([name, texts]) =>
    [texts].flat().map((text) => [fill(name, world, person), fill(text, world, person)] as const),
  );
  const init = {
    ...((fields || body) && { method: 'POST', body: body ?? bodyOf(filled, as) }),
    headers: {
      cookie: person === 'nobody' ? '' : world.accounts[person].cookie,
      accept: 'text/html,application/xhtml+xml',
      origin: world.origin,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-dest': 'empty',
      'x-count-calls': 'calls',
      // The runtime closes connections that rest, and a request on one that is just closing fails.
      connection: 'close',
      'cf-connecting-ip': `10.${world.network}.${people.indexOf(person) + 1}`,
      ...(as === 'body' && { 'content-type': 'application/octet-stream' }),
      ...more,
    },
  };
  return fetch(world.origin + fill(path, world, person), { redirect: 'manual', ...init });
}

function bodyOf(fields: (readonly [string, string])[], as: Form['as']) {
  const body = as === 'files' ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) body.append(name, value);
  if (as === 'files') (body as FormData).append('photos', new Blob(['no picture']), 'picture.jpg');
  return as === 'body' ? body.toString() : body;
}
