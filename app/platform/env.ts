import { z } from 'zod';

/** Bindings as wrangler.toml names them; the two secrets come from .dev.vars or `wrangler secret put`. */
export type WebEnv = {
  ASSETS: Fetcher;
  DB: D1Database;
  MEDIA: R2Bucket;
  EDGE: KVNamespace;
  TRAFFIC: Queue;
  ENVIRONMENT: string;
  SITE_ORIGIN: string;
  FORM_SECRET: string;
  SESSION_SECRET: string;
};

const configSchema = z.object({
  ENVIRONMENT: z.enum(['local', 'staging', 'production']),
  SITE_ORIGIN: z.url().transform((value) => new URL(value).origin),
  FORM_SECRET: z.string().min(32),
});

export type Config = {
  environment: 'local' | 'staging' | 'production';
  /** Scheme, host and port under which the site is public; never taken from the Host header. */
  siteOrigin: string;
  formSecret: string;
};

/** Reads the words of the environment once. Throws a ZodError that names what is missing. */
export function parseConfig(env: WebEnv): Config {
  const parsed = configSchema.parse(env);
  return {
    environment: parsed.ENVIRONMENT,
    siteOrigin: parsed.SITE_ORIGIN,
    formSecret: parsed.FORM_SECRET,
  };
}
