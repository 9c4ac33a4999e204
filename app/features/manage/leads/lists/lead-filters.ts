import { leadStatuses } from '~/db/vocabulary';
import type { LeadStatus } from '~/features/directory/lead/lead-status';

import { leadPeriods, type LeadPeriod } from './lead-period';

/** Filters of a list of leads, as in its address. */
export type LeadFilters = {
  q: string;
  status: LeadStatus | null;
  /** Id of a property, or 'none' for general inquiries. */
  property: number | 'none' | null;
  period: LeadPeriod | null;
};

/**
 * The page that begins after this position in the order, or ends before it; positions are `arrival` of a
 * lead.
 */
export type LeadCursor = { older: number } | { newer: number } | null;

export const noLeadFilters: LeadFilters = { q: '', status: null, property: null, period: null };

const longestSearch = 100;

/** Reads filters from a query string; invalid values are ignored. */
export function readLeadFilters(query: URLSearchParams): LeadFilters {
  const text = (name: string) => (query.get(name) ?? '').trim();
  const property = text('property');
  return {
    q: text('q').replace(/\s+/g, ' ').slice(0, longestSearch),
    status: leadStatuses.find((status) => status === text('status')) ?? null,
    property: property === 'none' ? 'none' : wholeNumber(property, 10),
    period: leadPeriods.find((period) => period === text('period')) ?? null,
  };
}

/** Reads where the page begins; any number is a valid position. */
export function readLeadCursor(query: URLSearchParams): LeadCursor {
  const older = wholeNumber(query.get('older') ?? '', 16);
  if (older !== null) return { older };
  const newer = wholeNumber(query.get('newer') ?? '', 16);
  return newer === null ? null : { newer };
}

function wholeNumber(text: string, digits: number): number | null {
  const number = /^[1-9]\d*$/.test(text) && text.length <= digits ? Number(text) : null;
  return number !== null && Number.isSafeInteger(number) ? number : null;
}

export const hasLeadFilters = ({ q, status, property, period }: LeadFilters) =>
  q !== '' || status !== null || property !== null || period !== null;

/** Address of a list with these filters, parameters always in the same order. */
export function leadsPath(
  filters: LeadFilters,
  cursor: LeadCursor = null,
  path = '/dashboard/leads',
): string {
  const query = new URLSearchParams();
  if (filters.q) query.set('q', filters.q);
  if (filters.status) query.set('status', filters.status);
  if (filters.property !== null) query.set('property', String(filters.property));
  if (filters.period) query.set('period', filters.period);
  for (const [name, place] of Object.entries(cursor ?? {})) query.set(name, String(place));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

export const leadExportPath = (filters: LeadFilters) =>
  leadsPath(filters, null, '/dashboard/leads/export.csv');

/** The filters without a property that is not offered; general inquiries belong to no owner. */
export function withinOffer(
  filters: LeadFilters,
  offer: readonly { id: number }[],
  { isStaff }: { isStaff: boolean },
): LeadFilters {
  const { property } = filters;
  const isOffered = property === 'none' ? isStaff : offer.some(({ id }) => id === property);
  return isOffered ? filters : { ...filters, property: null };
}
