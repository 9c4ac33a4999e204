import { findDraft } from '~/features/manage/drafts/find-draft.server';
import type { Services } from '~/platform/services';

import { requireManaged } from './load-property.server';
import { notFound } from '~/platform/http/not-found';
import type { Actor } from '~/lib/actor';

type Params = { id?: string; draft?: string };

/**
 * A draft and its live property, for those who may manage them. Throws 403 or 404 as the edit screen does.
 */
export async function requireDraft(services: Services, viewer: Actor, params: Params) {
  const property = await requireManaged(services, viewer, params.id);
  const asked = { propertyId: property.id, draftId: (params.draft ?? '').slice(0, 64) };
  const draft = await findDraft(services, viewer, asked);
  if (!draft) throw notFound();
  return { property, draft };
}

export type DraftAndLive = Awaited<ReturnType<typeof requireDraft>>;
