import { and, eq } from 'drizzle-orm';

import { jobs } from '~/db/schema';

import { isWorkId } from './work-budgets';

/** Condition for the viewer's own work with that id, for a WHERE; any other id matches nothing. */
export const ownWork = ({ userId }: { userId: string }, id: string) =>
  and(eq(jobs.id, id.length <= 64 && isWorkId(id) ? id : ''), eq(jobs.ownerId, userId));
