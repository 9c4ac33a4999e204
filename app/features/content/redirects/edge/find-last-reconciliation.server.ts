import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';

import type { Database } from '~/db/client';
import { auditLog } from '~/db/schema';
import { redirectStatuses } from '~/db/vocabulary';

const entry = z.object({ to: z.string(), status: z.literal(redirectStatuses) }).nullable();

const differences = z.array(
  z.object({
    kind: z.enum(['missing', 'different', 'extra']),
    path: z.string(),
    had: entry,
    now: entry,
  }),
);

const detail = z.object({ count: z.number(), failed: z.number(), differences: z.string() });

/** When the edge's copy last differed from D1, and its first differences one by one; null for never. */
export async function findLastReconciliation({ db }: { db: Database }) {
  const [row] = await db
    .select({ at: auditLog.createdAt, actorId: auditLog.actorId, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'redirects'), eq(auditLog.action, 'redirects-reconciled')))
    .orderBy(desc(auditLog.id))
    .limit(1);
  const read = detail.safeParse(row?.detail);
  if (!row || !read.success) return null;
  const { count, failed, differences: text } = read.data;
  return { at: row.at, byStaff: row.actorId !== null, count, failed, differences: readList(text) };
}

function readList(text: string) {
  try {
    return differences.parse(JSON.parse(text));
  } catch {
    return [];
  }
}
