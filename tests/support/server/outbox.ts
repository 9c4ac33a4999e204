import { desc, eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { expect } from 'vitest';

import { outboxMails } from '~/db/schema';

import { siteDatabase } from '../database/database';

/** How long a mail may take on a machine under load. */
export const maxMailMs = 120_000;

/** Mails kept for an address, the newest first. */
export async function mailsTo(recipient: string, origin?: string) {
  const db = await siteDatabase(origin);
  return db
    .select({ id: outboxMails.id, subject: outboxMails.subject, headers: outboxMails.headers })
    .from(outboxMails)
    .where(eq(outboxMails.recipient, recipient))
    .orderBy(desc(outboxMails.createdAt))
    .limit(20);
}

/** Opens the newest mail of that subject at /dev/mail, as a developer does, once a worker has written it. */
export async function openMail(page: Page, recipient: string, subject: string, origin?: string) {
  const find = async () => (await mailsTo(recipient, origin)).find((mail) => mail.subject === subject)?.id;
  await expect.poll(find, { timeout: maxMailMs, interval: 250, message: subject }).toBeTruthy();
  await page.goto(`/dev/mail/${await find()}`);
  return page.getByRole('region', { name: 'Text' });
}
