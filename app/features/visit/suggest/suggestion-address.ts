import {
  carriedParams,
  criteriaParams,
  withQuery,
  type Criteria,
} from '~/features/directory/criteria/criteria';

import type { Suggestion } from './suggestion';

/**
 * The address of a suggestion in a form whose search has these criteria. For a stay, days and guests are passed on.
 * For a place, a kind or a feature, the form's other filters are passed on; the words are replaced, and a place or a
 * kind replaces the chosen one.
 */
export function suggestionAddress({ kind, to }: Suggestion, criteria: Criteria): string {
  const [path = '', query] = to.split('?', 2);
  if (kind === 'landmark' && query === undefined) return to;
  const params = kind === 'stay' ? carriedParams(criteria) : criteriaParams(withoutReplaced(criteria, kind));
  for (const [name, value] of new URLSearchParams(query)) {
    if (!params.getAll(name).includes(value)) params.append(name, value);
  }
  return withQuery(path, params);
}

function withoutReplaced(criteria: Criteria, kind: Suggestion['kind']): Criteria {
  return {
    ...criteria,
    q: '',
    said: '',
    asText: false,
    page: 1,
    ...(kind === 'place' && { location: '' }),
    ...(kind === 'kind' && { types: [] }),
  };
}
