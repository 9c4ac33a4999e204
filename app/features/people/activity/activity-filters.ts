import { isCalendarDate } from '~/lib/time/dates';
import { readRowId } from '~/lib/row-id';

import { contentKindNames, type ActivityKind } from './activity-kinds';

export type ActivityFilters = {
  /** The actor's account. */
  person: string | null;
  kind: ActivityKind | null;
  /** First and last day of Adelaide's calendar. */
  from: string | null;
  to: string | null;
};

/** Kinds that the viewer may see: changes of accounts are reserved for admins. */
export const kindsFor = ({ role }: { role: string }): ActivityKind[] =>
  role === 'admin' ? [...contentKindNames, 'accounts'] : contentKindNames;

/** Filters from a query string; invalid ones, or those reserved for others, are left out. */
export function readActivityFilters(params: URLSearchParams, viewer: { role: string }): ActivityFilters {
  const person = params.get('person') ?? '';
  return {
    person: /^[\w-]{1,64}$/.test(person) ? person : null,
    kind: kindsFor(viewer).find((kind) => kind === params.get('kind')) ?? null,
    from: readDay(params, 'from').day,
    to: readDay(params, 'to').day,
  };
}

export type DayErrors = { from?: string[]; to?: string[] };

/** Errors in the days of a query string; null when there are none. */
export function dayErrors(params: URLSearchParams): DayErrors | null {
  const [from, to] = [readDay(params, 'from'), readDay(params, 'to')];
  if (from.error || to.error) return { from: from.error, to: to.error };
  const isTurned = from.day !== null && to.day !== null && from.day > to.day;
  return isTurned ? { to: ['The last day must not be before the first'] } : null;
}

function readDay(params: URLSearchParams, name: 'from' | 'to'): { day: string | null; error?: string[] } {
  const text = (params.get(name) ?? '').trim();
  if (text === '') return { day: null };
  if (/^2\d{3}-/.test(text) && isCalendarDate(text)) return { day: text };
  return { day: null, error: ['Please give a day of the calendar, such as 2026-11-20'] };
}

export const readActivityBefore = (params: URLSearchParams) => readRowId(params.get('before'));

/** The filters as a query string, with the entry before which the page begins. */
export function activityQuery({ person, kind, from, to }: ActivityFilters, before: number | null = null) {
  return new URLSearchParams({
    ...(person && { person }),
    ...(kind && { kind }),
    ...(from && { from }),
    ...(to && { to }),
    ...(before && { before: String(before) }),
  }).toString();
}
