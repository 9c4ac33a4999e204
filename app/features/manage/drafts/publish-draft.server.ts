import { and, eq, sql } from 'drizzle-orm';

import { propertyDrafts } from '~/db/schema';
import { isUnchanged } from '~/features/manage/property-editor/saving/content-statements.server';
import {
  saveProperty,
  type SaveDependencies,
} from '~/features/manage/property-editor/saving/save-property.server';

import { isSeen, type SeenDraft } from './change-draft.server';
import type { Draft } from './find-draft.server';

type Publication = {
  propertyId: number;
  /** Present address of the live property. */
  before: { slug: string; locationSlug: string | null };
  draft: Pick<Draft, 'baseVersion' | 'content'>;
};

/**
 * Copies a ready draft to the live property and marks the draft as published, in one batch. 'conflict' when
 * the live property has changed since it was copied, or the draft since it was seen; then nothing is written.
 */
export async function publishDraft(
  deps: SaveDependencies,
  seen: SeenDraft,
  { propertyId, before, draft }: Publication,
) {
  const { db, clock } = deps;
  const target = { manager: seen.manager, id: propertyId, version: draft.baseVersion };
  const isReady = and(isSeen(db, seen, ['ready']), eq(propertyDrafts.propertyId, propertyId));
  // owner: checked by isReady
  const isPublished = and(eq(propertyDrafts.id, seen.id), eq(propertyDrafts.status, 'published'));
  return saveProperty(deps, target, {
    content: draft.content,
    before,
    also: {
      guard: sql`exists (select 1 from ${propertyDrafts} where ${isReady})`,
      statements: [
        db
          .update(propertyDrafts)
          .set({ status: 'published', updatedAt: clock.now() })
          .where(and(isReady, isUnchanged(target))),
      ],
      // The draft is marked before the version is raised; a draft that was marked earlier belongs to an older
      // version.
      raiseGuard: sql`exists (select 1 from ${propertyDrafts} where ${isPublished})`,
    },
  });
}
