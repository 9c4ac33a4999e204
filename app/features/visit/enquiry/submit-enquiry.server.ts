import { and, eq, exists, gt, notExists, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { runBatch } from '~/db/run-batch';
import { leads, properties } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';
import { isPublic } from '~/features/directory/visibility/visibility';

import { enquiryContentKey } from './enquiry-content-key';
import type { Enquiry } from './enquiry-form';

const sameWithinMs = 10 * 60 * 1000;

type SubmittedEnquiry = Enquiry & { propertySlug: string };
/**
 * Stores an enquiry as a new lead, with the mail about it. 'repeated': the same content came within the last
 * ten minutes and is stored already; 'refused': no public property has this slug. One batch checks and
 * writes, so that the same enquiry sent twice at once makes one lead and one mail, and a property that was
 * hidden meanwhile gets none.
 */
export async function submitEnquiry(
  { db, jobs, clock }: DbClockJobs,
  enquiry: SubmittedEnquiry,
): Promise<'stored' | 'repeated' | 'refused'> {
  const now = clock.now();
  const leadId = crypto.randomUUID();
  const jobId = crypto.randomUUID();
  const contentKey = await enquiryContentKey(enquiry);
  const isStored = exists(db.select({ id: leads.id }).from(leads).where(eq(leads.id, leadId)));
  const { lead } = await runBatch(db, {
    lead: insertLead(db, enquiry, { id: leadId, contentKey, now }),
    mail: queueMail(db, { version: 1, mail: 'lead-notice', leadId }, { id: jobId, now, onlyIf: isStored }),
  });
  if (lead.length > 0) {
    jobs.announce([jobId]);
    return 'stored';
  }
  const property = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.slug, enquiry.propertySlug), isPublic))
    .limit(1);
  return property.length > 0 ? 'repeated' : 'refused';
}

function insertLead(
  db: Database,
  enquiry: SubmittedEnquiry,
  { id, contentKey, now }: { id: string; contentKey: string; now: Date },
) {
  const { propertySlug, name, email, phone, guests, message } = enquiry;
  const { check_in_date: checkInDate, check_out_date: checkOutDate } = enquiry;
  const same = db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(eq(leads.contentKey, contentKey), gt(leads.createdAt, new Date(now.getTime() - sameWithinMs))),
    );
  return insertRow(
    db,
    leads,
    {
      id,
      propertyId: properties.id,
      name,
      email,
      phone,
      checkInDate,
      checkOutDate,
      guests,
      message,
      source: 'website',
      status: 'new',
      contentKey,
      createdAt: now,
      updatedAt: now,
    },
    sql`from ${properties} where ${and(eq(properties.slug, propertySlug), isPublic, notExists(same))}`,
  ).returning({ id: leads.id });
}
