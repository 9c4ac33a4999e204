import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';

import { newsletterSubscribers } from '~/db/schema';

import { siteDatabase } from '../database/database';

/** The newsletter block of any page, by the labels that a person reads. */
export function newsletterForm(page: Page) {
  const block = page.getByRole('region', { name: 'A letter from Adelaide' });
  return {
    email: block.getByLabel('Email address'),
    send: block.getByRole('button', { name: /^Subscrib/ }),
  };
}

/** State of every stored subscriber with that address. */
export async function subscriberStates(email: string): Promise<string[]> {
  const db = await siteDatabase();
  const rows = await db
    .select({ status: newsletterSubscribers.status })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return rows.map(({ status }) => status);
}
