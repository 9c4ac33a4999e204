import { emptyCriteria, type Criteria } from '~/features/directory/criteria/criteria';

import { facetsOf } from './facets';
import type { Part } from './matches-or-others';
import { matchExpression } from './query-words';
import type { Words } from './search-sql';

const overlapping = (expression: string): Part => ({ expression, areApart: false });

export const wordParts = (words: Words): Part[] =>
  words.map((forms) => overlapping(matchExpression([forms])));

/** What a text asks for beside its words. */
export const facetParts = ({ near, minutes, by, area }: Criteria): Part[] =>
  facetsOf({ ...emptyCriteria, near, minutes, by, area }).map((expression) => ({
    expression,
    areApart: true,
  }));

export const placeParts = ({ location }: Criteria): Part[] =>
  location ? facetsOf({ ...emptyCriteria, location }).map(overlapping) : [];
