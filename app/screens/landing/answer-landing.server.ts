import { data as respond, type LoaderFunctionArgs } from '@remix-run/cloudflare';

import { loadLanding } from '~/features/visit/search/load-landing.server';
import { parseNear } from '~/features/directory/places/near';
import { findPathPreset, type PathPreset } from '~/features/directory/criteria/path-presets';
import { adelaideDate } from '~/lib/time/dates';
import { leadOnToProperAddress, leadOnWithoutUnknownLandmark } from '~/screens/search/lead-on';
import { limitSearch } from '~/platform/http/limits/limit-search';
import { keysOfMinutes, listKeys } from '~/platform/cache/shown-keys';

type LoaderArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/**
 * Loader of every landing page, whatever the pattern of its address. Throws 404 for a path without a preset,
 * and 429.
 */
export async function answerLanding({ request, context }: LoaderArgs, known?: PathPreset) {
  const { pathname, searchParams } = new URL(request.url);
  context.shows(...listKeys, 'pages', ...keysOfMinutes(parseNear(searchParams)));
  const preset = known ?? findPathPreset(pathname);
  if (!preset) throw respond(null, { status: 404 });
  const { services } = context;
  const today = adelaideDate(services.clock.now());
  leadOnToProperAddress(request, today);
  await limitSearch(services, request);
  const origin = services.config.siteOrigin;
  const data = await loadLanding(services, { preset, path: pathname, query: searchParams, origin, today });
  leadOnWithoutUnknownLandmark(request, data);
  return data;
}
