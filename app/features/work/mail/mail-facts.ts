import type { Database } from '~/db/client';

export type MailFacts = {
  db: Database;
  clock: { now(): Date };
  /** Origin of links in mails, and the secret that signs them. */
  siteOrigin: string;
  linkSecret: string;
};
