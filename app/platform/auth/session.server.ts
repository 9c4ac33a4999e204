import { and, desc, eq, gt, isNull, ne, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { DbClock } from '~/db/dependencies';
import { runBatch } from '~/db/run-batch';
import { profiles, sessions, users } from '~/db/schema';
import type { Role } from '~/db/vocabulary';
import type { SignInMethod } from '~/features/people/second-factor/challenge.server';
import type { FactorWay } from '~/features/people/second-factor/check-factor.server';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import { signedOut } from '~/lib/account-cookie';
import type { Actor } from '~/lib/actor';
import { sha256 } from '~/lib/crypto/sha256';
import {
  forgetCookie,
  readCookie,
  readOwnCookie,
  setAccountCookie,
  setCookie,
} from '~/platform/http/cookies';
import { isRead } from '~/platform/http/is-read';
import { visitorNetwork } from '~/platform/http/limits/visitor-address';
import { readPlace } from '~/platform/http/visitor-place';

type Site = { config: { siteOrigin: string } };
type Dependencies = Site &
  DbClock & {
    noticeViewer?: (viewer: { role: Role }) => void;
    /** Gets the cookie of a renewed session, for an answer that fails afterwards. */
    renewed?: string[];
  };

const day = 86_400_000;
const idleMs = 7 * day;
const absoluteMs = 30 * day;
/** Minimum time between two writes to a session in use. */
const touchEveryMs = 10 * 60_000;

/**
 * True when an answer may be personal and must not be shared; checks both names, since the name of the cookie alone
 * gives no access.
 */
export function hasSessionCookie(request: Request): boolean {
  return ['__Host-sid', 'sid'].some((name) => readCookie(request, name));
}

const readToken = (site: Site, request: Request) => readOwnCookie(site, request, 'sid');

/**
 * Keys that `renewSession` has replaced during a request. Loaders of an answer without a redirect get the
 * cookie of the form's request.
 */
const renewals = new WeakMap<Database, Map<string, string>>();

/** The sessions that one request's services have read, by token. */
const found = new WeakMap<Dependencies, Map<string, Promise<Actor | null>>>();

/** For a request that only reads: its loaders, which run side by side, share one reading of the session. */
export function findViewerOnce(services: Dependencies): void {
  found.set(services, new Map());
}

/**
 * The signed-in person, read on every request since a session contains only an id; null without a live
 * session, which ends after a week without use or a month in all.
 */
export async function findViewer(services: Dependencies, request: Request): Promise<Actor | null> {
  const token = readToken(services, request);
  if (!token) return null;
  // A form may change the session itself.
  if (!isRead(request)) found.delete(services);
  const shared = found.get(services);
  const reading = shared?.get(token) ?? readViewer(services, request, token);
  shared?.set(token, reading);
  return reading;
}

async function readViewer(
  { db, clock, noticeViewer }: Dependencies,
  request: Request,
  token: string,
): Promise<Actor | null> {
  const now = clock.now();
  const sent = await sha256(token);
  const key = renewals.get(db)?.get(sent) ?? sent;
  const [row] = await viewerQuery(db, key, now);
  if (!row) return null;
  const { fullName, createdAt, lastSeenAt, hasPasskey, ...viewer } = row;
  noticeViewer?.(viewer);
  if (now.getTime() - lastSeenAt.getTime() > touchEveryMs) {
    const expiresAt = new Date(Math.min(now.getTime() + idleMs, createdAt.getTime() + absoluteMs));
    await db
      .update(sessions)
      .set({ lastSeenAt: now, expiresAt })
      .where(eq(sessions.tokenHash, row.sessionKey));
  }
  return {
    ...viewer,
    name: fullName ?? viewer.email,
    hasPassword: Boolean(viewer.hasPassword),
    hasFactor: Boolean(viewer.hasApp || hasPasskey),
    hasApp: Boolean(viewer.hasApp),
    hasPasskey: Boolean(hasPasskey),
    network: visitorNetwork(request),
  };
}

function viewerQuery(db: Database, key: string, now: Date) {
  return db
    .select({
      userId: users.id,
      profileId: sql<string>`coalesce(${profiles.id}, '')`,
      fullName: profiles.fullName,
      email: users.email,
      role: sql<Role>`coalesce(${profiles.role}, 'owner')`,
      sessionKey: sessions.tokenHash,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      provedAt: sessions.provedAt,
      hasPassword: sql<number>`${users.passwordHash} is not null`,
      hasApp: sql<number>`exists (select 1 from factors f where f.user_id = ${users.id} and f.verified_at is not null)`,
      hasPasskey: sql<number>`exists (select 1 from passkeys k where k.user_id = ${users.id})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(sessions.tokenHash, key), gt(sessions.expiresAt, now), isNull(users.deactivatedAt)))
    .limit(1);
}

export type SignIn = {
  userId: string;
  method: SignInMethod;
  /** The second factor that was shown, for an account that has one. */
  factor?: FactorWay | 'passkey';
};

/**
 * Starts a session for a person who has just authenticated, replacing this browser's session, with its entry
 * in the audit log. Returns the Set-Cookie value, the only place of the token.
 */
export async function startSession(
  services: Dependencies,
  request: Request,
  { userId, method, factor }: SignIn,
): Promise<string> {
  const { db, clock } = services;
  const token = newToken();
  const now = clock.now();
  const before = readToken(services, request);
  const actor = { userId, network: visitorNetwork(request) };
  const detail = { method, ...(factor && { factor }) };
  await runBatch(db, {
    replaced: db.delete(sessions).where(eq(sessions.tokenHash, before ? await sha256(before) : '')),
    started: db.insert(sessions).values({
      tokenHash: await sha256(token),
      publicId: crypto.randomUUID(),
      userId,
      userAgent: request.headers.get('user-agent')?.slice(0, 300) ?? null,
      network: actor.network,
      place: readPlace(request),
      createdAt: now,
      lastSeenAt: now,
      provedAt: now,
      expiresAt: new Date(now.getTime() + idleMs),
    }),
    entry: auditStatement(db, { actor, action: 'sign-in', detail }, { guard: changed, now }),
  });
  return sessionCookie(services, token);
}

/**
 * Gives the session of a person who has just re-authenticated another token, so that a copy of the old one is
 * void. Returns the viewer to use and the Set-Cookie value.
 */
export async function renewSession(
  services: Dependencies,
  viewer: Actor,
): Promise<{ viewer: Actor; cookie: string }> {
  const { db, clock } = services;
  const token = newToken();
  const [tokenHash, provedAt] = [await sha256(token), clock.now()];
  await db.update(sessions).set({ tokenHash, provedAt }).where(eq(sessions.tokenHash, viewer.sessionKey));
  const replaced = renewals.get(db) ?? new Map<string, string>();
  for (const [before, after] of replaced) if (after === viewer.sessionKey) replaced.set(before, tokenHash);
  renewals.set(db, replaced.set(viewer.sessionKey, tokenHash));
  const cookie = sessionCookie(services, token);
  services.renewed?.push(cookie);
  return { viewer: { ...viewer, sessionKey: tokenHash, provedAt }, cookie };
}

const newToken = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const sessionCookie = (site: Site, token: string) => setCookie(site, 'sid', token, absoluteMs / 1000);

/**
 * Ends this browser's session, with an entry in the audit log if it was the actor's, and returns the cookie
 * that deletes it.
 */
export async function endSession(
  services: Dependencies,
  request: Request,
  actor: Actor | null,
): Promise<string[]> {
  const { db, clock } = services;
  const token = readToken(services, request);
  if (!token) return [];
  await runBatch(db, {
    ended: db.delete(sessions).where(eq(sessions.tokenHash, await sha256(token))),
    entry: actor && auditStatement(db, { actor, action: 'sign-out' }, { guard: changed, now: clock.now() }),
  });
  return [forgetCookie(services, 'sid'), setAccountCookie(services, signedOut)];
}

/** The browsers on which the viewer is signed in, this one first, then the last used. */
export async function listSessions({ db, clock }: Dependencies, viewer: Actor) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, viewer.userId), gt(sessions.expiresAt, clock.now())))
    .orderBy(desc(eq(sessions.tokenHash, viewer.sessionKey)), desc(sessions.lastSeenAt))
    .limit(50);
  return rows.map(({ publicId, userAgent, network, place, createdAt, lastSeenAt, tokenHash }) => ({
    id: publicId,
    userAgent,
    network,
    place,
    createdAt,
    lastSeenAt,
    isThis: tokenHash === viewer.sessionKey,
  }));
}

/** Ends one of the actor's own sessions; another person's id ends nothing. */
export async function endSessionOf(deps: DbClock, actor: Actor, publicId: string): Promise<void> {
  await endThose(deps, actor, eq(sessions.publicId, publicId));
}

/** Ends all sessions of the actor, or all but this one. */
export async function endSessionsOf(
  deps: DbClock,
  actor: Actor,
  { butThis }: { butThis: boolean },
): Promise<void> {
  await endThose(deps, actor, butThis ? ne(sessions.tokenHash, actor.sessionKey) : undefined);
}

async function endThose({ db, clock }: DbClock, actor: Actor, which: SQL | undefined): Promise<void> {
  await runBatch(db, {
    ended: db.delete(sessions).where(and(eq(sessions.userId, actor.userId), which)),
    entry: auditStatement(db, { actor, action: 'sessions-ended' }, { guard: changed, now: clock.now() }),
  });
}
