import type { Match, Rule } from '~/features/directory/sentence/tokens/parts';
import {
  isLetters,
  longestRun,
  numberAt,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import { tomorrows, tonights } from '~/features/directory/sentence/dates/weekday';
import { wordList } from '~/features/directory/sentence/words/word-list';
import { monthOf } from '~/features/directory/sentence/words/months';
import { weekdayNames } from '~/features/directory/sentence/dates/written-dates';

/** The reason for a trip. The words before it show that the reason is not what is looked for: 'wedding venue' stays text. */
const occasion =
  /^(wedding|weddings|birthday|bday|anniversary|engagement|funeral|christening|baptism|reunion|graduation|conference|convention|seminar|workshop|course|congress|expo|concert|concerts|gig|gigs|show|shows|musical|exam|exams|op|ops|operation|surgery|treatment|chemo|appointment|checkup|procedure|scan|interview|interviews|meeting|meetings|match|matches|game|games|tournament|carnival|marathon|festival|event|events|function|party|hens|bucks|ceremony|reception|formal|holiday|holidays|hols|getaway|break|visit|assignment|project|job|training|placement|internship|flight|cruise|ball)$/;

const verbs = wordList(`
  attend, attending, going to, go to, here for, in town for, over for, down for, up for, coming for, coming to, come for, coming over for,
  travelling for, traveling for, flying in for, celebrate, celebrating, to celebrate, invited to, been invited to, having, has, have, got, ive got,
  weve got, have got, is having, are having, im having, were having, is getting, playing at, playing in, see, seeing, see a, to see,
  catch, catching, its, it is, for, after, before, following, due to, because of, on the occasion of, its for, this is for, recovering from
`);
const whose = wordList(
  'a, an, the, my, our, his, her, their, this, that, some, its, your, mum and dads, a big, a little, the big',
);
const relations =
  /^(wifes|husbands|partners|sons|daughters|mums|dads|moms|mothers|fathers|sisters|brothers|friends|mates|cousins|nieces|nephews|aunts|uncles|nans|grandmas|grandpas|parents|bosss|colleagues|family|girlfriends|boyfriends|besties|inlaws)$/;
const kinds =
  /^(big|small|little|special|wedding|birthday|work|business|school|family|football|footy|cricket|netball|basketball|soccer|hockey|tennis|golf|music|medical|hospital|doctors|specialist|eye|knee|hip|heart|job|uni|university|golden|silver|ruby|hens|bucks|quick|short|long|weekend|engagement|graduation|early|late|morning|evening|afternoon|night|team|sales|training|company|corporate|rock|jazz|film|food|wine|christmas|xmas|end)$/;

/** How many words there tell of an occasion, from its article on: 'my niece's wedding', 'our 25th wedding anniversary'; 0 for none. */
function occasionLength(tokens: readonly Token[], at: number): number {
  let end = at + longestRun(tokens, at, whose);
  const word = () => wordAt(tokens, end);
  if (relations.test(word())) end += 1;
  const count = numberAt(tokens, end);
  const hasOrdinal = count !== null && /^(st|nd|rd|th)$/.test(wordAt(tokens, end + count.length));
  if (hasOrdinal) end += count.length + 1;
  while (kinds.test(word()) && !isEnd(tokens, end)) end += 1;
  return occasion.test(word()) ? end + 1 - at : 0;
}

/** 'for work' has no occasion behind it. */
const isEnd = (tokens: readonly Token[], at: number) => !isLetters(wordAt(tokens, at + 1));

/** 'coming from Friday'. */
const isDayWord = (tokens: readonly Token[], at: number) =>
  monthOf(tokens[at]?.word) > 0 || longestRun(tokens, at, days) > 0;
const days = [...weekdayNames.flat(), ...tonights, ...tomorrows, 'next', 'this', 'now'];

const venue =
  /^(venues?|rooms?|centres?|centers?|facilit(y|ies)|space|spaces|packages?|halls?|table|tables|area|shops?)$/;

const origins = wordList(`
  coming from, coming over from, coming down from, come from, travelling from, traveling from, driving from, driving over from, driving down from, drive from,
  riding from, riding over from, riding down from, cycling from, cycling over from, biking from, motorbiking from, towing from, roadtripping from, road tripping from, ferrying over from, sailing from, flying over from, flying down from, catching the train from, taking the train from, flying from, flying in from, fly in from, fly from, over from, down from, up from, visiting from, arriving from, we are from, were from, im from,
  relocating from, moving from
`);

/** 'coming over from Perth'; a place of the directory has a meaning of its own. */
function originLength(tokens: readonly Token[], at: number): number {
  const isBehind = wordAt(tokens, at) === 'from' && travellers.test(wordAt(tokens, at - 1));
  const lead = isBehind ? 1 : longestRun(tokens, at, origins);
  const first = wordAt(tokens, at + lead);
  if (lead === 0 || !isLetters(first) || /^(the|an?)$/.test(first) || isDayWord(tokens, at + lead)) return 0;
  return lead + (twoWords.test(first) && isLetters(wordAt(tokens, at + lead + 1)) ? 2 : 1);
}
const travellers =
  /^(couple|family|us|students?|friends|tourists?|travell?ers?|both|visitors?|persons?|people|guests?|adults?|girls|guys|ladies|mates|pensioners|retirees|ppl|pax)$/;
const twoWords =
  /^(port|mount|mt|new|hong|kuala|alice|broken|gold|victor|south|north|east|west|western|northern|sunshine|los|san|sri)$/;

/** 'attending a wedding', 'for my 80th birthday', 'my wife is having an operation': the reason for a trip is not searched for. */
export const occasionRule: Rule = (tokens, at): Match | null => {
  const origin = originLength(tokens, at);
  if (origin > 0) return { length: origin, part: { is: 'filler' } };
  const lead = longestRun(tokens, at, verbs);
  const length = lead > 0 ? occasionLength(tokens, at + lead) : 0;
  if (length === 0 || venue.test(wordAt(tokens, at + lead + length))) return null;
  return { length: lead + length, part: { is: 'filler' } };
};
