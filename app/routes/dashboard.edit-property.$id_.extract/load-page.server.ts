import { redirect } from '@remix-run/cloudflare';
import type { Params, useLoaderData } from '@remix-run/react';

import { findWorkBudget } from '~/features/work/jobs/submitted/find-work-budget.server';
import { photosPath } from '~/features/manage/property-editor/editor-paths';
import {
  findManagedProperty,
  type ManagedProperty,
} from '~/features/directory/listing/find-managed-property.server';
import { readRowId } from '~/lib/row-id';
import { requireViewer } from '~/platform/auth/guards.server';
import { noticeCookie } from '~/platform/http/forms/notice';
import type { Services } from '~/platform/services';
import { notFound } from '~/platform/http/answers/not-found';
import type { Actor } from '~/lib/actor';

import { loadExtraction } from './load-extraction.server';

/** The property, if this person may manage it; another owner's looks like a missing one. */
export async function requireOwn(
  services: Services,
  viewer: Actor,
  id: string | undefined,
): Promise<ManagedProperty> {
  const propertyId = readRowId(id);
  const found = propertyId ? await findManagedProperty(services, viewer, propertyId) : null;
  if (found?.outcome !== 'found') throw notFound();
  return found.property;
}

/**
 * Data of the screen that extracts a property's images. Once pictures are saved it redirects to the photos.
 */
export async function loadExtractPage(services: Services, request: Request, params: Params) {
  const viewer = await requireViewer(services, request);
  const { id: propertyId, content, photos } = await requireOwn(services, viewer, params.id);
  const [budget, loaded] = await Promise.all([
    findWorkBudget(services, viewer, 'websites'),
    loadExtraction(services, { viewer, propertyId, url: new URL(request.url) }),
  ]);
  if (loaded.saving?.result?.failed.length === 0) {
    const headers = { 'set-cookie': noticeCookie(services, 'images-saved') };
    throw redirect(photosPath(propertyId), { status: 303, headers });
  }
  return {
    propertyId,
    budget,
    ...loaded,
    name: content.name,
    photos: photos.length,
    websiteUrl: loaded.extraction?.websiteUrl ?? content.websiteUrl ?? '',
    formKey: crypto.randomUUID(),
  };
}

export type ExtractPage = ReturnType<typeof useLoaderData<typeof loadExtractPage>>;
