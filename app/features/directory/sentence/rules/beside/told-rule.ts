import type { Rule } from '~/features/directory/sentence/tokens/parts';

import { contactRule } from './contact';
import { homeTownRule } from './home-towns';
import { mealOfDayRule } from './meals-of-days';
import { nameRule } from './names';
import { numberedThingRule } from './numbered-things';
import { spokenRule } from './spoken';

/** What travellers tell by names and numbers, and no stay has to have. */
export const toldRule: Rule = (tokens, at, today) =>
  nameRule(tokens, at, today) ??
  contactRule(tokens, at, today) ??
  mealOfDayRule(tokens, at, today) ??
  numberedThingRule(tokens, at, today) ??
  homeTownRule(tokens, at, today) ??
  spokenRule(tokens, at, today);
