import { data } from '@remix-run/cloudflare';
import type { Params, useLoaderData } from '@remix-run/react';

import type { Services } from '~/platform/services';
import { isStaff } from '~/lib/roles';
import type { Draft } from '~/features/manage/drafts/find-draft.server';
import type { ManagedProperty } from '~/features/directory/listing/find-managed-property.server';
import { compareValues } from '~/features/directory/listing/compare-values';
import { formOfContent } from '~/features/directory/listing/form-of-content';
import { listEditorChoices } from '~/features/directory/listing/list-editor-choices.server';
import { namesOf } from '~/features/directory/listing/names-of';
import { suburbOf } from '~/features/directory/listing/place-of-suburb';
import { requireViewer } from '~/platform/auth/guards.server';

import { findManagedDraft } from '~/screens/edit-property/load-draft.server';

/**
 * Data of the draft editor; 404 with those of the live property for a draft that has been discarded, since what was typed into
 * it is shown in the same form.
 */
export async function loadDraftPage(services: Services, request: Request, params: Params) {
  const viewer = await requireViewer(services, request);
  const { property, draft: found } = await findManagedDraft(services, viewer, params);
  const draft = found ?? copyOf(property, params.draft ?? '');
  const { content, updatedAt, ...rest } = draft;
  const choices = await listEditorChoices(services, {
    suburb: suburbOf(content),
    amenities: [...content.amenities, ...property.content.amenities],
  });
  const values = formOfContent(content);
  const page = {
    ...rest,
    isDiscarded: found === null,
    propertyId: property.id,
    name: property.content.name,
    liveVersion: property.version,
    isOutdated: draft.status !== 'published' && draft.baseVersion !== property.version,
    seen: updatedAt.getTime(),
    values,
    differences: compareValues(formOfContent(property.content), values, namesOf(choices)),
    choices,
    mayPublish: isStaff(viewer),
    isOpen: new URL(request.url).searchParams.has('publish'),
  };
  return data(page, { status: found ? 200 : 404 });
}

function copyOf({ content, version }: ManagedProperty, id: string): Draft {
  const state = { status: 'draft' as const, rejectionReason: null, updatedAt: new Date(0) };
  return { id, content, baseVersion: version, ...state };
}

export type DraftPage = ReturnType<typeof useLoaderData<typeof loadDraftPage>>;
