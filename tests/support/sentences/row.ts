import { criteriaParams, emptyCriteria, type Criteria } from '~/features/directory/criteria/criteria';

/**
 * A sentence, its search in the order of the address, and the parts that no filter can do, with the reason.
 */
export type Row = readonly [sentence: string, search: string, unfiltered?: string];

/** The parameters of a search as its address has them; guests too where they are as many as always. */
export function paramsOf(filters: Partial<Criteria>): URLSearchParams {
  const params = criteriaParams({ ...emptyCriteria, ...filters });
  if (filters.guests === emptyCriteria.guests) params.set('guests', String(filters.guests));
  return params;
}
