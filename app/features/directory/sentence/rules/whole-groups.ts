import { maxGuests } from '~/features/directory/criteria/criteria';
import {
  isBreak,
  longestRun,
  numberAt,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import { afterParty } from '~/features/directory/sentence/words/party-words';
import { wordList } from '~/features/directory/sentence/words/word-list';

const groups = wordList(`
  family of, fam of, a fam of, our fam of, my family of, with my family of, with a family of, my group of, our group of, our party of, my party of, group of, party of, families of, couple of, for a family of, for a group of, for a party of, a family of,
  hens party of, hens group of, hen party of, hen group of, bucks party of, bucks group of, a hens party of, a hens group of, a bucks party of, a hen party of,
  band of, a band of, squad of, a squad of, party crew of, film crew of, road crew of, choir of, a choir of, gang of, a gang of, tour party of, team of, a team of, crew of, a crew of, bunch of, a bunch of, our family of, us a family of, family group of, bridal party of, a bridal party of, wedding party of, a wedding party of, tour group of, reunion of, family reunion of, gathering of, family gathering of,
  a family reunion of, a reunion of, a gathering of, a family gathering of, birthday party of, a birthday party of, birthday group of, wedding group of, a wedding group of, work crew of, a work crew of, work group of, a work group of, work team of, class of, a class of, club of, a club of, church group of, a church group of, book club of, a tour group of, a school group of, school group of,
  a group of, a party of, a large group of, large group of, a big group of, big group of, a small group of, small group of, a large family of, large family of, a big family of, big family of, a small family of, small family of, a large party of, large party of, for family of, no of guests, no of people, no of persons, number of guests, number of people, number of persons, no of guests :,
  no of people :, no of persons :, number of guests :, number of people :, number of persons :
`);
/** Words before those. */
const forThem = ['for', 'for my', 'for our', 'with my', 'with our', 'we are', 'were'];
/** How many words there lead to the size of a whole party: 'for my family of' a number, and 'family' before a number of people. */
export function groupLength(tokens: readonly Token[], at: number): number {
  const lead = longestRun(tokens, at, forThem);
  const led = longestRun(tokens, at + lead, groups);
  const own = Math.max(longestRun(tokens, at, groups), led > 0 ? lead + led : 0);
  if (own > 0) return own;
  const family = longestRun(tokens, at, bareFamily);
  const count = family > 0 ? numberAt(tokens, at + family) : null;
  const end = at + family + (count?.length ?? 0);
  const isMany =
    count !== null && count.value > 2 && count.value <= maxGuests && !/^[-/:]$/.test(wordAt(tokens, end));
  return isMany &&
    (people.test(wordAt(tokens, end)) || ofStay.test(wordAt(tokens, end)) || !otherCount(tokens, end))
    ? family
    : 0;
}
const people = /^(persons?|members?|people|ppl|pax|pers|guests?)$/;
/** 'fam 4 pool kitchen'. */
const ofStay =
  /^(pool|kitchen|wifi|parking|spa|gym|pets?|dog|balcony|beach|breakfast|bbq|hotel|motel|resort|villa|apartment)$/;
const bareFamily = [
  'group',
  'a group',
  'school group',
  'a school group',
  'tour group',
  'team',
  'family',
  'a family',
  'our family',
  'my family',
  'fam',
  'for family',
  'for a family',
];

/** Something else than the party may be counted there. */
export const otherCount = (tokens: readonly Token[], at: number) => {
  const next = wordAt(tokens, at);
  // 'for two a short walk from the market', but '$200 for two a night'.
  const isApart = tokens[at]?.start !== tokens[at - 1]?.end;
  const isArticle =
    isApart &&
    /^an?$/.test(next) &&
    !/^(night|day|week|month|head|person|room)$/.test(wordAt(tokens, at + 1));
  return next !== '' && !isArticle && !isBreak(next) && !/^\d/.test(next) && !afterParty.test(next);
};
