import { z } from 'zod';

import { createDatabase, type Database } from '~/db/client';
import { robotName } from '~/features/import/crawling/robots/robot-name';
import type { SiteFetcher } from '~/features/import/crawling/fetching/site-fetcher';
import type { BackupStore } from '~/features/work/backup/backup-store';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import type { PictureEncoder } from '~/features/pictures/encoding/picture-encoder';
import type { ImageModel, LanguageModel } from '~/features/import/writing/models/language-model';
import type { MinutesQueue } from '~/features/directory/places/announce-due-minutes.server';
import type { JobMessage } from '~/jobs/job-message';
import type { MinutesMessage } from '~/jobs/minutes-message';
import { bindInTime } from '~/platform/bindings/bind-in-time';
import { createCloudflareMailer } from '~/platform/mail/cloudflare-mailer';
import { optional, secret, withGenerations } from '~/platform/env';
import { createModels, type ModelConfig } from '~/platform/models/language-model';
import type { Mailer } from '~/platform/mail/mailer';
import { createOutboxMailer } from '~/platform/mail/outbox-mailer';
import { createBackupStore } from '~/platform/storage/backup-store';
import { createR2PhotoStore, type PhotoStore } from '~/platform/storage/photo-store';
import { createPictureEncoder } from '~/platform/storage/picture-encoder';
import type { Clock } from '~/lib/time/clock';
import { createSiteFetcher } from '~/platform/sites/site-fetcher';
import type { Secret } from '~/lib/crypto/secret';

import { createJobQueue } from './job-queue';
import { createMinutesQueue } from './minutes-queue';
import { createEdgeCopy, type EdgeCopy } from '../storage/edge-copy';

/**
 * Bindings by their names in workers/queue/wrangler.toml. Without EMAIL mails are stored in the outbox;
 * without AI, WORKERS_AI_URL and MODEL_URL texts are composed from facts and no picture is drawn.
 */
export type QueueEnv = {
  DB: D1Database;
  MEDIA: R2Bucket;
  BACKUPS: R2Bucket;
  IMAGES: ImagesBinding;
  EDGE: KVNamespace;
  JOBS: Queue<JobMessage>;
  WORK: Queue<JobMessage | MinutesMessage>;
  EMAIL?: SendEmail;
  AI?: Ai;
  ENVIRONMENT: string;
  SITE_ORIGIN: string;
  MAIL_FROM: string;
  LINK_SECRET: string;
  WORKERS_AI_URL?: string;
  WORKERS_AI_TOKEN?: string;
  MODEL_URL?: string;
  MODEL_KEY?: string;
  MODEL_TEXT?: string;
  MODEL_IMAGE?: string;
  DNS_URL?: string;
  CRAWL_LOOPBACK?: string;
};

export type QueueServices = {
  db: Database;
  edgeCopy: EdgeCopy;
  jobs: JobQueue;
  minutes: MinutesQueue;
  mailer: Mailer;
  photos: PhotoStore;
  backups: BackupStore;
  pictures: PictureEncoder;
  sites: SiteFetcher;
  language: LanguageModel;
  drawing: ImageModel | null;
  siteOrigin: string;
  linkSecret: Secret;
  clock: Clock;
};

const endpoint = optional.pipe(z.url({ protocol: /^https?$/ }).nullable());

const configSchema = z.object({
  // Absent where only mail is sent, in tests; every environment but 'local' is strict.
  ENVIRONMENT: z.enum(['local', 'staging', 'production']).default('production'),
  SITE_ORIGIN: z.url().transform((value) => new URL(value).origin),
  MAIL_FROM: z.string().regex(/^[^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>$/, "must read 'Name <address>'"),
  LINK_SECRET: secret,
  WORKERS_AI_URL: endpoint,
  WORKERS_AI_TOKEN: optional,
  MODEL_URL: endpoint,
  MODEL_KEY: optional,
  MODEL_TEXT: optional,
  MODEL_IMAGE: optional,
  DNS_URL: endpoint,
  CRAWL_LOOPBACK: optional,
});

/** The platform of the queue worker, parsed once per batch. Throws a ZodError that names what is missing. */
export function createQueueServices(env: QueueEnv, ctx: Pick<ExecutionContext, 'waitUntil'>): QueueServices {
  const config = configSchema.parse(withGenerations(env));
  const { SITE_ORIGIN: siteOrigin, MAIL_FROM: sender, LINK_SECRET: linkSecret } = config;
  const inTime = bindInTime({ errand: 'batch', scale: 1 });
  const db = createDatabase(inTime('D1', env.DB));
  return {
    db,
    edgeCopy: createEdgeCopy(inTime('KV', env.EDGE)),
    jobs: createJobQueue({ jobs: inTime('Queues', env.JOBS), work: inTime('Queues', env.WORK) }, ctx),
    minutes: createMinutesQueue(inTime('Queues', env.WORK), ctx),
    mailer: env.EMAIL ? createCloudflareMailer(env.EMAIL, sender) : createOutboxMailer(db, sender),
    photos: createR2PhotoStore(inTime('R2', env.MEDIA)),
    backups: createBackupStore({
      backups: inTime('R2', env.BACKUPS),
      media: inTime('R2', env.MEDIA),
      database: inTime('D1', env.DB),
      environment: config.ENVIRONMENT,
    }),
    pictures: createPictureEncoder(inTime('Images', env.IMAGES)),
    sites: createSiteFetcher(fetcherConfig(config, siteOrigin)),
    ...createModels(modelConfig(config, env.AI), { db }),
    siteOrigin,
    linkSecret,
    clock: { now: () => new Date() },
  };
}

type QueueConfig = z.output<typeof configSchema>;

/** Two calls and the work around them end before a job's lease does. */
const modelTimeLimitMs = 50_000;

function modelConfig(config: QueueConfig, ai: Ai | undefined): ModelConfig {
  const { WORKERS_AI_URL, WORKERS_AI_TOKEN: token, MODEL_URL, MODEL_KEY: key } = config;
  return {
    ai: ai ?? null,
    workersAi: WORKERS_AI_URL && token ? { url: WORKERS_AI_URL, token } : null,
    openAi: MODEL_URL
      ? { url: MODEL_URL, key, textModel: config.MODEL_TEXT, imageModel: config.MODEL_IMAGE }
      : null,
    timeLimitMs: modelTimeLimitMs,
  };
}

function fetcherConfig({ ENVIRONMENT, DNS_URL, CRAWL_LOOPBACK }: QueueConfig, siteOrigin: string) {
  const isLocal = ENVIRONMENT === 'local';
  return {
    resolverUrl: DNS_URL ?? 'https://cloudflare-dns.com/dns-query',
    allowedLoopback: isLocal && CRAWL_LOOPBACK ? CRAWL_LOOPBACK.split(',') : [],
    userAgent: `${robotName}/1.0 (+${siteOrigin}/contact)`,
  };
}
