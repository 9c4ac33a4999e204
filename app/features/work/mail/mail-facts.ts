import type { Database } from '~/db/client';
import type { Clock } from '~/lib/time/clock';
import type { Secret } from '~/lib/crypto/secret';

export type MailFacts = {
  db: Database;
  clock: Clock;
  /** Origin of links in mails, and the secret that signs them. */
  siteOrigin: string;
  linkSecret: Secret;
};
