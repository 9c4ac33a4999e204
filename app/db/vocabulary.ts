/**
 * Every stored word of the database, declared once; tables, zod schemas, labels and options are derived from
 * here.
 */

export const propertyTypes = [
  'hotel',
  'motel',
  'apartment',
  'bed-breakfast',
  'resort',
  'hostel',
  'villa',
  'serviced-apartment',
] as const;
export type PropertyType = (typeof propertyTypes)[number];

/** The state of a property, as `properties.listing_state` computes it; only 'published' is public. */
export const listingStates = ['pending', 'rejected', 'draft', 'published', 'archived'] as const;
export type ListingState = (typeof listingStates)[number];

export const currencies = ['AUD', 'USD', 'EUR', 'GBP'] as const;
export type Currency = (typeof currencies)[number];

/** The kinds of landmarks; the minutes of a stay lead there. */
export const landmarkKinds = [
  'stadium',
  'venue',
  'market',
  'shopping',
  'square',
  'museum',
  'garden',
  'park',
  'zoo',
  'wildlife',
  'beach',
  'jetty',
  'university',
  'hospital',
  'station',
  'tram-stop',
  'airport',
  'port',
  'town',
  'wine',
  'lookout',
] as const;
export type LandmarkKind = (typeof landmarkKinds)[number];

export const pageTypes = ['page', 'location', 'guide'] as const;
export type PageType = (typeof pageTypes)[number];

export const leadStatuses = ['new', 'contacted', 'qualified', 'converted', 'closed'] as const;

export const leadSources = ['website'] as const;
export type LeadSource = (typeof leadSources)[number];

export const roles = ['owner', 'moderator', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The single purpose of a mailed link or code. */
export const accountTokenPurposes = [
  'verify-email',
  'reset-password',
  'change-email',
  'sign-in-code',
  'proof-code',
  'second-factor',
  'keep-account',
] as const;
export type AccountTokenPurpose = (typeof accountTokenPurposes)[number];

export const factorTypes = ['totp', 'phone'] as const;

/** Kinds of entries in the history of a lead. */
export const leadEventKinds = ['status', 'note', 'reply'] as const;

export const draftStatuses = ['draft', 'ready', 'published', 'rejected'] as const;

export const menuLocations = [
  'header',
  'footer-accommodation',
  'footer-guides',
  'footer-company',
  'footer-travel',
] as const;
export type MenuLocation = (typeof menuLocations)[number];

export const redirectStatuses = [301, 302, 303, 307, 308] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

export const subscriberStatuses = ['unconfirmed', 'confirmed', 'unsubscribed'] as const;

/** Kinds of jobs; each has one contract in app/jobs and one handler in workers/queue. */
export const jobKinds = [
  'mail',
  'guide-import',
  'property-from-url',
  'property-rewrite',
  'property-description',
  'page-content',
  'page-image',
  'property-images',
  'save-property-images',
  'backup',
] as const;
export type JobKind = (typeof jobKinds)[number];

/** 'unknown': handed to an outside service that never confirmed or refused it, so it is not tried again. */
export const jobStates = ['waiting', 'running', 'done', 'failed', 'unknown', 'cancelled'] as const;

/** The kinds of rows in the register of erased rows: rows that showed who a person was. */
export const erasedKinds = ['account', 'lead', 'message', 'subscriber'] as const;

/** How a call of a model ended: 'refused' gave nothing that could be used. */
export const modelOutcomes = ['answered', 'refused', 'failed'] as const;
export type ModelOutcome = (typeof modelOutcomes)[number];

export const promptContentTypes = [
  'general',
  'title',
  'h1',
  'meta_description',
  'excerpt',
  'structured_page',
  'content',
  'image',
] as const;
export type PromptContentType = (typeof promptContentTypes)[number];

/** The actions that the audit log records. */
export type AuditAction =
  | 'sign-up'
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-out'
  | 'sessions-ended'
  | 'email-verified'
  | 'email-change-asked'
  | 'email-changed'
  | 'password-reset'
  | 'password-changed'
  | 'factor-added'
  | 'factor-removed'
  | 'factor-failed'
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'passkey-added'
  | 'passkey-renamed'
  | 'passkey-removed'
  | 'passkey-refused'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'identity-linked'
  | 'identity-unlinked'
  | 'proof-failed'
  | 'profile-changed'
  | 'data-exported'
  | 'account-closed'
  | 'account-kept'
  | 'erasure-confirmed'
  | 'role-changed'
  | 'account-deactivated'
  | 'account-reactivated'
  | 'property-approved'
  | 'property-rejected'
  | 'property-published'
  | 'property-unpublished'
  | 'property-featured'
  | 'property-unfeatured'
  | 'property-archived'
  | 'property-restored'
  | 'property-given'
  | 'page-created'
  | 'page-saved'
  | 'page-published'
  | 'page-unpublished'
  | 'page-deleted'
  | 'page-restored'
  | 'page-erased'
  | 'guides-imported'
  | 'job-retried'
  | 'job-discarded'
  | 'image-added'
  | 'image-changed'
  | 'image-removed'
  | 'menu-changed'
  | 'redirect-created'
  | 'redirect-changed'
  | 'redirect-removed'
  | 'redirects-imported'
  | 'redirects-reconciled'
  | 'home-changed'
  | 'settings-changed'
  | 'location-created'
  | 'location-changed'
  | 'related-guides-changed'
  | 'landmark-created'
  | 'landmark-changed'
  | 'amenity-created'
  | 'amenity-changed'
  | 'amenities-merged'
  | 'subscribers-exported'
  | 'subscriber-removed'
  | 'messages-exported'
  | 'message-handled'
  | 'message-reopened';

/** The kinds of keys by which properties are counted. */
export const propertyCountKinds = ['all', 'owner', 'place', 'part', 'amenity', 'tag'] as const;

/** Ids in a row of a set of properties (migration 0039). */
export const facetBlock = 49_152;

/** The kinds of the sets of properties; 'named' is a place whose slug is part of the address, 'at' the place that a card names. */
export const facetKinds = [
  'all',
  'type',
  'place',
  'named',
  'stars',
  'rating',
  'airport',
  'price',
  'room',
  'tag',
  'amenity',
  'at',
  'reviews',
] as const;

/** The alerts that are mailed to admins, once when they begin and once when they are over. */
export const alertKinds = ['errors', 'jobs', 'backup', 'dead-letter'] as const;
export type AlertKind = (typeof alertKinds)[number];
