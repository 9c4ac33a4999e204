import type { Session } from '@remix-run/cloudflare';
import { Authenticator, AuthorizationError } from 'remix-auth';
import { z } from 'zod';

import type { GoogleIdentity } from '~/features/people/google/google-identity';
import { hmac } from '~/lib/crypto/hmac';
import { logError, logWarning } from '~/platform/log';
import { takeAttempt } from '~/platform/http/limits/rate-limit.server';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

import { flowSeconds, flowStorage } from './flow-storage';
import { CheckedGoogleStrategy, GoogleRefused } from './google-strategy';

const googlePath = '/auth/google';

const flowSchema = z.object({
  startedAt: z.number(),
  redirectTo: z.string(),
  /** Only in a flow that links an account: its id, and a keyed hash of the session. */
  userId: z.string().nullable(),
  session: z.string().nullable(),
});

/** Purpose of a sign-in with Google; carried through the redirects in a signed cookie. */
export type Flow = z.output<typeof flowSchema>;

type Answered = {
  /** Null when the flow or the provider's answer is invalid. */
  identity: GoogleIdentity | null;
  flow: Flow | null;
  /** Cookie that deletes the flow, which is valid for one callback. */
  forget: string;
};

/**
 * The redirect to Google; null when the site has no Google sign-in. `redirectTo` is a local path; with a
 * viewer the identity is linked to that account, otherwise it signs in.
 */
export async function startGoogle(
  services: Services,
  { redirectTo, viewer = null }: { redirectTo: string; viewer?: Actor | null },
): Promise<Response | null> {
  const { config, clock } = services;
  const authenticator = createAuthenticator(services);
  if (!authenticator) return null;
  const storage = flowStorage(services);
  const session = await storage.getSession();
  const flow: Flow = {
    startedAt: clock.now().getTime(),
    redirectTo,
    userId: viewer?.userId ?? null,
    session: viewer && (await sessionMark(services, viewer)),
  };
  session.set('flow', flow);
  const cookie = (await storage.commitSession(session)).split(';')[0] ?? '';
  try {
    await authenticator.authenticate(
      'google',
      new Request(config.siteOrigin + googlePath, { headers: { cookie } }),
    );
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
  return null;
}

/** The identity that came back from Google, and its flow. */
export async function finishGoogle(services: Services, request: Request): Promise<Answered> {
  const storage = flowStorage(services);
  // Remix throws for a signature that is not even base64.
  const session = await storage.getSession(request.headers.get('cookie')).catch(() => storage.getSession());
  const forget = await storage.destroySession(session);
  const flow = readFlow(session);
  const authenticator = createAuthenticator(services);
  if (!flow || !authenticator || !(await isFirstUse(services, session, flow))) {
    if (flow) logWarning('Google sign-in refused: flow');
    return { identity: null, flow, forget };
  }
  try {
    return { identity: await authenticator.authenticate('google', request), flow, forget };
  } catch (error) {
    if (!(error instanceof AuthorizationError)) logError('Google sign-in failed', error);
    else logWarning(`Google sign-in refused: ${reasonOf(error)}`);
    return { identity: null, flow, forget };
  }
}

/** True when the viewer, in the same session, requested the link. */
export async function isAsker(services: Services, flow: Flow, viewer: Actor): Promise<boolean> {
  return flow.userId === viewer.userId && flow.session === (await sessionMark(services, viewer));
}

const sessionMark = ({ config }: Services, { sessionKey }: Actor) =>
  hmac(config.sessionSecret, `google-flow:${sessionKey}`);

/** The library's own reasons are a few fixed words; those of others are not repeated. */
const reasonOf = ({ cause }: AuthorizationError) =>
  cause instanceof GoogleRefused ? cause.message : 'callback';

function createAuthenticator(services: Services) {
  const { google, siteOrigin, sessionSecret } = services.config;
  if (!google.isSetUp) return null;
  const callbackURL = `${siteOrigin}${googlePath}/callback`;
  const strategy = new CheckedGoogleStrategy({ google, callbackURL, secret: sessionSecret });
  return new Authenticator<GoogleIdentity>(flowStorage(services), { throwOnError: true }).use(
    strategy,
    'google',
  );
}

function readFlow(session: Session): Flow | null {
  return flowSchema.safeParse(session.get('flow')).data ?? null;
}

/** The browser deletes the cookie; a copy works neither later nor twice. */
async function isFirstUse({ db, clock, config }: Services, session: Session, flow: Flow): Promise<boolean> {
  const age = clock.now().getTime() - flow.startedAt;
  if (age < 0 || age > flowSeconds * 1000) return false;
  const state = String(session.get('oauth2:state'));
  const key = `google-flow:${await hmac(config.formSecret, state)}`;
  const startedAt = { now: () => new Date(flow.startedAt) };
  return takeAttempt({ db, clock: startedAt }, { key, limit: 1, windowSeconds: 2 * flowSeconds });
}
