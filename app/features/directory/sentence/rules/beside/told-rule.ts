import type { Rule } from '~/features/directory/sentence/tokens/parts';

import { contactRule } from './contact';
import { mealOfDayRule } from './meals-of-days';
import { nameRule } from './names';
import { numberedThingRule } from './numbered-things';

/** What travellers tell by names and numbers, and no stay has to have. */
export const toldRule: Rule = (tokens, at, today) =>
  nameRule(tokens, at, today) ??
  contactRule(tokens, at, today) ??
  mealOfDayRule(tokens, at, today) ??
  numberedThingRule(tokens, at, today);
