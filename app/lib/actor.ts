import type { Role } from '~/db/vocabulary';

/** The signed-in person who acts, as a request finds them. */
export type Actor = {
  userId: string;
  /** Blank, which matches no row, for an account without a profile. */
  profileId: string;
  email: string;
  name: string;
  role: Role;
  /** The session's key in D1. */
  sessionKey: string;
  /** When this browser last re-authenticated; null for never. */
  provedAt: Date | null;
  hasPassword: boolean;
  /** An authenticator app or a passkey. */
  hasFactor: boolean;
  hasApp: boolean;
  hasPasskey: boolean;
  /** Network address of the request, an IPv6 one as its /64. */
  network: string;
};

/**
 * The author of an entry in the audit log: an actor, or with null as user id a visitor who is not signed in
 * or the site itself.
 */
export type LoggedActor = Pick<Actor, 'network'> & { userId: string | null };

/** The site itself, for actions that no person starts. */
export const systemActor: LoggedActor = { userId: null, network: 'system' };
