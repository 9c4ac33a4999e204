import type { Database } from '~/db/client';

import { startSession } from './start-session';

/** The headers for an account's request to the site, with a session that this stores. */
export async function signedIn(db: Database, userId: string): Promise<Record<string, string>> {
  return { cookie: `sid=${await startSession(db, userId)}` };
}
