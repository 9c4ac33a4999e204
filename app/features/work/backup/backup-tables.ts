/**
 * Tables in the order in which a backup reads them: a row that refers to another row is read before it. A row
 * that is added meanwhile then never refers to a row that the backup lacks; references to rows that were
 * deleted meanwhile are repaired by `close-gaps.ts`. Every table of the database is in one of these three
 * lists.
 */
export const keptTables: readonly string[] = [
  'lead_events',
  'leads',
  'contact_messages',
  'newsletter_subscribers',
  'property_drafts',
  'property_photos',
  'property_amenities',
  'property_tags',
  'units',
  'properties',
  'page_revisions',
  'location_related_guides',
  'pages',
  'menu_items',
  'menus',
  'media_images',
  'staged_images',
  'model_calls',
  'jobs',
  'saved_prompts',
  'recovery_codes',
  'passkeys',
  'factors',
  'identities',
  'account_tokens',
  'erasure_requests',
  'profiles',
  'users',
  'amenities',
  'location_groups',
  'landmarks',
  'audit_log',
  'redirects',
  'missing_paths',
  'site_settings',
  'homepage_settings',
  'outbox_mails',
  'cache_uses',
  'request_figures',
  'system_figures',
  'erased_rows',
  // The highest number that each table has given: a number is never given twice.
  'sqlite_sequence',
];

/**
 * Tables that triggers or the queue worker derive from the tables above; `rebuild-derived.ts` fills them
 * again.
 */
export const rebuiltTables: readonly string[] = [
  'property_search',
  'property_search_words',
  'property_address_search',
  'listing_search',
  'lead_search',
  'lead_days',
  'property_counts',
  'property_amenity_lists',
  'facet_bits',
  'content_changes',
  'property_landmarks',
  'property_near_words',
  'property_minutes_due',
];

/** Tables without value after a restore: people sign in again, and counters start again. */
export const leftTables: readonly string[] = [
  'sessions',
  'rate_limits',
  'sign_in_guards',
  'picture_savings',
  'processed_messages',
  // Counted again; admins get a new alert if the cause persists.
  'storage_counts',
  'alerts',
  'dead_letters',
];

/** Rows that are not read: of backups themselves, and of the list of migrations. */
export const exceptRows: Readonly<Record<string, string>> = {
  jobs: "kind <> 'backup'",
  sqlite_sequence: "name <> 'd1_migrations'",
};

/** Tables that a running site fills by itself: a database with nothing else is empty. */
export const filledByItself: readonly string[] = [
  'jobs',
  'missing_paths',
  'cache_uses',
  'request_figures',
  'system_figures',
  'sqlite_sequence',
];

const searchTables = rebuiltTables.filter((name) => name.endsWith('_search'));

/** Tables of the platform, of the list of migrations, and those in which a text index keeps itself. */
export const isInner = (name: string): boolean =>
  /^(_cf_|d1_migrations$|unfinished_restore$)/.test(name) ||
  searchTables.some((search) => name.startsWith(`${search}_`) && name !== 'property_search_words');

/** True when a backup has the table; one that a newer release has added is not lost. */
export const isKept = (name: string): boolean =>
  !isInner(name) && !rebuiltTables.includes(name) && !leftTables.includes(name);
