import type { Database } from '~/db/client';
import { findWork, type WorkStatus } from '~/features/work/jobs/submitted/find-work.server';
import {
  propertyDescriptionJobSchema,
  propertyDescriptionResultSchema,
  type PropertyDescriptionResult,
} from '~/jobs/property-description-job';
import type { Actor } from '~/lib/actor';

import type { DescriptionMode } from './order-description.server';

export type WrittenDescription = PropertyDescriptionResult;

type DescriptionWork = { status: WorkStatus; mode: DescriptionMode; result: WrittenDescription | null };

/** The viewer's own job for a description of that property; null when there is none. */
export async function findDescriptionWork(
  deps: { db: Database },
  viewer: Pick<Actor, 'userId'>,
  { id, propertyId }: { id: string | null; propertyId: number },
): Promise<DescriptionWork | null> {
  const work = await findWork(deps, viewer, { id, kind: 'property-description' });
  const order = propertyDescriptionJobSchema.safeParse(work?.input);
  if (!work || !order.success || order.data.propertyId !== propertyId) return null;
  const result = propertyDescriptionResultSchema.safeParse(work.result);
  return { status: work.status, mode: order.data.mode, result: result.data ?? null };
}
