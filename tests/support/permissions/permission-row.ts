export const people = ['nobody', 'stranger', 'owner', 'moderator', 'admin'] as const;
export type Person = (typeof people)[number];

/** Status for a visitor, another owner, the owner, a moderator and an admin. */
export type Statuses = readonly [number, number, number, number, number];

/**
 * The changes that a form makes among the rows of tests/support/permissions/watched-rows.ts, as words:
 * `properties.is_approved` is a changed column, `sessions+` an added row, `sessions-` a removed row; '' is no
 * change.
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
  /** When it is not an ordinary form: files, or one file as the whole body. */
  as?: 'files' | 'body';
};

/**
 * A screen or address of a route. Words such as `$id` are replaced by what the test's world contains: the
 * owner's property and what belongs to it (tests/support/permissions/world.ts).
 */
export type Row = { route: string; path: string; get?: Statuses; posts?: Record<string, Form> };

export const everybody = (status: number): Statuses => [status, status, status, status, status];
export const signedIn = (status: number): Statuses => [401, status, status, status, status];
/** It belongs to the owner: staff may manage it, and for another owner it does not exist. */
export const theirs = (status: number): Statuses => [401, 404, status, status, status];
export const staff = (status: number): Statuses => [401, 403, 403, status, status];
/** Like `staff`, where ownership is checked before the role. */
export const staffOfTheirs = (status: number): Statuses => [401, 404, 403, status, status];
export const admins = (status: number): Statuses => [401, 403, 403, 403, status];

/** An invalid form: the answer says so only to those who may send it. */
export const wrong = (is: Statuses, fields: Record<string, string> = {}, as?: Form['as']) => ({
  'a form without sense': { fields, is, ...(as && { as }) },
});
