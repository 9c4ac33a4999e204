import type { Database } from '~/db/client';
import { findWork } from '~/features/work/jobs/submitted/find-work.server';
import { propertyImagesJobSchema, propertyImagesResultSchema } from '~/jobs/property-images-job';
import {
  savePropertyImagesJobSchema,
  savePropertyImagesResultSchema,
  type SavePropertyImagesResult,
} from '~/jobs/save-property-images-job';
import type { Actor } from '~/lib/actor';

type Input = { id: string; propertyId: number };

/** The viewer's own search for pictures of that property; null for another person's or another property's. */
export async function findExtraction(
  services: { db: Database },
  viewer: Pick<Actor, 'userId'>,
  { id, propertyId }: Input,
) {
  const work = await findWork(services, viewer, { id, kind: 'property-images' });
  const input = propertyImagesJobSchema.safeParse(work?.input);
  if (!work || !input.success || input.data.propertyId !== propertyId) return null;
  const result = propertyImagesResultSchema.safeParse(work.result);
  return {
    status: work.status,
    websiteUrl: input.data.websiteUrl,
    isDone: work.status.state === 'done' && result.success,
  };
}

/** The viewer's own job that saves such pictures, with its result once it is done. */
export async function findPictureSaving(
  services: { db: Database },
  viewer: Pick<Actor, 'userId'>,
  { id, propertyId }: Input,
) {
  const work = await findWork(services, viewer, { id, kind: 'save-property-images' });
  const input = savePropertyImagesJobSchema.safeParse(work?.input);
  if (!work || !input.success || input.data.propertyId !== propertyId) return null;
  const result = savePropertyImagesResultSchema.safeParse(work.result);
  const saved: SavePropertyImagesResult | null =
    work.status.state === 'done' && result.success ? result.data : null;
  return { status: work.status, result: saved };
}
