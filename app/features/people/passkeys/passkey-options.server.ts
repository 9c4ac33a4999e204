import type { Actor } from '~/lib/actor';

import { loadPasskeyLibrary } from './passkey-library.server';
import type { PasskeySite } from './passkey-site';

type Known = { id: string; transports: string[] };

/** ES256 and RS256; every device has one of them. */
const algorithms = [-7, -257];
const timeout = 120_000;

const listed = (passkeys: readonly Known[]) => passkeys.map(({ id, transports }) => ({ id, transports }));

/**
 * The options for the browser to make a new passkey, which finds its account by itself and checks who holds
 * it.
 */
export const optionsForNew = async (
  site: PasskeySite,
  { viewer, siteName, known }: { viewer: Actor; siteName: string; known: readonly Known[] },
) =>
  (await loadPasskeyLibrary()).generateRegistrationOptions({
    rpName: siteName,
    rpID: site.rpId,
    userName: viewer.email,
    userDisplayName: viewer.name,
    userID: new TextEncoder().encode(viewer.userId),
    timeout,
    attestationType: 'none',
    excludeCredentials: listed(known),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });

/** The options for the browser to sign in; with `known` only those passkeys are accepted. */
export const optionsForUse = async (site: PasskeySite, known: readonly Known[] = []) =>
  (await loadPasskeyLibrary()).generateAuthenticationOptions({
    rpID: site.rpId,
    timeout,
    userVerification: 'required',
    allowCredentials: listed(known),
  });
