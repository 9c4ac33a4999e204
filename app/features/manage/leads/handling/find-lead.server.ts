import { and, desc, eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { jobs, leadEvents, leads, profiles, properties } from '~/db/schema';
import { publicProperty } from '~/db/schema/properties';
import type { jobStates } from '~/db/vocabulary';
import type { Manager } from '~/features/directory/visibility/managed-by.server';
import { leadColumns } from '~/features/directory/lead/lead-columns';

import { handledBy } from '~/features/manage/leads/handled-by.server';

const maxEvents = 200;

export type LeadDetails = NonNullable<Awaited<ReturnType<typeof findLead>>>;
export type LeadEvent = LeadDetails['events'][number];

/** State of a reply's mail. */
export type Delivery = 'waiting' | 'sent' | 'failed' | 'unknown';

/** A lead with its history, the newest first; null when the manager does not handle it. */
export async function findLead({ db }: { db: Database }, manager: Manager, id: string) {
  const theirs = and(eq(leads.id, id.slice(0, 64)), handledBy(manager));
  const [[lead], events] = await db.batch([
    selectLead(db).where(theirs).limit(1),
    selectEvents(db)
      .where(sql`${leadEvents.leadId} in ${db.select({ id: leads.id }).from(leads).where(theirs)}`)
      .orderBy(desc(leadEvents.id))
      .limit(maxEvents),
  ]);
  if (!lead) return null;
  return {
    ...lead,
    isPropertyPublic: Boolean(lead.isPropertyPublic),
    events: events.map(({ jobState, ...event }) => ({
      ...event,
      delivery: event.kind === 'reply' ? deliveryOf(jobState) : null,
    })),
  };
}

/** Finished jobs are deleted one day; failed ones are not. */
function deliveryOf(state: (typeof jobStates)[number] | null): Delivery {
  if (state === null || state === 'done') return 'sent';
  if (state === 'unknown') return 'unknown';
  return state === 'failed' || state === 'cancelled' ? 'failed' : 'waiting';
}

/** A batch returns rows by column name, so no two columns may have the same name. */
const selectLead = (db: Database) =>
  db
    .select({
      id: leads.id,
      ...leadColumns,
      propertyName: sql<string | null>`${properties.name}`.as('property_name'),
      propertySlug: sql<string | null>`${properties.slug}`.as('property_slug'),
      isPropertyPublic: sql<number>`coalesce(${sql.raw(publicProperty)}, 0)`.as('is_property_public'),
    })
    .from(leads)
    .leftJoin(properties, eq(properties.id, leads.propertyId));

const selectEvents = (db: Database) =>
  db
    .select({
      id: leadEvents.id,
      kind: leadEvents.kind,
      fromStatus: leadEvents.fromStatus,
      toStatus: leadEvents.toStatus,
      subject: leadEvents.subject,
      text: leadEvents.text,
      createdAt: leadEvents.createdAt,
      actor: sql<string | null>`coalesce(${profiles.fullName}, ${profiles.email})`.as('actor'),
      jobState: sql<(typeof jobStates)[number] | null>`${jobs.state}`.as('job_state'),
    })
    .from(leadEvents)
    .leftJoin(profiles, eq(profiles.userId, leadEvents.actorId))
    .leftJoin(jobs, eq(jobs.id, leadEvents.jobId));
