import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { leads, properties } from '~/db/schema';
import { isPublic } from '~/features/properties/visibility';

import { enquiryContentKey } from './enquiry-content-key';
import type { Enquiry } from './enquiry-form';

const sameWithinMs = 10 * 60 * 1000;

type SubmittedEnquiry = Enquiry & { propertySlug: string };

/**
 * Stores an enquiry as a new lead. 'repeated': the same content came within the last ten minutes and is stored
 * already; 'refused': no public property has this slug. One statement decides and writes, so that the same enquiry
 * sent twice at once is one lead, and so that a property hidden meanwhile gets none.
 */
export async function submitEnquiry(
  { db, clock }: { db: Database; clock: { now(): Date } },
  { propertySlug, ...enquiry }: SubmittedEnquiry,
): Promise<'stored' | 'repeated' | 'refused'> {
  const now = clock.now().getTime();
  const contentKey = await enquiryContentKey({ propertySlug, ...enquiry });
  const isAsked = and(eq(properties.slug, propertySlug), isPublic);
  const stored = await db.all<{ id: string }>(sql`
      insert into ${leads} (id, property_id, name, email, phone, check_in_date, check_out_date, guests, message,
        source, status, content_key, created_at, updated_at)
      select ${crypto.randomUUID()}, ${properties.id}, ${enquiry.name}, ${enquiry.email}, ${enquiry.phone},
        ${enquiry.check_in_date}, ${enquiry.check_out_date}, ${enquiry.guests}, ${enquiry.message},
        'website', 'new', ${contentKey}, ${now}, ${now}
      from ${properties}
      where ${isAsked} and not exists (
        select 1 from ${leads} where ${leads.contentKey} = ${contentKey} and ${leads.createdAt} > ${now - sameWithinMs})
      returning id`);
  if (stored.length > 0) return 'stored';
  const asked = await db.select({ id: properties.id }).from(properties).where(isAsked).limit(1);
  return asked.length > 0 ? 'repeated' : 'refused';
}
