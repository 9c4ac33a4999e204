/**
 * The effect of erasing a person on every table, in order: rows that are found by something that a later step
 * erases come first. `set` and `remove` are what happens to the rows that `whose` finds; `keeps` are the text
 * columns that identify nobody, or contain only the site's own words. A test compares the plan with the
 * tables, column by column.
 *
 * `whose` and `set` are SQL; `person` has one row: request_id, email (lower-cased), user_id (only of a closed
 * account), profile_id, now.
 */
export type ErasureStep = {
  table: string;
  whose?: string;
  set?: Readonly<Record<string, string>>;
  remove?: true;
  keeps?: readonly string[];
};

/** Replaces a name; an erased lead's address is blank, since no mail can be sent to it. */
const erasedName = 'Erased';

const name = `'${erasedName}'`;
const account = '(select user_id from person)';
const profile = '(select profile_id from person)';
const sender = 'lower(email) in (select email from person)';
const ownRow = 'user_id = (select user_id from person)';
/** Unique, and of no person: the top-level name is reserved for that. */
const nobody = "'erased-' || id || '@erased.invalid'";
const theirLeads = `select id from leads where ${sender}`;
const theirMessages = `select id from contact_messages where ${sender}`;
const theirSubscription = `select id from newsletter_subscribers where ${sender}`;

export const erasurePlan: readonly ErasureStep[] = [
  {
    table: 'lead_events',
    whose: `lead_id in (${theirLeads}) or actor_id = ${account}`,
    set: { text: 'null', subject: 'null' },
    keeps: ['lead_id', 'actor_id', 'kind', 'from_status', 'to_status', 'job_id'],
  },
  {
    table: 'jobs',
    whose: `kind = 'mail' and (json_extract(input, '$.contactMessageId') in (${theirMessages})
      or json_extract(input, '$.subscriberId') in (${theirSubscription})
      or json_extract(input, '$.leadId') in (${theirLeads})
      or json_extract(input, '$.replyId') in (select job_id from lead_events where lead_id in (${theirLeads}))
      or json_extract(input, '$.userId') = ${account}
      or json_extract(input, '$.tokenId') in (select id from account_tokens where ${ownRow}))`,
    remove: true,
  },
  {
    table: 'jobs',
    whose: `owner_id = ${account}`,
    set: { input: `'{}'`, result: 'null', error: 'null', progress: 'null', request_id: 'null' },
    keeps: ['id', 'kind', 'state', 'owner_id'],
  },
  {
    table: 'outbox_mails',
    whose: `exists (select 1 from person where lower(recipient) = person.email
      or instr(lower(coalesce(reply_to, '') || ' ' || subject || ' ' || text || ' ' || headers), person.email) > 0)`,
    remove: true,
  },
  {
    table: 'leads',
    whose: sender,
    set: {
      name,
      email: "''",
      phone: 'null',
      message: 'null',
      content_key: "'erased-' || id",
      updated_at: '(select now from person)',
    },
    keeps: ['id', 'check_in_date', 'check_out_date', 'source', 'status', 'owner_id', 'received_on'],
  },
  { table: 'lead_days', keeps: ['scope', 'day'] },
  {
    table: 'contact_messages',
    whose: sender,
    set: {
      first_name: name,
      last_name: "''",
      email: "''",
      subject: name,
      message: "''",
      content_key: "'erased-' || id",
    },
    keeps: ['id'],
  },
  {
    table: 'newsletter_subscribers',
    whose: sender,
    set: {
      email: nobody,
      status: `'unsubscribed'`,
      unsubscribed_at: 'coalesce(unsubscribed_at, (select now from person))',
    },
    keeps: ['id'],
  },
  {
    table: 'property_drafts',
    whose: `property_id in (select id from properties where owner_id = ${profile})`,
    remove: true,
  },
  {
    table: 'properties',
    whose: `owner_id = ${profile}`,
    set: { phone: 'null', email: 'null', rejection_reason: 'null' },
    // Describes the property and its location; without the owner's phone and address it is about a building.
    keeps: [
      'owner_id',
      'name',
      'slug',
      'property_type',
      'location_slug',
      'place_slug',
      'address',
      'map_embed_url',
      'google_maps_url',
      'google_maps_place_id',
      'website_url',
      'booking_url',
      'affiliate_cta_label',
      'short_description',
      'description',
      'cancellation_policy',
      'currency',
      'check_in_time',
      'check_out_time',
      'listing_state',
      'submission_key',
    ],
  },
  {
    table: 'account_tokens',
    whose: `${ownRow} or lower(json_extract(payload, '$.email')) in (select email from person)`,
    remove: true,
  },
  { table: 'sessions', whose: ownRow, remove: true },
  { table: 'identities', whose: ownRow, remove: true },
  { table: 'factors', whose: ownRow, remove: true },
  { table: 'passkeys', whose: ownRow, remove: true },
  { table: 'recovery_codes', whose: ownRow, remove: true },
  { table: 'saved_prompts', whose: ownRow, remove: true },
  {
    table: 'profiles',
    whose: ownRow,
    set: {
      full_name: name,
      email: nobody,
      phone: 'null',
      company_name: 'null',
      updated_at: '(select now from person)',
    },
    keeps: ['id', 'user_id', 'role'],
  },
  { table: 'users', whose: `email_verified_at is null and ${sender}`, remove: true },
  { table: 'users', whose: `id = ${account}`, set: { email: nobody, password_hash: 'null' }, keeps: ['id'] },
  {
    table: 'erasure_requests',
    whose: `id = (select request_id from person) or (user_id is null and ${sender})`,
    set: { email: 'null', erased_at: '(select now from person)' },
    keeps: ['id', 'user_id'],
  },

  // Ids, keyed hashes and counters.
  { table: 'erased_rows', keeps: ['kind', 'row_id'] },
  { table: 'processed_messages', keeps: ['id'] },
  { table: 'rate_limits', keeps: ['key'] },
  { table: 'sign_in_guards', keeps: ['key'] },
  // Append-only; records actions by account id and network address, and never contains a name.
  { table: 'staged_images', whose: `owner_id = ${account}`, remove: true },
  { table: 'picture_savings', keeps: ['id', 'user_id'] },
  { table: 'model_calls', keeps: ['id', 'job_id', 'user_id', 'kind', 'day', 'model', 'outcome'] },
  { table: 'audit_log', keeps: ['actor_id', 'action', 'subject', 'detail', 'from_address'] },
  // The directory and the editors' texts about it.
  {
    table: 'location_groups',
    keeps: ['slug', 'name', 'description', 'parent_slug', 'image_url'],
  },
  { table: 'landmarks', keeps: ['slug', 'name', 'kind', 'description'] },
  { table: 'property_near_words', keeps: ['words'] },
  {
    table: 'property_photos',
    keeps: ['storage_key', 'alt_text', 'placeholder', 'source_url', 'rights_confirmed_by'],
  },
  { table: 'amenities', keeps: ['name', 'category', 'icon'] },
  { table: 'property_amenities', keeps: [] },
  { table: 'property_amenity_lists', keeps: ['amenity_ids'] },
  // A trigger deletes the count of an owner with their last property.
  { table: 'property_counts', keeps: ['kind', 'key'] },
  { table: 'facet_bits', keeps: ['kind', 'key', 'bits'] },
  { table: 'content_changes', keeps: ['key'] },
  { table: 'cache_uses', keeps: ['day', 'use'] },
  { table: 'request_figures', keeps: ['page'] },
  { table: 'system_figures', keeps: [] },
  { table: 'storage_counts', keeps: ['after'] },
  { table: 'alerts', keeps: ['kind'] },
  { table: 'dead_letters', keeps: ['id', 'queue'] },
  { table: 'property_tags', keeps: ['tag'] },
  { table: 'units', keeps: ['name', 'description', 'bed_configuration'] },
  {
    table: 'pages',
    keeps: [
      'title',
      'slug',
      'h1_title',
      'content',
      'excerpt',
      'meta_description',
      'meta_keywords',
      'canonical_url',
      'featured_image_url',
      'page_type',
      'faq_content',
      'seo_schema',
      'import_key',
    ],
  },
  { table: 'page_revisions', keeps: ['data', 'actor_id'] },
  {
    table: 'media_images',
    keeps: ['storage_key', 'alt_text', 'file_name', 'placeholder', 'created_by', 'prompt', 'model', 'job_id'],
  },
  { table: 'location_related_guides', keeps: [] },
  { table: 'menus', keeps: ['name', 'location'] },
  { table: 'menu_items', keeps: ['title', 'url', 'target'] },
  { table: 'redirects', keeps: ['from_path', 'to_path'] },
  { table: 'missing_paths', keeps: ['path'] },
  {
    table: 'homepage_settings',
    keeps: [
      'meta_title',
      'meta_description',
      'hero_title',
      'hero_subtitle',
      'hero_image_url',
      'optional_cta_text',
      'optional_cta_url',
      'featured_properties_ids',
    ],
  },
  { table: 'site_settings', keeps: ['key', 'value'] },
];
