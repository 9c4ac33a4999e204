import type { Params, useLoaderData } from '@remix-run/react';

import type { Services } from '~/platform/services';
import { findWorkBudget } from '~/features/work/jobs/submitted/find-work-budget.server';
import { findDescriptionWork } from '~/features/import/writing/descriptions/find-description-work.server';
import { requireViewer } from '~/platform/auth/guards.server';
import { requireManaged } from '~/screens/edit-property/load-property.server';

/** Data of the page that generates a property's description. */
export async function loadDescriptionPage(services: Services, request: Request, params: Params) {
  const viewer = await requireViewer(services, request);
  const { id, version, content } = await requireManaged(services, viewer, params.id);
  const workId = new URL(request.url).searchParams.get('work');
  const [work, budget] = await Promise.all([
    findDescriptionWork(services, viewer, { id: workId, propertyId: id }),
    findWorkBudget(services, viewer, 'texts'),
  ]);
  return {
    id,
    version,
    budget,
    name: content.name,
    current: content.description,
    lacksShort: content.shortDescription === null,
    formKey: crypto.randomUUID(),
    work,
  };
}

export type DescriptionPage = ReturnType<typeof useLoaderData<typeof loadDescriptionPage>>;
