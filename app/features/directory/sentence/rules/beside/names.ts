import type { Rule } from '~/features/directory/sentence/tokens/parts';
import { isBreak, isLetters, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

/** Days and months that people are called by; short ones are no names. */
const names = /^((mon|tues|wednes|thurs|fri|satur|sun)day|january|march|april|may|june|july|august|october)$/;
const ofNames = /^(april|may|june|august|summer|friday|wednesday)s$/;
const girls = /^(april|may|june|august|summer|autumn)$/;
const occasions =
  /^(hens?|hen|bucks|birthday|bday|wedding|party|engagement|baby|funeral|graduation|christening|farewell|anniversary|shower|big|surprise|1|2|3|4|5|6|7|8|9|\d{2})$/;
const titles = /^(mr|mrs|ms|miss|dr|prof|professor|sir|lady|mister|reverend|rev|sister|father)$/;
/** Before 'dr' it is no drive: 'for Dr March'. */
const beforeTitle = /^(for|with|by|and|from|of|is|name|under|dear|hi|hello|[,.:!?()-])?$/;

/** 'Mr Friday', 'Dr March'; of '5 March' and 'March 5' the month is one. */
function titledLength(tokens: readonly Token[], at: number): number {
  if (!titles.test(wordAt(tokens, at)) || !beforeTitle.test(wordAt(tokens, at - 1))) return 0;
  const from = at + (wordAt(tokens, at + 1) === '.' ? 2 : 1);
  if (/^(sister|father)$/.test(wordAt(tokens, at)) && from === at + 1) return 0;
  const isName = names.test(wordAt(tokens, from)) && !/^(\d.*|the)$/.test(wordAt(tokens, from + 1));
  return isName ? from + 1 - at : 0;
}

/** "May's birthday", 'June and May want a B&B'. */
function calledLength(tokens: readonly Token[], at: number): number {
  const next = wordAt(tokens, at + 1);
  let of = ofNames.test(wordAt(tokens, at)) ? at + 1 : 0;
  while (of > at && occasions.test(wordAt(tokens, of))) of += 1;
  if (of > at + 1) return of - at;
  if (at > 0 || !girls.test(wordAt(tokens, at))) return 0;
  const isTwo = /^(and|n)$/.test(next) && isLetters(wordAt(tokens, at + 2));
  const end = isTwo ? at + 3 : at + 1;
  return /^(want|wants|need|needs|would|wanna|prefers?|asks?|asked|likes?)$/.test(wordAt(tokens, end))
    ? end - at
    : 0;
}

const families =
  /^(smiths|browns|joneses|williamses|taylors|wilsons|johnsons|whites|martins|andersons|thompsons|nguyens|walkers|harrises|ryans|robinsons|kellys|clarks|clarkes|thomases|murphys|campbells|millers|davies|davises|roberts|robertses|lees|greens|bakers|coopers|evanses|mitchells|scotts|wrights|kings|patels|singhs|marches|mays|junes|fridays)$/;
/** 'we are the Smiths, family of 4', 'the Browns, two adults'. */
function familyLength(tokens: readonly Token[], at: number): number {
  if (wordAt(tokens, at) !== 'the' || !isBreak(wordAt(tokens, at + 2) || ',')) return 0;
  const who = wordAt(tokens, at + 1);
  const isLed =
    /^(were|its|hi|hello)$/.test(wordAt(tokens, at - 1)) ||
    (wordAt(tokens, at - 1) === 'are' && wordAt(tokens, at - 2) === 'we');
  // 'the Browns' alone may be a stay.
  const isFirst = (at === 0 || isBreak(wordAt(tokens, at - 1))) && families.test(who) && tokens.length > 2;
  return isFirst || (isLed && /^[a-z]{4,}s$/.test(who)) ? 2 : 0;
}

/** Who comes, by a name that is elsewhere a day or a month: it says nothing about the stay. */
export const nameRule: Rule = (tokens, at) => {
  const length = titledLength(tokens, at) || calledLength(tokens, at) || familyLength(tokens, at);
  return length > 0 && length < tokens.length ? { length, part: { is: 'filler' } } : null;
};
