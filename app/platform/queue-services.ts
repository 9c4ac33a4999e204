import { z } from 'zod';

import { createDatabase, type Database } from '~/db/client';
import type { JobQueue } from '~/features/jobs/announce-due-jobs.server';
import type { JobMessage } from '~/jobs/job-message';

import { createCloudflareMailer } from './cloudflare-mailer';
import { createJobQueue } from './job-queue';
import type { Mailer } from './mailer';
import { createOutboxMailer } from './outbox-mailer';
import type { Clock } from './services';

/** Bindings as workers/queue/wrangler.toml names them. Without EMAIL mails are kept in the outbox. */
export type QueueEnv = {
  DB: D1Database;
  JOBS: Queue<JobMessage>;
  EMAIL?: SendEmail;
  SITE_ORIGIN: string;
  MAIL_FROM: string;
  LINK_SECRET: string;
};

export type QueueServices = {
  db: Database;
  jobs: JobQueue;
  mailer: Mailer;
  siteOrigin: string;
  linkSecret: string;
  clock: Clock;
};

const configSchema = z.object({
  SITE_ORIGIN: z.url().transform((value) => new URL(value).origin),
  MAIL_FROM: z.string().regex(/^[^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>$/, "must read 'Name <address>'"),
  LINK_SECRET: z.string().min(32),
});

/** The platform as the queue worker has it, parsed once a batch. Throws a ZodError that names what is missing. */
export function createQueueServices(env: QueueEnv, ctx: Pick<ExecutionContext, 'waitUntil'>): QueueServices {
  const { SITE_ORIGIN: siteOrigin, MAIL_FROM: sender, LINK_SECRET: linkSecret } = configSchema.parse(env);
  const db = createDatabase(env.DB);
  return {
    db,
    jobs: createJobQueue(env.JOBS, ctx),
    mailer: env.EMAIL ? createCloudflareMailer(env.EMAIL, sender) : createOutboxMailer(db, sender),
    siteOrigin,
    linkSecret,
    clock: { now: () => new Date() },
  };
}
