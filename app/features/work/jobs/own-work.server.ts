import { and, eq } from 'drizzle-orm';

import { jobs } from '~/db/schema';

import { isWorkId } from './work-budgets';

/** One's own work of that id, for a WHERE; an id that is no work's finds nothing. */
export const ownWork = ({ userId }: { userId: string }, id: string) =>
  and(eq(jobs.id, id.length <= 64 && isWorkId(id) ? id : ''), eq(jobs.ownerId, userId));
