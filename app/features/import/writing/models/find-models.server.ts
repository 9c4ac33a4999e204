import { inArray } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { siteSettings } from '~/db/schema';

import { defaultImageModel, defaultTextModel } from './model-table';

/** The models that an admin has chosen, or the default ones. */
export async function findModels({ db }: { db: Database }) {
  const rows = await db
    .select()
    .from(siteSettings)
    .where(inArray(siteSettings.key, ['text_model', 'image_model']))
    .limit(2);
  const chosen = (key: string) => rows.find((row) => row.key === key)?.value.trim();
  return {
    textModel: chosen('text_model') || defaultTextModel,
    imageModel: chosen('image_model') || defaultImageModel,
  };
}
