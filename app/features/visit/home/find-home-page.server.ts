import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { Reads } from '~/db/dependencies';
import { homepageSettings } from '~/db/schema';
import { chooseFeatured } from '~/features/content/home/choose-featured';
import {
  chosenIds,
  groupIds,
  idsAt,
  shownFeatured,
  topUpIds,
  totalAt,
} from '~/features/content/home/featured-sql';
import {
  bandSearch,
  groupsOf,
  type PropertyGroup,
  type TabKey,
} from '~/features/content/home/property-groups';
import { sizedPicture } from '~/features/pictures/library/sized-picture.server';
import { siteImage } from '~/features/pictures/shown/picture-source';
import { selectCardsOf, toCards } from '~/features/directory/property/list-property-cards.server';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
import { emptyCriteria, searchPath } from '~/features/directory/criteria/criteria';
import { relOf } from '~/features/directory/criteria/indexable';
import { listPlaces } from '~/features/directory/search/list-places.server';
import { findPathPreset } from '~/features/directory/criteria/path-presets';
import { selectFirst } from '~/features/directory/search/search-sql';
import { localPath, webAddress } from '~/lib/paths';
import { homeFallbacks } from '~/features/content/home/home-texts';
import { settingsQuery } from '~/features/content/settings/settings-query.server';
import { readSettings, type SiteSettings } from '~/features/content/settings/site-settings';

import { countGroup, selectGroupSets } from './count-group.server';
import { homeCategories } from './home-categories';

type Input = { tab: TabKey; group: string | null };

/** Candidates for a category's picture, so that one may already be among the featured properties. */
const picturesPerCategory = 3;

/** All stored data of the home page. `more` is the open tab of the featured section, if any. */
export async function findHomePage({ db, remember }: Reads, more: Input | null) {
  const chosen = more ? fixedGroup(more) : undefined;
  const [places, [[stored], settingRows, rows, sets, [counted]]] = await Promise.all([
    listPlaces({ db, remember }),
    db.batch([
      db.select().from(homepageSettings).limit(1),
      settingsQuery(db),
      selectListed(db, more),
      selectGroupSets(db, chosen),
      db.select({ total: sql<number>`total` }).from(sql`(${placeTotal(more)})`),
    ]),
  ]);
  const idsOf = listsOf(rows);
  const byId = new Map(toCards(rows).map((card) => [card.id, card]));
  const cardsOf = (wanted: readonly number[]) => wanted.flatMap((id) => byId.get(id) ?? []);
  const panel = more && openPanel(more, groupsOf(more.tab, places));
  const featuredIds = chooseFeatured(idsOf('chosen'), idsOf('bestRated'), shownFeatured);
  const total = chosen ? await countGroup(db, chosen, sets) : (counted?.total ?? 0);
  const shown = texts(stored);
  return {
    ...shown,
    heroImage: await sizedPicture(db, shown.heroImage),
    ...siteTexts(readSettings(settingRows)),
    places: places.map(({ slug, name }) => ({ slug, name })),
    featured: cardsOf(featuredIds),
    more: panel && { ...panel, stays: cardsOf(idsOf('panel')), total },
    categories: withPictures(
      homeCategories.map(({ path }) => cardsOf(idsOf(path))),
      featuredIds,
    ),
  };
}

const noIds = sql`select 0 as id where false`;

type Place = [list: string, at: number];

/**
 * A card of each stay of a list, with the lists that have it and its place in each, as JSON: a statement for each list would
 * take longer than the lists.
 */
function selectListed(db: Database, more: Input | null) {
  const lists: [name: string, ids: SQL][] = [
    ['chosen', chosenIds],
    ['bestRated', topUpIds],
    ['panel', more ? panelIdsOf(more) : noIds],
    ...homeCategories.map(({ path }): [string, SQL] => [path, categoryIds(path)]),
  ];
  const named = lists.map(([name, ids]) => sql`${name}, json((select json_group_array(id) from (${ids})))`);
  return selectCardsOf<string>(
    db,
    sql`select each.value as id, json_group_array(json_array(list.key, each.key)) as place
      from json_each(json_object(${sql.join(named, sql`, `)})) list cross join json_each(list.value) each
      group by each.value`,
  );
}

/** The ids of a list in its order, by its name. */
function listsOf(rows: Awaited<ReturnType<typeof selectListed>>) {
  const listed = rows.flatMap(({ id, place }) =>
    (JSON.parse(place) as Place[]).map(([list, at]) => ({ id, list, at })),
  );
  listed.sort((a, b) => a.at - b.at);
  return (name: string): number[] => listed.flatMap(({ id, list }) => (list === name ? [id] : []));
}

function categoryIds(path: string): SQL {
  const criteria = { ...emptyCriteria, ...findPathPreset(path)?.criteria };
  return selectFirst(criteria, picturesPerCategory);
}

/** The places are not known yet, so the database chooses the area that replaces an unknown one. */
function panelIdsOf(more: Input): SQL {
  if (more.tab === 'location') return idsAt(more.group);
  const chosen = fixedGroup(more);
  return chosen ? groupIds(chosen) : noIds;
}

const placeTotal = (more: Input | null): SQL =>
  more?.tab === 'location' ? totalAt(more.group) : sql`select 0 as total`;

/** A group that is no place. */
function fixedGroup({ tab, group }: Input) {
  const groups = groupsOf(tab, []).filter((each) => each.tab !== 'location');
  return groups.find(({ key }) => key === group) ?? groups[0];
}

function openPanel({ tab, group: wanted }: Input, groups: readonly PropertyGroup[]) {
  const group = groups.find(({ key }) => key === wanted) ?? groups[0];
  if (!group) return null;
  const all = allPath(group);
  const shown = groups.map(({ key, label }) => ({ key, label }));
  return { tab, groups: shown, group, allPath: all, allRel: relOf(all) };
}

function texts(stored: typeof homepageSettings.$inferSelect | undefined) {
  const ctaPath = localPath(stored?.optionalCtaUrl) ?? webAddress(stored?.optionalCtaUrl);
  const ctaText = stored?.optionalCtaText?.trim();
  return {
    metaTitle: stored?.metaTitle?.trim() || homeFallbacks.metaTitle,
    metaDescription: stored?.metaDescription?.trim() || homeFallbacks.metaDescription,
    heroTitle: stored?.heroTitle?.trim() || homeFallbacks.heroTitle,
    heroSubtitle: stored?.heroSubtitle?.trim() || homeFallbacks.heroSubtitle,
    heroImage: siteImage(stored?.heroImageUrl ?? null) ?? siteImage(homeFallbacks.heroImageUrl),
    cta: ctaText && ctaPath ? { text: ctaText, href: ctaPath } : null,
  };
}

function siteTexts(settings: SiteSettings) {
  return {
    siteName: settings.site_name,
    contactEmail: settings.email_contact,
    keywords: settings.home_keywords,
    newsletterClaim: settings.newsletter_claim,
    claims: {
      curated: settings.claim_curated,
      local: settings.claim_local,
      support: settings.claim_support,
      price: settings.claim_price,
    },
  };
}

/**
 * Each category with the picture of one of its properties; no property twice, and none that is featured
 * above.
 */
function withPictures(candidates: readonly (readonly PropertyCardData[])[], featuredIds: readonly number[]) {
  const used = new Set(featuredIds);
  return homeCategories.map((category, index) => {
    const card = candidates[index]?.find(({ id, photo }) => photo !== null && !used.has(id));
    if (card) used.add(card.id);
    return { ...category, photo: card?.photo ?? null };
  });
}

function allPath(group: PropertyGroup): string {
  switch (group.tab) {
    case 'location':
      return searchPath({ ...emptyCriteria, location: group.key });
    case 'type':
      return searchPath({ ...emptyCriteria, types: [group.key] });
    case 'price':
      return searchPath({ ...emptyCriteria, ...bandSearch(group.band), sort: 'price_low' });
  }
}
