import { z } from 'zod';

import type { JobMessage } from '~/jobs/job-message';

/** Bindings as wrangler.toml names them; the secrets come from .dev.vars or `wrangler secret put`. */
export type WebEnv = {
  ASSETS: Fetcher;
  DB: D1Database;
  MEDIA: R2Bucket;
  IMAGES: ImagesBinding;
  EDGE: KVNamespace;
  TRAFFIC: Queue;
  JOBS: Queue<JobMessage>;
  ENVIRONMENT: string;
  SITE_ORIGIN: string;
  STAFF_SECOND_FACTOR: string;
  FACTOR_SECRET: string;
  FORM_SECRET: string;
  LINK_SECRET: string;
  PASSWORD_PEPPER: string;
  SESSION_SECRET: string;
};

const configSchema = z.object({
  ENVIRONMENT: z.enum(['local', 'staging', 'production']),
  SITE_ORIGIN: z.url().transform((value) => new URL(value).origin),
  STAFF_SECOND_FACTOR: z.enum(['optional', 'required']),
  FACTOR_SECRET: z.string().min(32),
  FORM_SECRET: z.string().min(32),
  LINK_SECRET: z.string().min(32),
  PASSWORD_PEPPER: z.string().min(32),
  SESSION_SECRET: z.string().min(32),
});

export type Config = {
  environment: 'local' | 'staging' | 'production';
  /** Scheme, host and port under which the site is public; never taken from the Host header. */
  siteOrigin: string;
  /** Whether admins and moderators may work without a second factor. */
  staffSecondFactor: 'optional' | 'required';
  /** Encrypts the secrets of second factors; without it they are lost. */
  factorSecret: string;
  formSecret: string;
  /** Signs links in mails; the queue worker has the same. */
  linkSecret: string;
  /** Goes into every password's hash; without it the hashes cannot be tried. Changing it voids all passwords. */
  passwordPepper: string;
  sessionSecret: string;
};

/** Reads the words of the environment once. Throws a ZodError that names what is missing. */
export function parseConfig(env: WebEnv): Config {
  const parsed = configSchema.parse(env);
  return {
    environment: parsed.ENVIRONMENT,
    siteOrigin: parsed.SITE_ORIGIN,
    staffSecondFactor: parsed.STAFF_SECOND_FACTOR,
    factorSecret: parsed.FACTOR_SECRET,
    formSecret: parsed.FORM_SECRET,
    linkSecret: parsed.LINK_SECRET,
    passwordPepper: parsed.PASSWORD_PEPPER,
    sessionSecret: parsed.SESSION_SECRET,
  };
}
