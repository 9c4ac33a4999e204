import { findDraft } from '~/features/manage/drafts/find-draft.server';
import type { Actor } from '~/lib/actor';
import { notFound } from '~/platform/http/answers/not-found';
import type { Services } from '~/platform/services';

import { requireManaged } from './load-property.server';

type Params = { id?: string; draft?: string };

/**
 * A property and its draft, for those who may manage them; without the draft when it has been discarded. Throws 403 or 404 as
 * the edit screen does.
 */
export async function findManagedDraft(services: Services, viewer: Actor, params: Params) {
  const property = await requireManaged(services, viewer, params.id);
  const draftId = params.draft ?? '';
  if (!isDraftId.test(draftId)) throw notFound();
  return { property, draft: await findDraft(services, viewer, { propertyId: property.id, draftId }) };
}

const isDraftId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A draft and its live property, for those who may manage them. Throws 403 or 404 as the edit screen does.
 */
export async function requireDraft(services: Services, viewer: Actor, params: Params) {
  const { property, draft } = await findManagedDraft(services, viewer, params);
  if (!draft) throw notFound();
  return { property, draft };
}

export type DraftAndLive = Awaited<ReturnType<typeof requireDraft>>;
