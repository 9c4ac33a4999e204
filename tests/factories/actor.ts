import type { Actor, LoggedActor } from '~/lib/actor';

/** A signed-in person, in the form that features expect; by default an owner who is not stored. */
export function makeActor(facts: Partial<Actor> = {}): Actor {
  return {
    userId: 'somebody',
    profileId: '',
    email: 'somebody@example.com',
    name: 'Ada Quandong',
    role: 'owner',
    sessionKey: '',
    provedAt: null,
    hasPassword: true,
    hasFactor: false,
    hasApp: false,
    hasPasskey: false,
    network: '192.0.2.1',
    ...facts,
  };
}

/** A visitor who is not signed in. */
export const visitor: LoggedActor = { userId: null, network: '192.0.2.1' };
