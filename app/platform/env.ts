import { z } from 'zod';

import type { JobMessage } from '~/jobs/job-message';
import type { MinutesMessage } from '~/jobs/minutes-message';
import type { PurgeConfig } from '~/platform/cache/purge-platform';
import type { Secret } from '~/lib/crypto/secret';

/** Bindings by their names in wrangler.toml; the secrets come from .dev.vars or `wrangler secret put`. */
export type WebEnv = {
  ASSETS: Fetcher;
  DB: D1Database;
  MEDIA: R2Bucket;
  IMAGES: ImagesBinding;
  EDGE: KVNamespace;
  TRAFFIC: Queue;
  JOBS: Queue<JobMessage>;
  WORK: Queue<JobMessage | MinutesMessage>;
  SEARCH_LIMIT: RateLimit;
  /** Figures of requests; absent locally, where D1 has them alone. */
  FIGURES?: AnalyticsEngineDataset;
  ENVIRONMENT: string;
  SITE_ORIGIN: string;
  STAFF_SECOND_FACTOR: string;
  PATIENCE?: string;
  PASSWORD_COST?: string;
  EDGE_CACHE?: string;
  CACHE_PURGE_URL?: string;
  CACHE_PURGE_TOKEN?: string;
  CF_VERSION_METADATA?: WorkerVersionMetadata;
  FACTOR_SECRET: string;
  FORM_SECRET: string;
  LINK_SECRET: string;
  PASSWORD_PEPPER: string;
  SESSION_SECRET: string;
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  GOOGLE_ISSUER?: string;
  GOOGLE_AUTHORIZATION_URL?: string;
  GOOGLE_TOKEN_URL?: string;
  GOOGLE_JWKS_URL?: string;
};

/** A secret of ours by its name without a generation; `withGenerations` gathers the values. */
export const secret = z.tuple([z.string().min(32)], z.string().min(32));

const generation = /^((?:FACTOR|FORM|LINK|SESSION)_SECRET|PASSWORD_PEPPER)(?:_([1-9]\d{0,3}))?$/;

/**
 * The variables with the values of each secret of ours in place of its generations, the newest first: `SESSION_SECRET` is the first
 * one, `SESSION_SECRET_2` replaces it, and so on. `npm run rotate` adds one and deletes the oldest.
 */
export function withGenerations(env: object): Record<string, unknown> {
  const found = Object.entries(env).flatMap(([key, value]) => {
    const [, name, number] = generation.exec(key) ?? [];
    return name ? [{ name, number: Number(number ?? 1), value: value as unknown }] : [];
  });
  const secrets: Record<string, unknown[]> = {};
  for (const { name, value } of found.sort((one, other) => other.number - one.number)) {
    (secrets[name] ??= []).push(value);
  }
  return { ...env, ...secrets };
}

/** A text variable; a blank one is absent. */
export const optional = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || null);
const endpoint = (googles: string) =>
  optional.pipe(z.url({ protocol: /^https?$/ }).nullable()).transform((url) => url ?? googles);

const configSchema = z.object({
  ENVIRONMENT: z.enum(['local', 'staging', 'production']),
  SITE_ORIGIN: z.url().transform((value) => new URL(value).origin),
  STAFF_SECOND_FACTOR: z.enum(['optional', 'required']),
  PATIENCE: optional.pipe(z.coerce.number<string | null>().min(1).max(100)).catch(1),
  PASSWORD_COST: z.enum(['full', 'quick']).default('full'),
  EDGE_CACHE: z.enum(['on', 'off', 'checked', 'first']).default('on'),
  CACHE_PURGE_URL: optional.pipe(z.url({ protocol: /^https?$/ }).nullable()),
  CACHE_PURGE_TOKEN: optional,
  FACTOR_SECRET: secret,
  FORM_SECRET: secret,
  LINK_SECRET: secret,
  PASSWORD_PEPPER: secret,
  SESSION_SECRET: secret,
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_ISSUER: endpoint('https://accounts.google.com'),
  GOOGLE_AUTHORIZATION_URL: endpoint('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: endpoint('https://oauth2.googleapis.com/token'),
  GOOGLE_JWKS_URL: endpoint('https://www.googleapis.com/oauth2/v3/certs'),
});

/** Configuration of sign-in with Google; null when the site has none. */
export type GoogleConfig =
  | { isSetUp: false }
  | {
      isSetUp: true;
      clientId: string;
      clientSecret: string;
      /** Allowed issuers of the id token: Google writes its own with and without the scheme. */
      issuers: string[];
      authorizationUrl: string;
      tokenUrl: string;
      jwksUrl: string;
    };

export type Config = {
  environment: 'local' | 'staging' | 'production';
  /** Scheme, host and port under which the site is public; never taken from the Host header. */
  siteOrigin: string;
  /** 'optional' lets admins and moderators work without a second factor. */
  staffSecondFactor: 'optional' | 'required';
  /** `quick` protects nothing; it is for tests, and taken on a developer's machine only. */
  passwordCost: 'full' | 'quick';
  /** Multiplies the time limits of outside parts; 1 except on a slow machine. */
  patience: number;
  /** `off`: every page is rendered. `first`: each as for its first visitor. `checked`: what changed is read from D1 at every request, for tests that write there by hand. */
  edgeCache: 'on' | 'off' | 'checked' | 'first';
  /** The platform's interface for purging; null without a token. */
  purge: PurgeConfig;
  /** Encrypts the secrets of second factors; without it they are lost. */
  factorSecret: Secret;
  formSecret: Secret;
  /** Signs links in mails; the queue worker has the same value. */
  linkSecret: Secret;
  /** Goes into every password's hash; without it the hashes cannot be tried. Changing it voids all passwords. */
  passwordPepper: Secret;
  sessionSecret: Secret;
  google: GoogleConfig;
};

const parsedConfigs = new WeakMap<WebEnv, Config>();

/** The parsed variables; they are parsed once for each isolate. Throws as `parseConfig` does. */
export function configOf(env: WebEnv): Config {
  let config = parsedConfigs.get(env);
  if (!config) parsedConfigs.set(env, (config = parseConfig(env)));
  return config;
}

/** Parses the variables. Throws a ZodError that names the missing ones. */
export function parseConfig(env: WebEnv): Config {
  const parsed = configSchema.parse(withGenerations(env));
  return {
    environment: parsed.ENVIRONMENT,
    siteOrigin: parsed.SITE_ORIGIN,
    staffSecondFactor: parsed.STAFF_SECOND_FACTOR,
    passwordCost: parsed.ENVIRONMENT === 'local' ? parsed.PASSWORD_COST : 'full',
    patience: parsed.PATIENCE,
    edgeCache: parsed.EDGE_CACHE,
    purge: purgeConfig(parsed),
    factorSecret: parsed.FACTOR_SECRET,
    formSecret: parsed.FORM_SECRET,
    linkSecret: parsed.LINK_SECRET,
    passwordPepper: parsed.PASSWORD_PEPPER,
    sessionSecret: parsed.SESSION_SECRET,
    google: googleConfig(parsed),
  };
}

/**
 * Needs both the id and the secret: with only one of them, while they are being set, there is no sign-in with
 * Google.
 */
function googleConfig(parsed: z.output<typeof configSchema>): GoogleConfig {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = parsed;
  if (!clientId || !clientSecret) return { isSetUp: false };
  return {
    isSetUp: true,
    clientId,
    clientSecret,
    issuers: [issuer, issuer.replace(/^https:\/\//, '')],
    authorizationUrl: parsed.GOOGLE_AUTHORIZATION_URL,
    tokenUrl: parsed.GOOGLE_TOKEN_URL,
    jwksUrl: parsed.GOOGLE_JWKS_URL,
  };
}

function purgeConfig({ CACHE_PURGE_URL: url, CACHE_PURGE_TOKEN: token }: z.output<typeof configSchema>) {
  return url && token ? { url, token } : null;
}
