import type { Params, useLoaderData } from '@remix-run/react';

import type { Services } from '~/platform/services';
import { isStaff } from '~/lib/roles';
import { listDrafts } from '~/features/manage/drafts/list-drafts.server';
import { completeness } from '~/features/manage/property-editor/completeness';
import { formOfContent } from '~/features/directory/listing/form-of-content';
import { listEditorChoices } from '~/features/directory/listing/list-editor-choices.server';
import { suburbOf } from '~/features/directory/listing/place-of-suburb';
import { requireViewer } from '~/platform/auth/guards.server';
import { requireManaged } from '~/screens/edit-property/load-property.server';

/** Data of a property's editor. */
export async function loadEditPage(services: Services, request: Request, params: Params) {
  const viewer = await requireViewer(services, request);
  const { content, staff, ...property } = await requireManaged(services, viewer, params.id);
  const [choices, drafts] = await Promise.all([
    listEditorChoices(services, { suburb: suburbOf(content), amenities: content.amenities }),
    listDrafts(services, viewer, property.id),
  ]);
  const { amenities, units } = content;
  const facts = {
    ...content,
    photos: property.photos.length,
    amenities: amenities.length,
    units: units.length,
  };
  return {
    ...property,
    name: content.name,
    slug: content.slug,
    values: formOfContent(content, isStaff(viewer) ? staff : undefined),
    completeness: completeness(facts),
    isStaff: isStaff(viewer),
    isAdmin: viewer.role === 'admin',
    choices,
    drafts,
  };
}

export type EditPage = ReturnType<typeof useLoaderData<typeof loadEditPage>>;
