import { parseCriteria, type Criteria } from '~/features/directory/criteria/criteria';
import { leftOutParam, withoutImpossibleDates } from '~/features/directory/criteria/left-out';

/** The search that a form requests, at its first page, and the names of the dates that were left out. */
export function readSearchForm(
  form: HTMLFormElement,
  today: string,
): { criteria: Criteria; leftOut: string[] } {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value);
  const possible = withoutImpossibleDates(params, today) ?? params;
  return { criteria: { ...parseCriteria(possible), page: 1 }, leftOut: possible.getAll(leftOutParam) };
}
