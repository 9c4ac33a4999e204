import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { siteImageWidths } from '~/features/photos/picture-source';
import { answerPicture } from '~/platform/answer-picture';

/** Pictures of the site itself. */
export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const isName = /^[a-z0-9-]{1,80}$/.test(params.name ?? '');
  const width = siteImageWidths.find((candidate) => params.file === `${candidate}.webp`);
  const found = isName && width ? { storageKey: `site/${params.name}`, width } : null;
  return answerPicture(services.photos, request, found);
}
