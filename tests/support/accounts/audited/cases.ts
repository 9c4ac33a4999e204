import { eq } from 'drizzle-orm';

import { erasureRequests, factors, identities, profiles, users } from '~/db/schema';
import { changeListings } from '~/features/manage/listings/change-listings.server';
import { changeAccount } from '~/features/people/access/change-account.server';
import { closeAccount } from '~/features/people/closing/close-account.server';
import { confirmEmailChange } from '~/features/people/email-change/confirm-email-change.server';
import { requestEmailChange } from '~/features/people/email-change/request-email-change.server';
import { confirmErasure } from '~/features/people/erasure/confirm-erasure.server';
import { keepAccount } from '~/features/people/google/keep-account.server';
import { linkGoogle } from '~/features/people/google/link-google.server';
import { signInWithGoogle } from '~/features/people/google/sign-in-with-google.server';
import { unlinkIdentity } from '~/features/people/google/unlink-identity.server';
import { addPasskey } from '~/features/people/passkeys/add-passkey.server';
import { passkeySite } from '~/features/people/passkeys/passkey-site';
import { removePasskey } from '~/features/people/passkeys/remove-passkey.server';
import { renamePasskey } from '~/features/people/passkeys/rename-passkey.server';
import { changePassword } from '~/features/people/password/change-password.server';
import { resetPassword } from '~/features/people/password/reset-password.server';
import { updateProfile } from '~/features/people/profile/update-profile.server';
import { registerAccount } from '~/features/people/registration/register-account.server';
import { verifyEmail } from '~/features/people/registration/verify-email.server';
import { confirmFactor } from '~/features/people/second-factor/confirm-factor.server';
import { takeRecoveryCode } from '~/features/people/second-factor/recovery-code.server';
import { removeFactor } from '~/features/people/second-factor/remove-factor.server';
import { renewRecoveryCodes } from '~/features/people/second-factor/renew-recovery-codes.server';
import { endSession, endSessionOf, endSessionsOf, startSession } from '~/platform/auth/session.server';

import { visitor } from '../../../factories/actor';
import { createProperty } from '../../../factories/property';
import { newSoftwarePasskey } from '../software-passkey';
import {
  ada,
  addSession,
  addStoredPasskey,
  addToken,
  asking,
  type Case,
  db,
  deps,
  google,
  now,
  openToken,
  origin,
  own,
  person,
  setUpFactor,
  switchOnFactor,
  typed,
} from './world';

/** Changes of accounts with the entries that each must write. */
export const cases: Case[] = [
  {
    name: 'a sign-up',
    prepare: async () => () => registerAccount(deps, visitor, { ...person, confirmPassword: '' }),
    entries: [['sign-up', null, null]],
  },
  {
    name: 'a verified address',
    prepare: async () => {
      await db.delete(profiles).where(eq(profiles.userId, 'ada'));
      await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, 'ada'));
      const tokenId = await addToken('verify-email', typed);
      const input = { tokenId, details: typed, password: 'three blue wrens', isNew: true };
      return () => verifyEmail(deps, visitor, input);
    },
    entries: [['email-verified', null, 'ada']],
    isOnce: true,
  },
  {
    name: 'a password that is reset',
    prepare: async () => {
      const tokenId = await addToken('reset-password');
      return () => resetPassword(deps, visitor, { tokenId, password: 'four grey wrens' });
    },
    entries: [['password-reset', null, 'ada']],
    isOnce: true,
  },
  {
    name: 'a changed password',
    prepare: async () => () => changePassword(deps, ada, 'four grey wrens'),
    entries: own('password-changed'),
  },
  {
    name: 'a requested change of address',
    prepare: async () => () => requestEmailChange(deps, ada, 'new@example.com'),
    entries: own('email-change-asked'),
  },
  {
    name: 'a changed address',
    prepare: async () => {
      await requestEmailChange(deps, ada, 'new@example.com');
      const tokenId = await openToken('change-email');
      return () => confirmEmailChange(deps, ada, tokenId);
    },
    entries: own('email-changed'),
    isOnce: true,
  },
  {
    name: 'a confirmed erasure',
    prepare: async () => {
      await db.insert(erasureRequests).values({ id: 'erase-1', email: 'a@example.com', createdAt: now });
      return () => confirmErasure(deps, visitor, 'erase-1');
    },
    entries: [['erasure-confirmed', null, 'erase-1']],
    isOnce: true,
  },
  {
    name: 'a profile',
    prepare: async () => () => updateProfile(deps, ada, typed),
    entries: own('profile-changed'),
  },
  {
    name: 'a closed account',
    prepare: async () => () => closeAccount(deps, ada),
    entries: own('account-closed'),
    isOnce: true,
  },
  {
    name: 'an account that is kept',
    prepare: async () => {
      await closeAccount(deps, ada);
      const tokenId = await openToken('keep-account');
      return () => keepAccount(deps, visitor, tokenId);
    },
    entries: own('account-kept'),
    isOnce: true,
  },
  {
    name: 'a linked Google identity',
    prepare: async () => () => linkGoogle(deps, ada, google),
    entries: [['identity-linked', 'ada', 'ada', 'linked']],
    isOnce: true,
  },
  {
    name: 'an unlinked Google identity',
    prepare: async () => {
      await db.insert(identities).values({ id: 'i-1', userId: 'ada', provider: 'google', subject: 'g-1' });
      return () => unlinkIdentity(deps, ada, 'i-1');
    },
    entries: own('identity-unlinked'),
    isOnce: true,
  },
  {
    name: 'a first sign-in with Google to an account',
    prepare: async () => () => signInWithGoogle(deps, visitor, google),
    entries: [['identity-linked', 'ada', 'ada', 'linked']],
    isOnce: true,
  },
  {
    name: 'an unverified account that Google’s reader takes over',
    prepare: async () => {
      await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, 'ada'));
      return () => signInWithGoogle(deps, visitor, google);
    },
    entries: [['identity-linked', 'ada', 'ada', 'claimed']],
    isOnce: true,
  },
  {
    name: 'a sign-in',
    prepare: async () => () => startSession(deps, asking(), { userId: 'ada', method: 'password' }),
    entries: own('sign-in'),
  },
  {
    name: 'a sign-out',
    prepare: async () => {
      const [cookie = ''] = (await startSession(deps, asking(), { userId: 'ada', method: 'password' })).split(
        ';',
      );
      return () => endSession(deps, asking(cookie), ada);
    },
    entries: own('sign-out'),
    isOnce: true,
  },
  {
    name: 'a device that is signed out',
    prepare: async () => {
      await addSession('other');
      return () => endSessionOf(deps, ada, 'public-other');
    },
    entries: own('sessions-ended'),
    isOnce: true,
  },
  {
    name: 'all other devices that are signed out',
    prepare: async () => {
      await addSession('other');
      return () => endSessionsOf(deps, ada, { butThis: true });
    },
    entries: own('sessions-ended'),
    isOnce: true,
  },
  {
    name: 'a second factor',
    prepare: async () => {
      const code = await setUpFactor();
      return () => confirmFactor(deps, ada, code);
    },
    entries: own('factor-added'),
    isOnce: true,
  },
  {
    name: 'new recovery codes',
    prepare: async () => {
      await switchOnFactor();
      return () => renewRecoveryCodes(deps, ada);
    },
    entries: own('recovery-codes-made'),
  },
  {
    name: 'a used recovery code',
    prepare: async () => {
      const [code = ''] = await switchOnFactor();
      return () => takeRecoveryCode(deps, visitor, { userId: 'ada', code });
    },
    entries: [['recovery-code-used', null, 'ada']],
    isOnce: true,
  },
  {
    name: 'a removed second factor',
    prepare: async () => {
      await switchOnFactor();
      const [app] = await db.select({ id: factors.id }).from(factors);
      return () => removeFactor(deps, ada, { appId: app?.id ?? '' });
    },
    entries: own('factor-removed'),
    isOnce: true,
  },
  {
    name: 'one more authenticator app',
    prepare: async () => {
      await switchOnFactor();
      const code = await setUpFactor();
      return () => confirmFactor(deps, ada, code, 'Work phone');
    },
    entries: own('authenticator-added'),
    isOnce: true,
  },
  {
    name: 'one of two factors removed',
    prepare: async () => {
      await switchOnFactor();
      const [app] = await db.select({ id: factors.id }).from(factors);
      await addStoredPasskey();
      return () => removeFactor(deps, ada, { appId: app?.id ?? '' });
    },
    entries: own('authenticator-removed'),
    isOnce: true,
  },
  {
    name: 'a new passkey',
    prepare: async () => {
      const key = await newSoftwarePasskey(passkeySite(origin));
      const response = await key.register('challenge-of-the-test');
      const input = {
        name: 'Phone',
        response,
        challenge: 'challenge-of-the-test',
        site: passkeySite(origin),
      };
      return () => addPasskey(deps, ada, input);
    },
    entries: own('passkey-added'),
    isOnce: true,
  },
  {
    name: 'a renamed passkey',
    prepare: async () => {
      const id = await addStoredPasskey();
      return () => renamePasskey(deps, ada, { id, name: 'Laptop' });
    },
    entries: own('passkey-renamed'),
  },
  {
    name: 'a removed passkey',
    prepare: async () => {
      const id = await addStoredPasskey();
      return () => removePasskey(deps, ada, { id, mustKeepOne: false });
    },
    entries: own('passkey-removed'),
    isOnce: true,
  },
  {
    name: 'a role',
    prepare: async () => () => changeAccount(deps, ada, { intent: 'role', userId: 'ben', role: 'owner' }),
    entries: [['role-changed', 'ada', 'ben']],
    isOnce: true,
  },
  {
    name: 'an archived property',
    prepare: async () => {
      await createProperty(db, { id: 7 });
      return () => changeListings(deps, ada, { change: 'archive', ids: [7] });
    },
    entries: [['property-archived', 'ada', 'property:7']],
    isOnce: true,
  },
];
