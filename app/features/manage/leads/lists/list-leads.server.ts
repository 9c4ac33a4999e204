import { asc, desc, eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { DbClock } from '~/db/dependencies';
import { leads, properties } from '~/db/schema';
import { publicProperty } from '~/db/schema/properties';
import type { Manager } from '~/features/directory/visibility/managed-by.server';

import { leadColumns } from '~/features/directory/lead/lead-columns';
import { leadConditions, type LeadQuestion } from './lead-conditions.server';
import type { LeadCursor, LeadFilters } from './lead-filters';

export const leadsPerPage = 25;

export type ListedLead = Awaited<ReturnType<typeof selectLeads>>[number];

/** `newer` and `older` are where the neighbouring pages begin; null where there is none. */
export type LeadPage = { leads: ListedLead[]; newer: LeadCursor; older: LeadCursor };

/**
 * One page of the manager's leads, newest first. Pages follow the order of arrival instead of page numbers,
 * so that new leads do not shift them. A position beyond either end gives the first page.
 */
export async function listLeads(
  { db, clock }: DbClock,
  manager: Manager,
  filters: LeadFilters,
  cursor: LeadCursor = null,
): Promise<LeadPage> {
  const found = await selectLeads(db, { manager, filters, cursor, now: clock.now() }, leadsPerPage + 1);
  const isBack = cursor !== null && 'newer' in cursor;
  // Going back to the newest leads, the page would begin in the middle of the first one.
  if (cursor && (found.length === 0 || (isBack && found.length <= leadsPerPage))) {
    return listLeads({ db, clock }, manager, filters);
  }
  const hasMore = found.length > leadsPerPage;
  const shown = found.slice(0, leadsPerPage);
  if (isBack) shown.reverse();
  const [first, last] = [shown.at(0), shown.at(-1)];
  return {
    leads: shown,
    newer: first && cursor ? { newer: first.arrival } : null,
    older: last && (hasMore || isBack) ? { older: last.arrival } : null,
  };
}

/** Leads with their properties, at most `limit`, from the cursor in its direction. */
export async function selectLeads(db: Database, question: LeadQuestion, limit: number) {
  const where = leadConditions(question, limit);
  if (where === null) return [];
  const isBack = question.cursor !== null && 'newer' in question.cursor;
  const rows = await leadQuery(db)
    .where(where)
    .orderBy(isBack ? asc(leads.arrival) : desc(leads.arrival))
    .limit(limit);
  return rows.map(({ isPropertyPublic, ...lead }) => ({
    ...lead,
    isPropertyPublic: Boolean(isPropertyPublic),
  }));
}

const leadQuery = (db: Database) =>
  db
    .select({
      id: leads.id,
      arrival: leads.arrival,
      ...leadColumns,
      propertyName: properties.name,
      propertySlug: properties.slug,
      isPropertyPublic: sql<number>`coalesce(${sql.raw(publicProperty)}, 0)`,
    })
    .from(leads)
    .leftJoin(properties, eq(properties.id, leads.propertyId));
