import { unfiltered, type Match, type Rule } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  longestRun,
  numberAt,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import { monthOf } from '~/features/directory/sentence/words/months';
import { wordList } from '~/features/directory/sentence/words/word-list';

const person =
  /^(mum|mom|mother|dad|father|nann?a?|gran|granny|grandma|grandmother|grandpa|grandad|grandfather|pop|aunt|aunty|auntie|uncle|wife|husband|partner|hubby|inlaws?|parents|grandparents|sister|brother|friend|boys|girls|both|im|shes|hes|theyre)$/;
const decades = ['', 'early ', 'mid ', 'late '].flatMap((part) =>
  wordList(
    '20s, 30s, 40s, 50s, 60s, 70s, 80s, 90s, twenties, thirties, forties, fifties, sixties, seventies, eighties, nineties',
  )
    .concat([20, 30, 40, 50, 60, 70, 80, 90].map((years) => `${years} s`))
    .flatMap((years) =>
      ['our', 'their', 'my', 'his', 'her', 'the', 'your'].map((whose) => `in ${whose} ${part}${years}`),
    ),
);
const years = wordList('years old, year old, years young, yrs old, yr old, yo, y o, y / o');
const [youngest, oldest] = [18, 110];

/** 'in our sixties', 'mum (79)', '82 years old': how many words there say how old grown-ups are; 0 elsewhere. */
function ageLength(tokens: readonly Token[], at: number): number {
  const decade = longestRun(tokens, at, decades);
  if (decade > 0) return decade;
  const lead = longestRun(tokens, at, [
    'aged',
    'age',
    'who is',
    'who are',
    'is',
    'are both',
    'both',
    'both over',
    'are both over',
    'is over',
  ]);
  const count = numberAt(tokens, at + lead);
  if (!count || count.value < youngest || count.value > oldest) return 0;
  const end = at + lead + count.length;
  const unit = longestRun(tokens, end, years);
  const isOfHouse = /^(house|hotel|building|pub|cottage|villa|whisky|wine|homestead)$/.test(
    wordAt(tokens, end + unit),
  );
  if (unit > 0 && !isOfHouse) return lead + count.length + unit;
  const before = /^[,(]$/.test(wordAt(tokens, at - 1)) ? wordAt(tokens, at - 2) : wordAt(tokens, at - 1);
  const isSaid = person.test(before) || /^(aged?|both|are both)$/.test(wordAt(tokens, at));
  const next = tokens[end]?.word ?? ',';
  // 'dad 82 and mum 79 need a lift'.
  const isEnd = isBreak(next) || (goesOn.test(next) && !/s$/.test(before.replace(/^(shes|hes)$/, '')));
  return isSaid && wordAt(tokens, at - 1) !== ',' && isEnd ? lead + count.length : 0;
}

const goesOn = /^(and|but|so|need|needs|want|wants|who|cant|travelling|traveling)$/;

const relations =
  /^(wifes|husbands|partners|sons|daughters|mums|dads|moms|mothers|fathers|sisters|brothers|friends|mates|cousins|nieces|nephews|aunts|uncles|nans|nanas|nannas|grandmas|grandpas|pops|girlfriends|boyfriends|besties|hubbys)$/;

/** 'my wife's 40th', 'our 25th anniversary': how many words there name a day to celebrate; 0 elsewhere. */
function birthdayLength(tokens: readonly Token[], at: number): number {
  const whose = Number(/^(my|our|her|his|the|their|a)$/.test(wordAt(tokens, at)));
  const who = Number(relations.test(wordAt(tokens, at + whose)));
  if (whose + who === 0) return 0;
  const count = numberAt(tokens, at + whose + who);
  const end = at + whose + who + (count?.length ?? 0) + 1;
  const isOrdinal = count !== null && /^(st|nd|rd|th)$/.test(wordAt(tokens, end - 1));
  const day = longestRun(tokens, end, ['birthday', 'bday', 'wedding anniversary', 'anniversary']);
  const isAge = count !== null && count.value >= youngest && (who > 0 || day > 0 || count.value > 31);
  if (!isOrdinal || !isAge || monthOf(wordAt(tokens, end)) > 0 || wordAt(tokens, end) === 'of') return 0;
  return end + day - at;
}

const diets = /^(vegans?|vegetarians?|veggies?|coeliacs?|celiacs?|diabetics?|pescatarians?)$/;
/** 'a family of five, two of them little ones': they are counted already. */
const ofParty = ['of them', 'of whom', 'of which', 'of whom are', 'of them are', 'are', 'being'].flatMap(
  (lead) =>
    wordList(
      'little ones, little, small, kids, children, toddlers, babies, teenagers, teens, adults, seniors, elderly, vegetarian, vegan',
    ).map((who) => `${lead} ${who}`),
);
/** '1 vegan, 1 in wheelchair': how many words count some of a party; 0 elsewhere. */
function someLength(tokens: readonly Token[], at: number): number {
  const count = numberAt(tokens, at);
  const end = at + (count?.length ?? 0);
  if (!count) return 0;
  if (diets.test(wordAt(tokens, end))) return count.length + 1;
  const some = longestRun(tokens, end, ofParty);
  if (some > 0) return count.length + some;
  return longestRun(tokens, end, [
    'in wheelchair',
    'in a wheelchair',
    'in wheelchairs',
    'using a wheelchair',
  ]) > 0
    ? count.length
    : 0;
}

const grownUps =
  /^(people|parents|grandparents|seniors?|guests|ladies|couples?|friends|mum|dad|nan|adults|travellers|women|men|inlaws)$/;
const orMore = wordList('+, plus, and over, or over, and above, or older, and older');
/** '60+ age', 'age 60 plus', 'people over 70': how many words say from which age on they are; 0 elsewhere. */
function leastAge(tokens: readonly Token[], at: number): number {
  const who = Number(/^(people|seniors?|adults|guests|travellers|grown ups)$/.test(wordAt(tokens, at)));
  const isOfThem = grownUps.test(wordAt(tokens, at + who - 1));
  const lead =
    who + longestRun(tokens, at + who, ['age', 'aged', 'ages', 'over', 'aged over', 'age over', 'all over']);
  const count = numberAt(tokens, at + lead);
  if (!count || count.value < leastGrown || count.value > oldest) return 0;
  const end = at + lead + count.length;
  const more = longestRun(tokens, end, orMore);
  const unit = longestRun(tokens, end + more, ['age', 'aged', 'years of age', 'age group', ...years]);
  const isAge = /^age/.test(wordAt(tokens, at + who));
  const isOver = lead > who && wordAt(tokens, at + lead - 1) === 'over';
  const isSaid = more > 0 ? unit > 0 || isAge || isOfThem : isOver && (isOfThem || isAge);
  const next = tokens[end + more + unit]?.word ?? ',';
  return isSaid && (isBreak(next) || goesOn.test(next)) ? end + more + unit - at : 0;
}
const leastGrown = 40;

const smallOnes = /^(toddlers?|bab(y|ies)|bub|bubs|infant|newborn|grandson|granddaughter|son|daughter)$/;
/** The '2 years' of 'toddler 2 years'. */
function smallAge(tokens: readonly Token[], at: number): number {
  const count = smallOnes.test(wordAt(tokens, at - 1)) ? numberAt(tokens, at) : null;
  if (!count || count.value >= youngest) return 0;
  const unit = longestRun(tokens, at + count.length, ['years', 'year', 'yrs', 'yr', 'months', 'mths', 'mth']);
  const next = tokens[at + count.length + unit]?.word ?? ',';
  return unit > 0 && (isBreak(next) || goesOn.test(next)) ? count.length + unit : 0;
}

/** How old travellers are, and what they celebrate or eat: no stay has to have such words. */
export const travellerRule: Rule = (tokens, at): Match | null => {
  const age = leastAge(tokens, at) || smallAge(tokens, at);
  if (age > 0) return unfiltered(age, 'party');
  const length = ageLength(tokens, at) || birthdayLength(tokens, at) || someLength(tokens, at);
  return length > 0 ? { length, part: { is: 'filler' } } : null;
};
