import type { Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match } from '~/features/directory/sentence/tokens/parts';
import type { Token } from '~/features/directory/sentence/tokens/tokens';
import { homeRule, rentRule, servicedRule } from '~/features/directory/sentence/rules/kinds/homes';
import { longStayRule } from '~/features/directory/sentence/rules/kinds/long-stays';

import { airportLiftRule } from './airport-lifts';
import { bunkRule, businessClassRule } from './bunks-and-classes';
import { doingRule } from './doings';
import { endOfTownRule } from './ends-of-town';
import { gameRule } from './games';
import { starPriceRule } from './star-prices';
import { townsfolkRule } from './townsfolk';
import { vehicleRule } from './vehicles';
import { wetThingsRule } from './wet-things';
import { whyRule } from './why-they-come';

const rules = [
  longStayRule,
  homeRule,
  rentRule,
  servicedRule,
  doingRule,
  airportLiftRule,
  bunkRule,
  businessClassRule,
  endOfTownRule,
  gameRule,
  starPriceRule,
  townsfolkRule,
  vehicleRule,
  wetThingsRule,
  whyRule,
];

/** Words that mean one thing alone and another beside those around them: 'city kids', '3 star prices', 'a lift to the airport'. */
export function meantRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  let longest: Match | null = null;
  for (const rule of rules) {
    const match = rule(tokens, at, phrases);
    if (match && match.length > (longest?.length ?? 0)) longest = match;
  }
  return longest;
}
