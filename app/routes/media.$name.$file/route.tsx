import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { findLibraryFile } from '~/features/pictures/library/find-library-file.server';
import { libraryWidths, readLibraryName } from '~/features/pictures/library/library-picture';
import { siteImageWidths } from '~/features/pictures/shown/picture-source';
import { answerPicture } from '~/platform/http/answers/answer-picture';

/** Pictures of the site itself, and those of the media library as `library-12`. */
export async function loader({ request, params, context: { services, shows } }: LoaderFunctionArgs) {
  shows('media');
  const { name = '', file = '' } = params;
  const imageId = readLibraryName(name);
  const findFile = () => (imageId ? findLibraryFile(services, imageId, file) : siteFile(name, file));
  return answerPicture(services.photos, request, findFile, imageId ? libraryWidths : siteImageWidths);
}

function siteFile(name: string, file: string) {
  const width = siteImageWidths.find((candidate) => file === `${candidate}.webp`);
  return width && /^[a-z0-9-]{1,80}$/.test(name) ? { storageKey: `site/${name}`, width } : null;
}
