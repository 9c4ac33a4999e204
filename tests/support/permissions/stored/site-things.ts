import { sql } from 'drizzle-orm';

import {
  accountTokens,
  amenities,
  contactMessages,
  erasureRequests,
  landmarks,
  locationGroups,
  mediaImages,
  menuItems,
  menus,
  missingPaths,
  newsletterSubscribers,
  profiles,
  propertyAmenities,
  propertyDrafts,
  redirects,
  users,
} from '~/db/schema';
import { confirmationUrl, unsubscribeUrl } from '~/features/visit/newsletter/newsletter-links';
import { accountUrl, type LinkPurpose } from '~/features/people/sign-in/account-links';
import { erasureUrl } from '~/features/people/erasure/erasure-links';
import { stampForm } from '~/platform/http/forms/form-stamp';

import { localSecret } from '../../server/local-secret';
import { siteDatabase } from '../../database/database';
import type { World } from '../world';

type Store = Awaited<ReturnType<typeof siteDatabase>>;

const kinds = {
  links: addLinks,
  places: addPlaces,
  records: addRecords,
  people: addPeople,
};

/**
 * Gives the world new rows of a kind that the whole site shares, a visitor whom no limit knows yet, and the present versions of what
 * there is once only, as words of stored-forms.ts. For a site of a single test, one world of a kind at a time.
 */
export async function addSiteThings(world: World, kind: keyof typeof kinds): Promise<void> {
  const db = await siteDatabase(world.origin);
  const fresh = crypto.randomUUID().replace(/\W/g, '').slice(0, 12);
  world.network = `${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
  Object.assign(world.words, { fresh }, await kinds[kind](db, fresh, world));
}

async function addLinks(db: Store, fresh: string) {
  const redirect = (name: string, to: string, isActive: boolean) => ({
    fromPath: `/${name}-${fresh}`,
    toPath: to,
    isActive,
  });
  const [[live, sleeping], , [menu]] = await Promise.all([
    db
      .insert(redirects)
      .values([
        redirect('old', '/search', true),
        redirect('sleeping', '/search', false),
        redirect('older', `/target-${fresh}`, true),
      ])
      .returning({ id: redirects.id }),
    db.insert(missingPaths).values({
      path: `/missing-${fresh}`,
      hitCount: 3,
      firstSeenAt: new Date(),
      lastSeenAt: new Date(),
    }),
    db
      .insert(menus)
      .values({ name: fresh, location: 'footer-company', isActive: false })
      .returning({ id: menus.id }),
    db.delete(menus).where(sql`location = 'footer-travel'`),
  ]);
  const menuId = menu?.id ?? 0;
  const items = await db
    .insert(menuItems)
    .values(['First', 'Last'].map((title, sortOrder) => ({ menuId, title, url: '/guides', sortOrder })))
    .returning({ id: menuItems.id });
  return {
    redirect: String(live?.id),
    sleeping: String(sleeping?.id),
    menu: String(menuId),
    first: String(items[0]?.id),
    last: String(items[1]?.id),
  };
}

/** The property and its draft have the amenity that is folded into the other. */
async function addPlaces(db: Store, fresh: string, { words }: World) {
  const propertyId = Number(words.id);
  const [[location], [landmark], both] = await Promise.all([
    db
      .insert(locationGroups)
      .values({ slug: `flat-${fresh}`, name: `Flat ${fresh}`, sortOrder: 999 })
      .returning({ id: locationGroups.id }),
    db
      .insert(landmarks)
      .values({
        slug: `oval-${fresh}`,
        name: `Oval ${fresh}`,
        kind: 'park',
        latitude: -34.9,
        longitude: 138.6,
      })
      .returning({ id: landmarks.id }),
    db
      .insert(amenities)
      .values([{ name: `Kettle ${fresh}` }, { name: `Teapot ${fresh}` }])
      .returning({ id: amenities.id }),
  ]);
  const [amenity, folded] = [both[0]?.id ?? 0, both[1]?.id ?? 0];
  await Promise.all([
    db.insert(propertyAmenities).values({ propertyId, amenityId: folded }),
    db
      .update(propertyDrafts)
      .set({ data: sql`json_set(data, '$.amenities', json_array(${folded}))` })
      .where(sql`property_id = ${propertyId}`),
  ]);
  return {
    location: String(location?.id),
    landmark: String(landmark?.id),
    amenity: String(amenity),
    folded: String(folded),
    ...(await readVersions(db)),
  };
}

const tokenOf = (address: string) => new URL(address).searchParams.get('token') ?? '';

async function addRecords(db: Store, fresh: string, { origin: siteOrigin }: World) {
  const [joining, leaving, subscriber] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const [message, handled, erasing] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const letter = (id: string, status: 'confirmed' | 'unconfirmed') => ({
    id,
    email: `${id}@example.com`,
    status,
  });
  const sent = (id: string, handledAt: Date | null) => ({
    id,
    firstName: 'Ada',
    lastName: 'Quandong',
    email: `${id}@example.com`,
    subject: 'A lift',
    message: 'Is there one?',
    contentKey: id,
    handledAt,
  });
  const [[picture]] = await Promise.all([
    db
      .insert(mediaImages)
      .values({
        storageKey: `pages/${fresh}`,
        altText: '',
        fileName: 'jetty.jpg',
        width: 640,
        height: 480,
        placeholder: '#123456',
      })
      .returning({ id: mediaImages.id }),
    db
      .insert(newsletterSubscribers)
      .values([
        letter(joining, 'unconfirmed'),
        letter(leaving, 'confirmed'),
        letter(subscriber, 'confirmed'),
      ]),
    db.insert(contactMessages).values([sent(message, null), sent(handled, new Date())]),
    db.insert(erasureRequests).values({ id: erasing, email: `${erasing}@example.com` }),
  ]);
  const signer = { siteOrigin, linkSecret: localSecret('LINK_SECRET') };
  const [confirmation, end, erasure, stamp] = await Promise.all([
    confirmationUrl(signer, joining, new Date()),
    unsubscribeUrl(signer, leaving),
    erasureUrl(signer, erasing),
    stampForm(localSecret('FORM_SECRET'), 'enquiry', new Date(Date.now() - 60_000)),
  ]);
  return {
    picture: String(picture?.id),
    subscriber,
    message,
    handled,
    stamp,
    joining: tokenOf(confirmation),
    leaving: tokenOf(end),
    erasing: tokenOf(erasure),
  };
}

/** A person with an account and a link for a new password, and a person who has only signed up. */
async function addPeople(db: Store, fresh: string) {
  const [owner, newcomer] = [`owner-${fresh}`, `newcomer-${fresh}`];
  const [reset, verify] = [crypto.randomUUID(), crypto.randomUUID()];
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const known = `${owner}@example.com`;
  await db.insert(users).values([
    { id: owner, email: known, createdAt: now, emailVerifiedAt: now },
    { id: newcomer, email: `${newcomer}@example.com`, createdAt: now },
  ]);
  await Promise.all([
    db.insert(profiles).values({ id: owner, userId: owner, email: known, fullName: 'Ada Quandong' }),
    db.insert(accountTokens).values([
      { id: reset, userId: owner, purpose: 'reset-password', expiresAt },
      { id: verify, userId: newcomer, purpose: 'verify-email', payload: { fullName: 'Ada' }, expiresAt },
    ]),
  ]);
  const link = async (purpose: LinkPurpose, id: string) =>
    tokenOf(
      await accountUrl({ siteOrigin: 'http://site', linkSecret: localSecret('LINK_SECRET') }, purpose, id),
    );
  return { known, reset: await link('reset-password', reset), verify: await link('verify-email', verify) };
}

/** Of what there is once only: versions, and lists of ids in their order with the order that a form asks for. */
async function readVersions(db: Store): Promise<Record<string, string>> {
  const guidedPage = sql`(select page_id from location_related_guides group by page_id
    order by count(*) desc, page_id limit 1)`;
  const setting = (key: string) => sql`coalesce((select version from site_settings where key = ${key}), 0)`;
  const [found] = (await db.all(sql`select json_object(
    'home', coalesce((select version from homepage_settings), 0),
    'claim', ${setting('claim_local')},
    'letter', ${setting('newsletter_claim')},
    'guided', (select l.id from location_groups l join pages p on p.slug = l.slug where p.id = ${guidedPage}),
    'featured', json(coalesce((select featured_properties_ids from homepage_settings), '[]')),
    'areas', (select json_group_array(id) from (select id from location_groups where parent_slug is null
      order by sort_order, id)),
    'guides', (select json_group_array(id) from (select guide_page_id as id from location_related_guides
      where page_id = ${guidedPage} order by sort_order, guide_page_id)))`)) as unknown as [string][];
  const { home, claim, letter, guided, ...lists } = JSON.parse(found?.[0] ?? '{}') as Live;
  const turned = (ids: readonly number[]) => [...ids].reverse().join();
  return {
    home: String(home),
    claim: String(claim),
    letter: String(letter),
    guided: String(guided),
    featured: lists.featured.join(),
    turned: turned(lists.featured),
    areas: lists.areas.join(),
    reordered: turned(lists.areas),
    guides: lists.guides.join(),
    regrouped: turned(lists.guides),
  };
}

type Live = Record<'home' | 'claim' | 'letter' | 'guided', number> &
  Record<'featured' | 'areas' | 'guides', number[]>;
