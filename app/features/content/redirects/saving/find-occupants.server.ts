import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { locationGroups, pages, properties } from '~/db/schema';
import { pagePath } from '~/features/content/pages/page-paths';
import { canonicalPropertyPath, propertyPath } from '~/features/directory/property/property-paths';
import { isPublic } from '~/features/directory/visibility/visibility';
import { findPathPreset } from '~/features/directory/criteria/path-presets';

const maxAtOnce = 500;

/**
 * Those of these paths that are addresses of published content, each with that content in words: 'the page “About”'.
 * One call to the database per 500 paths.
 */
export async function findOccupants(
  { db }: { db: Database },
  paths: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let at = 0; at < paths.length; at += maxAtOnce) {
    await addSome(db, paths.slice(at, at + maxAtOnce), found);
  }
  return found;
}

async function addSome(db: Database, paths: readonly string[], found: Map<string, string>) {
  const wanted = new Set(paths);
  const add = (path: string, text: string) => {
    if (wanted.has(path) && !found.has(path)) found.set(path, text);
  };
  const places = new Map<string, string[]>();
  for (const path of paths) {
    const preset = findPathPreset(path);
    if (preset?.kind === 'alias') add(path, `the landing page ${preset.canonical}`);
    if (preset?.kind === 'place') places.set(preset.place, [...(places.get(preset.place) ?? []), path]);
  }
  const slugs = [...new Set(paths.flatMap((path) => [path.slice(1), path.split('/').at(-1) ?? '']))];
  const [pageRows, propertyRows, placeRows] = await db.batch([
    selectPages(db, slugs),
    selectProperties(db, paths),
    selectPlaces(db, [...places.keys()]),
  ]);
  for (const page of pageRows) {
    add(pagePath(page), `the page “${page.title}”`);
    if (page.pageType === 'location') add(`/${page.slug}`, `the location page “${page.title}”`);
  }
  for (const property of propertyRows) {
    const text = `the property “${property.name}”`;
    add(propertyPath(property), text);
    add(canonicalPropertyPath(property), text);
  }
  for (const { slug, name } of placeRows) {
    for (const path of places.get(slug) ?? []) add(path, `the stays in “${name}”`);
  }
}

const among = (texts: readonly string[]) => sql`in (select value from json_each(${JSON.stringify(texts)}))`;

function selectPages(db: Database, slugs: string[]) {
  return db
    .select({ slug: pages.slug, title: pages.title, pageType: pages.pageType })
    .from(pages)
    .where(and(sql`${pages.slug} ${among(slugs)}`, eq(pages.isPublished, true), isNull(pages.deletedAt)))
    .limit(slugs.length);
}

function selectProperties(db: Database, paths: readonly string[]) {
  const slugs = [...new Set(paths.map((path) => path.split('/').at(-1) ?? ''))];
  return db
    .select({ slug: properties.slug, name: properties.name, locationSlug: properties.locationSlug })
    .from(properties)
    .where(and(sql`${properties.slug} ${among(slugs)}`, isPublic))
    .limit(slugs.length);
}

function selectPlaces(db: Database, slugs: string[]) {
  return db
    .select({ slug: locationGroups.slug, name: locationGroups.name })
    .from(locationGroups)
    .where(and(sql`${locationGroups.slug} ${among(slugs)}`, eq(locationGroups.isActive, true)))
    .limit(slugs.length);
}
