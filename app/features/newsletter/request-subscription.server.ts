import type { Database } from '~/db/client';
import { newsletterSubscribers } from '~/db/schema';

/** Keeps an address, unconfirmed, unless it is known already; the caller cannot tell which. */
export async function storeSubscriber({ db }: { db: Database }, { email }: { email: string }): Promise<void> {
  await db
    .insert(newsletterSubscribers)
    .values({ email, status: 'unconfirmed' })
    .onConflictDoNothing({ target: newsletterSubscribers.email });
}
