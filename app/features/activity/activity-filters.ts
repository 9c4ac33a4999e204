import { isCalendarDate } from '~/lib/dates';
import { readRowId } from '~/lib/row-id';

import { contentKindNames, type ActivityKind } from './activity-kinds';

export type ActivityFilters = {
  /** The account whose doing it was. */
  person: string | null;
  kind: ActivityKind | null;
  /** A day of Adelaide's calendar. */
  day: string | null;
};

/** Kinds that somebody may look at: what is done to accounts is for admins. */
export const kindsFor = ({ role }: { role: string }): ActivityKind[] =>
  role === 'admin' ? [...contentKindNames, 'accounts'] : contentKindNames;

/** What a query string asks of the log; anything without sense, or not for the viewer, is left out. */
export function readActivityFilters(params: URLSearchParams, viewer: { role: string }): ActivityFilters {
  const person = params.get('person') ?? '';
  const day = params.get('day') ?? '';
  return {
    person: /^[\w-]{1,64}$/.test(person) ? person : null,
    kind: kindsFor(viewer).find((kind) => kind === params.get('kind')) ?? null,
    day: isCalendarDate(day) ? day : null,
  };
}

export const readActivityBefore = (params: URLSearchParams) => readRowId(params.get('before'));

/** The filters as a query string, with the page that begins before that entry. */
export function activityQuery({ person, kind, day }: ActivityFilters, before: number | null = null) {
  return new URLSearchParams({
    ...(person && { person }),
    ...(kind && { kind }),
    ...(day && { day }),
    ...(before && { before: String(before) }),
  }).toString();
}
