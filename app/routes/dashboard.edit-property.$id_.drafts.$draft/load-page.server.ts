import type { Params, useLoaderData } from '@remix-run/react';

import type { Services } from '~/platform/services';
import { isStaff } from '~/lib/roles';
import { compareValues } from '~/features/directory/listing/compare-values';
import { formOfContent } from '~/features/directory/listing/form-of-content';
import { listEditorChoices } from '~/features/directory/listing/list-editor-choices.server';
import { namesOf } from '~/features/directory/listing/names-of';
import { suburbOf } from '~/features/directory/listing/place-of-suburb';
import { requireViewer } from '~/platform/auth/guards.server';

import { requireDraft } from '~/screens/edit-property/load-draft.server';

/** Data of the draft editor. */
export async function loadDraftPage(services: Services, request: Request, params: Params) {
  const viewer = await requireViewer(services, request);
  const { property, draft } = await requireDraft(services, viewer, params);
  const { content, updatedAt, ...rest } = draft;
  const choices = await listEditorChoices(services, {
    suburb: suburbOf(content),
    amenities: [...content.amenities, ...property.content.amenities],
  });
  const values = formOfContent(content);
  return {
    ...rest,
    propertyId: property.id,
    name: property.content.name,
    liveVersion: property.version,
    isOutdated: draft.status !== 'published' && draft.baseVersion !== property.version,
    seen: updatedAt.getTime(),
    values,
    differences: compareValues(formOfContent(property.content), values, namesOf(choices)),
    choices,
    mayPublish: isStaff(viewer),
    isAsked: new URL(request.url).searchParams.has('publish'),
  };
}

export type DraftPage = ReturnType<typeof useLoaderData<typeof loadDraftPage>>;
