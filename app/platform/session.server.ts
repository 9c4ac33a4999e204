import { and, eq, gt, isNull } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { profiles, sessions, users } from '~/db/schema';
import type { Role } from '~/db/vocabulary';
import { sha256 } from '~/lib/sha256';

import { readCookie } from './cookies';

/** Who is asking, read from D1 on every request; a session holds only an id. */
export type Viewer = { profileId: string; name: string; role: Role };

const cookieNames = ['__Host-sid', 'sid'] as const;

export function hasSessionCookie(request: Request): boolean {
  return cookieNames.some((name) => readCookie(request, name));
}

/** The signed-in person, or null when there is no live session. */
export async function findViewer(
  { db, clock }: { db: Database; clock: { now(): Date } },
  request: Request,
): Promise<Viewer | null> {
  const token = cookieNames.map((name) => readCookie(request, name)).find(Boolean);
  if (!token) return null;
  const [row] = await db
    .select({
      profileId: profiles.id,
      fullName: profiles.fullName,
      email: profiles.email,
      role: profiles.role,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        eq(sessions.tokenHash, await sha256(token)),
        gt(sessions.expiresAt, clock.now()),
        isNull(users.deactivatedAt),
      ),
    )
    .limit(1);
  return row ? { profileId: row.profileId, name: row.fullName ?? row.email, role: row.role } : null;
}

/** Ends the session of this browser and says how to forget its cookie. */
export async function endSession({ db }: { db: Database }, request: Request): Promise<string[]> {
  const forget: string[] = [];
  for (const name of cookieNames) {
    const token = readCookie(request, name);
    if (!token) continue;
    await db.delete(sessions).where(eq(sessions.tokenHash, await sha256(token)));
    const secure = name.startsWith('__Host-') ? '; Secure' : '';
    forget.push(`${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`);
  }
  return forget;
}
