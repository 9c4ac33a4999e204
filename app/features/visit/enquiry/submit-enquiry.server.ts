import { and, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties } from '~/db/schema';
import { publicProperty } from '~/db/schema/properties';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import { insertJobs, newJob } from '~/features/work/jobs/job-statements';
import { isPublic } from '~/features/directory/visibility/visibility';
import type { MailJob } from '~/jobs/mail-job';

import { enquiryContentKey } from './enquiry-content-key';
import type { Enquiry } from './enquiry-form';

const sameWithinMs = 10 * 60 * 1000;

type SubmittedEnquiry = Enquiry & { propertySlug: string };
type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date } };

/**
 * Stores an enquiry as a new lead, with the mail about it. 'repeated': the same content came within the last
 * ten minutes and is stored already; 'refused': no public property has this slug. One batch checks and
 * writes, so that the same enquiry sent twice at once makes one lead and one mail, and a property that was
 * hidden meanwhile gets none.
 */
export async function submitEnquiry(
  { db, jobs, clock }: Dependencies,
  enquiry: SubmittedEnquiry,
): Promise<'stored' | 'repeated' | 'refused'> {
  const now = clock.now();
  const leadId = crypto.randomUUID();
  const notice = newJob('mail', { version: 1, mail: 'lead-notice', leadId } satisfies MailJob);
  const d1 = db.$client;
  const [stored] = await d1.batch([
    await insertLead(d1, leadId, enquiry, now),
    insertJobs(d1, [notice], { now, onlyIf: { query: 'select 1 from leads where id = ?2', bound: leadId } }),
  ]);
  if (stored && stored.results.length > 0) {
    jobs.announce([notice.id]);
    return 'stored';
  }
  const asked = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.slug, enquiry.propertySlug), isPublic))
    .limit(1);
  return asked.length > 0 ? 'repeated' : 'refused';
}

async function insertLead(d1: D1Database, id: string, enquiry: SubmittedEnquiry, now: Date) {
  const { propertySlug, name, email, phone, guests, message } = enquiry;
  const { check_in_date: checkIn, check_out_date: checkOut } = enquiry;
  const values = [id, propertySlug, name, email, phone, checkIn, checkOut, guests, message];
  return d1
    .prepare(
      `insert into leads (id, property_id, name, email, phone, check_in_date, check_out_date, guests, message, source, status,
        content_key, created_at, updated_at)
      select ?1, id, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 'website', 'new', ?10, ?11, ?11 from properties
      where slug = ?2 and ${publicProperty}
        and not exists (select 1 from leads where content_key = ?10 and created_at > ?12)
      returning id`,
    )
    .bind(...values, await enquiryContentKey(enquiry), now.getTime(), now.getTime() - sameWithinMs);
}
