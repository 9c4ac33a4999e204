import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { listNames, listNamesWithin } from '~/features/visit/suggest/list-names.server';
import { listSuggestions } from '~/features/visit/suggest/list-suggestions.server';
import { beginsForm, withinForm } from '~/features/visit/suggest/suggestion';
import { limitSearch } from '~/platform/http/limits/limit-search';

/**
 * The suggestions of a search box: names of stays by their first letters or by letters within them; without letters
 * places, landmarks, kinds and features.
 */
export async function loader({ request, context: { services, shows } }: LoaderFunctionArgs) {
  shows('list', 'terms', 'landmarks', 'pages');
  const params = new URL(request.url).searchParams;
  const [begins, within] = [params.get('begins') ?? '', params.get('within') ?? ''];
  const list = beginsForm.test(begins)
    ? () => listNames(services, begins)
    : withinForm.test(within) && (() => listNamesWithin(services, within));
  if (list) await limitSearch(services, request);
  return Response.json(await (list ? list() : listSuggestions(services)));
}
