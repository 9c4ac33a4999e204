import { and, eq } from 'drizzle-orm';

import { redirects } from '~/db/schema';
import { copyToEdge } from '~/features/content/redirects/edge/copy-to-edge.server';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import type { Actor } from '~/lib/actor';

import { saveRedirect, type RedirectDependencies, type SaveAnswer } from './save-redirect.server';

type Input = { id: number; version: number; actor: Actor };

/** A redirect as it is stored; null when there is none. */
export async function findRedirectById({ db }: Pick<RedirectDependencies, 'db'>, id: number) {
  const [row] = await db.select().from(redirects).where(eq(redirects.id, id)).limit(1);
  return row ?? null;
}

/** Switches a redirect on or off; switching on checks all rules of an active one. Null when there is none. */
export async function switchRedirect(
  deps: RedirectDependencies,
  { id, version, isActive, actor }: Input & { isActive: boolean },
): Promise<SaveAnswer | null> {
  const row = await findRedirectById(deps, id);
  if (!row) return null;
  const { fromPath: from, toPath: to, statusCode: status } = row;
  const input = { from, to, status, isActive, pointOn: false };
  return saveRedirect(deps, { input, seen: { id, version, from }, actor });
}

/** Deletes a redirect for good, unless another person has changed it since it was seen. */
export async function removeRedirect(
  deps: RedirectDependencies,
  { id, version, actor }: Input,
): Promise<{ outcome: 'removed'; edgeKnows: boolean } | { outcome: 'conflict' }> {
  const { db, clock } = deps;
  const row = await findRedirectById(deps, id);
  if (!row) return { outcome: 'conflict' };
  const [removed] = await db.batch([
    db.delete(redirects).where(and(eq(redirects.id, id), eq(redirects.version, version))),
    auditStatement(
      db,
      {
        actor,
        action: 'redirect-removed',
        subject: `redirect:${id}`,
        detail: { path: row.fromPath, to: row.toPath },
      },
      { guard: changed, now: clock.now() },
    ),
  ]);
  if (removed.meta.changes === 0) return { outcome: 'conflict' };
  return { outcome: 'removed', edgeKnows: await copyToEdge(deps, [row.fromPath]) };
}
