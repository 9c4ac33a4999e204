import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { answerMapPart } from '~/platform/http/answers/answer-map-part';

/** Parts of the archive of the map's tiles, under an address that names its version. */
export const loader = ({ request, params: { file = '' }, context: { services } }: LoaderFunctionArgs) =>
  answerMapPart(services.mapArchive, file, request);
