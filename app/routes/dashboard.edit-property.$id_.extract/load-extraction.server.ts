import { findExtraction, findPictureSaving } from '~/features/import/pictures/review/find-extraction.server';
import { findStagedPictures } from '~/features/import/pictures/review/find-staged-pictures.server';
import type { Services } from '~/platform/services';
import { notFound } from '~/platform/http/answers/not-found';
import type { Actor } from '~/lib/actor';

type Input = { viewer: Actor; propertyId: number; url: URL };

/**
 * The jobs in the page's address: the search with its results, and the saving of some of them or of another
 * search's. Throws 404 for another person's jobs and for those of another property.
 */
export async function loadExtraction(services: Services, { viewer, propertyId, url }: Input) {
  const [workId = null, saveId = null] = ['work', 'save'].map((name) => url.searchParams.get(name));
  const [extraction, saving] = await Promise.all([
    workId ? findExtraction(services, viewer, { id: workId, propertyId }) : null,
    saveId ? findPictureSaving(services, viewer, { id: saveId, propertyId }) : null,
  ]);
  if ((workId && !extraction) || (saveId && !saving)) throw notFound();
  const images = workId && extraction?.isDone ? await findStagedPictures(services, viewer, workId) : [];
  return { extraction, images, saving, workId };
}
