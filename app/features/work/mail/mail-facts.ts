import type { Database } from '~/db/client';

export type MailFacts = {
  db: Database;
  clock: { now(): Date };
  /** Where links in mails lead, and what signs them. */
  siteOrigin: string;
  linkSecret: string;
};
