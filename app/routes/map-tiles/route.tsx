import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { logError } from '~/platform/log';

/** The address of the archive of the map's tiles; null without one, or while R2 fails: then the plain map is shown. */
export async function loader({ context: { services } }: LoaderFunctionArgs) {
  try {
    const version = await services.mapArchive.findVersion();
    const archive = version && `/map-tiles/${version}.pmtiles`;
    return Response.json({ archive }, { headers: { 'cache-control': 'public, max-age=300' } });
  } catch (error) {
    logError('map could not be found', error);
    return Response.json({ archive: null }, { headers: { 'cache-control': 'no-store' } });
  }
}
