import { beachHouseRule } from '~/features/directory/sentence/near/around/beach-house';
import { cityStreetRule } from '~/features/directory/sentence/near/around/city-streets';
import { suburbLeadRule } from '~/features/directory/sentence/near/around/suburb-leads';
import type { Rule } from '~/features/directory/sentence/tokens/parts';

import { eventWalkRule } from './event-walks';

/** Near what is no landmark: a festival, a street of the city, a suburb. 'Hindley Street' by itself is a text. */
export const aroundRule: Rule = (tokens, at, today) =>
  eventWalkRule(tokens, at, today) ??
  cityStreetRule(tokens, at, today) ??
  suburbLeadRule(tokens, at, today) ??
  beachHouseRule(tokens, at, today);
