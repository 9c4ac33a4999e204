import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

import { accountTokenPurposes, erasedKinds, factorTypes, promptContentTypes, roles } from '../vocabulary';
import { createdAt, flag, instant, oneOf, randomId, updatedAt } from './columns';

/** An account that can sign in. Its name and role are in its profile. */
export const users = sqliteTable(
  'users',
  {
    id: randomId(),
    email: text('email').notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    passwordHash: text('password_hash'),
    deactivatedAt: instant('deactivated_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('users_email_unique').on(table.email)],
);

export const profiles = sqliteTable(
  'profiles',
  {
    id: randomId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fullName: text('full_name'),
    email: text('email').notNull(),
    phone: text('phone'),
    companyName: text('company_name'),
    role: text('role', { enum: roles }).notNull().default('owner'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('profiles_user_unique').on(table.userId),
    index('profiles_staff').on(table.createdAt, table.id).where(sql.raw("role in ('admin', 'moderator')")),
    check('profiles_role', oneOf('role', roles)),
  ],
);

/** A signed-in browser. Only the SHA-256 of its token is kept. */
export const sessions = sqliteTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Names the session where its token must stay secret. */
    publicId: text('public_id').notNull().default(''),
    /** The User-Agent header, for the list of devices. */
    userAgent: text('user_agent'),
    /** When the account's owner last re-authenticated. */
    provedAt: instant('proved_at'),
    /** The origin of the session: the network as in the audit log, and the place as 'Adelaide, AU'. */
    network: text('network'),
    place: text('place'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/**
 * A link or code that was mailed and may be used once. No secret is stored: the mail carries this row's id
 * and an HMAC of it.
 */
export const accountTokens = sqliteTable(
  'account_tokens',
  {
    id: randomId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: accountTokenPurposes }).notNull(),
    /**
     * The data that using it writes: a registration that is not verified yet changes nothing about the
     * account.
     */
    payload: text('payload', { mode: 'json' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
    /** How often a code was typed for this row. */
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    index('account_tokens_user').on(table.userId, table.purpose, table.createdAt),
    index('account_tokens_expiry').on(table.expiresAt),
  ],
);

/** Wrong passwords for one address, known or not: how many in a row, and when the next may be tried. */
export const signInGuards = sqliteTable(
  'sign_in_guards',
  {
    /** A keyed hash of the address. */
    key: text('key').primaryKey(),
    failures: integer('failures').notNull().default(0),
    blockedUntil: instant('blocked_until').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [index('sign_in_guards_age').on(table.updatedAt)],
);

/** A way in through another provider, known by the provider's subject and never by the address. */
export const identities = sqliteTable(
  'identities',
  {
    id: randomId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    email: text('email'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('identities_subject_unique').on(table.provider, table.subject),
    index('identities_user').on(table.userId),
  ],
);

/** A second factor; it counts once it is verified. */
export const factors = sqliteTable(
  'factors',
  {
    id: randomId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    factorType: text('factor_type', { enum: factorTypes }).notNull(),
    friendlyName: text('friendly_name'),
    encryptedSecret: text('encrypted_secret').notNull(),
    verifiedAt: instant('verified_at'),
    createdAt: createdAt(),
    /** The newest 30-second step whose code was taken, so that each code works once. */
    lastUsedStep: integer('last_used_step').notNull().default(0),
  },
  (table) => [
    index('factors_user').on(table.userId),
    check('factors_type', oneOf('factor_type', factorTypes)),
  ],
);

/**
 * A passkey: a key pair in a person's device or password manager. Only the public key is stored. Enough to
 * sign in.
 */
export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential's own id, in base64url. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device says that it was used; many always say 0. */
    counter: integer('counter').notNull().default(0),
    /** Ways in which a browser reaches the device, as it listed them. */
    transports: text('transports', { mode: 'json' }).$type<string[]>().notNull(),
    /** True when a password manager has copies of it. */
    isBackedUp: flag('backed_up', false),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId, table.createdAt)],
);

/** Codes for an owner who has lost the device of the second factor; each works once. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: randomId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash. */
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('recovery_codes_hash').on(table.userId, table.codeHash)],
);

/** A request to be erased, by an account or by a traveller who is known by the address only. */
export const erasureRequests = sqliteTable(
  'erasure_requests',
  {
    id: randomId(),
    /** Blank once it is erased. */
    email: text('email'),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** When the address's reader confirmed; nothing is erased before. */
    confirmedAt: instant('confirmed_at'),
    dueAt: instant('due_at'),
    erasedAt: instant('erased_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('erasure_requests_due')
      .on(table.dueAt)
      .where(sql`erased_at is null and confirmed_at is not null`),
    index('erasure_requests_email').on(table.email),
    index('erasure_requests_user').on(table.userId),
  ],
);

/**
 * Register of the rows that an erasure has cleared of a person: ids only. A backup from before the erasure
 * still has the person's data; restoring it uses this register to erase them again.
 */
export const erasedRows = sqliteTable(
  'erased_rows',
  {
    kind: text('kind', { enum: erasedKinds }).notNull(),
    rowId: text('row_id').notNull(),
    erasedAt: instant('erased_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.rowId] }),
    check('erased_rows_kind', oneOf('kind', erasedKinds)),
  ],
);

export const savedPrompts = sqliteTable(
  'saved_prompts',
  {
    id: randomId(),
    name: text('name').notNull(),
    prompt: text('prompt').notNull(),
    contentType: text('content_type', { enum: promptContentTypes }).notNull().default('general'),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('saved_prompts_newest').on(table.userId, table.createdAt)],
);
