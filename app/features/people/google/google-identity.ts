import { emailField, nameField } from '~/lib/form/fields';

/** A person with Google's identity; the subject identifies the person, the rest may change between visits. */
export type GoogleIdentity = {
  subject: string;
  /** Lower-cased. */
  email: string;
  isEmailVerified: boolean;
  /** Null unless our own forms would accept it. */
  name: string | null;
};

/** Google's claims about a person, in the form of our accounts. */
export function toGoogleIdentity(claims: {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}): GoogleIdentity {
  const email = emailField().safeParse(claims.email).data;
  return {
    subject: claims.sub,
    email: email ?? '',
    isEmailVerified: email !== undefined && claims.email_verified === true,
    name: nameField('Full name').safeParse(claims.name).data ?? null,
  };
}
