export const people = ['nobody', 'stranger', 'owner', 'moderator', 'admin'] as const;
export type Person = (typeof people)[number];

/** Status for a visitor, another owner, the owner, a moderator and an admin. */
export type Statuses = readonly [number, number, number, number, number];

/**
 * What a form changes among the rows that tests/support/permissions/watched-rows.ts watches, as words:
 * `properties.is_approved` is a column, `sessions+` a row more, `sessions-` a row less; '' is nothing.
 */
type Changes = string | Partial<Record<Person, string>>;

/** Unusual state of the world before the form is sent. */
export type Before = {
  property?: { [column: string]: boolean | number | string | Date | null };
  page?: { [column: string]: boolean | number | string | Date | null };
  draftIsReady?: true;
  strangerIsDeactivated?: true;
};

export type Form = {
  fields: Record<string, string>;
  is: Statuses;
  /** Changes for those who may send it (status below 400); absent when it changes nothing. */
  changes?: Changes;
  before?: Before;
  /** Other than as an ordinary form: as files, or one file as the whole body. */
  as?: 'files' | 'body';
};

/**
 * A screen or address of a route. Words such as `$id` stand for what is in the world of the test: the owner's property
 * and what belongs to it (tests/support/permissions/world.ts).
 */
export type Row = { route: string; path: string; get?: Statuses; posts?: Record<string, Form> };

export const everybody = (status: number): Statuses => [status, status, status, status, status];
export const signedIn = (status: number): Statuses => [401, status, status, status, status];
/** Belongs to the owner: staff may manage it, and for another owner it does not exist. */
export const theirs = (status: number): Statuses => [401, 404, status, status, status];
export const staff = (status: number): Statuses => [401, 403, 403, status, status];
/** Like `staff`, where the owner is checked first. */
export const staffOfTheirs = (status: number): Statuses => [401, 404, 403, status, status];
export const admins = (status: number): Statuses => [401, 403, 403, 403, status];

/** An invalid form: only those who may send it learn that. */
export const wrong = (is: Statuses, fields: Record<string, string> = {}, as?: Form['as']) => ({
  'a form without sense': { fields, is, ...(as && { as }) },
});
