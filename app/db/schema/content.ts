import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
  type AnySQLiteColumn,
} from 'drizzle-orm/sqlite-core';

import { menuLocations, pageTypes, redirectStatuses } from '../vocabulary';
import { users } from './accounts';
import { createdAt, flag, instant, oneOf, updatedAt, version } from './columns';

export type FaqEntry = { question: string; answer: string };

/**
 * Content by slug. A guide's slug starts with `guides/`; a location page's slug is the location's. A page
 * with `deletedAt` is in the trash: it is not published, and its slug stays taken.
 */
export const pages = sqliteTable(
  'pages',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    h1Title: text('h1_title').notNull(),
    content: text('content').notNull(),
    excerpt: text('excerpt'),
    metaDescription: text('meta_description'),
    metaKeywords: text('meta_keywords'),
    canonicalUrl: text('canonical_url'),
    featuredImageUrl: text('featured_image_url'),
    pageType: text('page_type', { enum: pageTypes }).notNull().default('page'),
    isPublished: flag('is_published', false),
    faqContent: text('faq_content', { mode: 'json' }).$type<FaqEntry[]>().notNull().default([]),
    seoSchema: text('seo_schema', { mode: 'json' }).$type<Record<string, unknown>>(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant('deleted_at'),
    /** Fingerprint of what the last import wrote; a page that differs from it has been edited. */
    importKey: text('import_key'),
  },
  (table) => [
    uniqueIndex('pages_slug_unique').on(table.slug),
    index('pages_published').on(table.pageType, table.isPublished, table.createdAt),
    index('pages_last_change').on(table.updatedAt),
    check('pages_type', oneOf('page_type', pageTypes)),
    check('pages_guide_slug', sql.raw(`("page_type" = 'guide') = ("slug" like 'guides/%')`)),
  ],
);

/** Every saved version of a page. */
export const pageRevisions = sqliteTable(
  'page_revisions',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    /** The page's `version` from this revision on. */
    version: integer('version').notNull(),
    data: text('data', { mode: 'json' }).notNull(),
    actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('page_revisions_version').on(table.pageId, table.version),
    index('page_revisions_actor').on(table.actorId),
  ],
);

/** Pictures that editors upload for pages. */
export const mediaImages = sqliteTable(
  'media_images',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** Folder of the picture's WebP variants in R2; the public address is made from the row's id. */
    storageKey: text('storage_key').notNull(),
    altText: text('alt_text').notNull(),
    fileName: text('file_name').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Average colour as #rrggbb, painted until the picture arrives. */
    placeholder: text('placeholder').notNull(),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** The prompt for the model, and the model; both are null for an uploaded picture. */
    prompt: text('prompt'),
    model: text('model'),
    /** The job that generated it: a job that runs twice stores it once. */
    jobId: text('job_id'),
  },
  (table) => [
    uniqueIndex('media_images_storage_unique').on(table.storageKey),
    uniqueIndex('media_images_job_unique').on(table.jobId),
    index('media_images_creator').on(table.createdBy),
    check('media_images_size', sql.raw('"width" > 0 and "height" > 0')),
  ],
);

export const locationRelatedGuides = sqliteTable(
  'location_related_guides',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    guidePageId: integer('guide_page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    sortOrder: integer('sort_order').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.guidePageId] }),
    index('location_related_guides_order').on(table.pageId, table.sortOrder),
    index('location_related_guides_guide').on(table.guidePageId),
  ],
);

export const menus = sqliteTable(
  'menus',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    name: text('name').notNull(),
    location: text('location', { enum: menuLocations }).notNull(),
    isActive: flag('is_active', true),
    /** Raised by every change of the menu or of one of its items. */
    version: version(),
  },
  (table) => [
    index('menus_location').on(table.location, table.isActive),
    check('menus_place', oneOf('location', menuLocations)),
  ],
);

export const menuItems = sqliteTable(
  'menu_items',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    menuId: integer('menu_id')
      .notNull()
      .references(() => menus.id, { onDelete: 'cascade' }),
    parentId: integer('parent_id').references((): AnySQLiteColumn => menuItems.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    url: text('url').notNull(),
    target: text('target'),
    sortOrder: integer('sort_order').notNull().default(0),
    isActive: flag('is_active', true),
  },
  (table) => [
    index('menu_items_order').on(table.menuId, table.sortOrder, table.id),
    index('menu_items_parent').on(table.parentId),
  ],
);

/** Old addresses and where they lead. KV holds the copy that the edge reads. */
export const redirects = sqliteTable(
  'redirects',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    fromPath: text('from_path').notNull(),
    toPath: text('to_path').notNull(),
    statusCode: integer('status_code').$type<(typeof redirectStatuses)[number]>().notNull().default(301),
    isActive: flag('is_active', true),
    hitCount: integer('hit_count').notNull().default(0),
    lastHitAt: instant('last_hit_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('redirects_from_unique').on(table.fromPath),
    check('redirects_status', oneOf('status_code', redirectStatuses)),
    check('redirects_from', sql.raw(`"from_path" like '/%'`)),
    check('redirects_not_itself', sql.raw('"from_path" <> "to_path"')),
  ],
);

/** Addresses that answered 404, for 'make a redirect'. Bounded by `record-traffic.server.ts`. */
export const missingPaths = sqliteTable(
  'missing_paths',
  {
    path: text('path').primaryKey(),
    hitCount: integer('hit_count').notNull().default(0),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [index('missing_paths_last_seen').on(table.lastSeenAt)],
);

export const homepageSettings = sqliteTable(
  'homepage_settings',
  {
    id: integer('id').primaryKey(),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    heroTitle: text('hero_title'),
    heroSubtitle: text('hero_subtitle'),
    heroImageUrl: text('hero_image_url'),
    optionalCtaText: text('optional_cta_text'),
    optionalCtaUrl: text('optional_cta_url'),
    featuredPropertiesIds: text('featured_properties_ids', { mode: 'json' })
      .$type<number[]>()
      .notNull()
      .default([]),
    updatedAt: updatedAt(),
    version: version(),
  },
  () => [check('homepage_settings_single', sql.raw('"id" = 1'))],
);

/** Words and addresses that an admin can change without a developer, one row a key. */
export const siteSettings = sqliteTable('site_settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  updatedAt: updatedAt(),
  version: version(),
});
