import { accountEmail, personName } from '~/features/people/password/account-form';

/** Somebody as Google vouches for them; the subject is who it is, the rest may change from one visit to the next. */
export type GoogleIdentity = {
  subject: string;
  /** Lower-cased. */
  email: string;
  isEmailVerified: boolean;
  /** As our own forms would take it, else null. */
  name: string | null;
};

/** What Google says of a person, in the forms that accounts are kept in. */
export function toGoogleIdentity(claims: {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}): GoogleIdentity {
  const email = accountEmail.safeParse(claims.email).data;
  return {
    subject: claims.sub,
    email: email ?? '',
    isEmailVerified: email !== undefined && claims.email_verified === true,
    name: personName.safeParse(claims.name).data ?? null,
  };
}
