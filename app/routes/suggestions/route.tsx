import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { listNames } from '~/features/visit/suggest/list-names.server';
import { listSuggestions } from '~/features/visit/suggest/list-suggestions.server';
import { beginsForm } from '~/features/visit/suggest/suggestion';
import { limitSearch } from '~/platform/http/limit-search';

/** What a search box suggests: names of stays by their first letters; without letters places, landmarks, kinds and features. */
export async function loader({ request, context: { services, shows } }: LoaderFunctionArgs) {
  shows('list', 'terms', 'landmarks', 'pages');
  const begins = new URL(request.url).searchParams.get('begins') ?? '';
  const isAsked = beginsForm.test(begins);
  if (isAsked) await limitSearch(services, request);
  return Response.json(await (isAsked ? listNames(services, begins) : listSuggestions(services)));
}
