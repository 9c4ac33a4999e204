import { data } from '@remix-run/cloudflare';

import { findExtraction, findImageSaving } from '~/features/extraction/find-extraction.server';
import { findStagedImages } from '~/features/extraction/find-staged-images.server';
import type { Services } from '~/platform/services';
import type { Viewer } from '~/platform/session.server';

type Asked = { viewer: Viewer; propertyId: number; url: URL };

/**
 * The work that the page's address names: the search, what it found, and the saving of some of it. Throws 404 for another's
 * work and for that of another property.
 */
export async function loadExtraction(services: Services, { viewer, propertyId, url }: Asked) {
  const [work, save] = ['work', 'save'].map((name) => url.searchParams.get(name));
  if (!work) return { extraction: null, images: [], saving: null, workId: null };
  const [extraction, saving] = await Promise.all([
    findExtraction(services, viewer, { id: work, propertyId }),
    save ? findImageSaving(services, viewer, { id: save, propertyId }) : null,
  ]);
  const isStrange = !extraction || (save && saving?.stagedBy !== work);
  if (isStrange) throw data(null, { status: 404 });
  const images = extraction.isDone ? await findStagedImages(services, viewer, work) : [];
  return { extraction, images, saving, workId: work };
}
