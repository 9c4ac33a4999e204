const spellings = {
  about: ['abt'],
  and: ['adn', 'anf', 'annd'],
  anywhere: ['anywere', 'anywher', 'anywhr'],
  are: ['r'],
  because: ['becuase', 'becos', 'becoz', 'bcoz', 'coz', 'cuz'],
  between: ['btwn', 'betw', 'beetween', 'betwen', 'bewteen'],
  but: ['bt'],
  cheap: ['cheep', 'chep', 'chaep', 'cheeap'],
  checkin: ['chkin', 'ckin'],
  checkout: ['chkout', 'ckout'],
  check: ['chk', 'chek', 'chck'],
  close: ['clos', 'cloes', 'clsoe', 'cloze'],
  for: ['fro', 'foor'],
  from: ['frm', 'frmo', 'fom', 'forom'],
  have: ['hav', 'hve', 'haev'],
  know: ['kno', 'noe'],
  looking: ['lookin', 'loking', 'lookng', 'lookign'],
  near: ['nere', 'naer', 'neer', 'neear', 'nera'],
  need: ['nead', 'nede'],
  next: ['nxt', 'nex', 'nekst'],
  night: ['nyt', 'nihgt', 'nigth', 'nght'],
  nights: ['nyts', 'nihgts', 'nigths'],
  on: ['onn'],
  people: ['peple', 'poeple', 'pple', 'peopel'],
  room: ['rm', 'romm'],
  rooms: ['rms', 'romms'],
  something: ['sumthing', 'somthing', 'smth', 'sth', 'sumfin', 'somethin'],
  somewhere: ['somwhere', 'sumwhere', 'somewere', 'somewher', 'somewhr', 'sumwere', 'smwhere', 'somehwere'],
  the: ['da', 'teh', 'tha', 'hte'],
  this: ['dis', 'thsi', 'tihs'],
  under: ['undr', 'undre', 'uder', 'udner'],
  walking: ['walkin', 'walkng'],
  want: ['wnt', 'wanr', 'watn'],
  weekend: ['weekned', 'wekend', 'weeknd', 'wkend', 'wknd', 'weekand'],
  with: ['wit', 'wiv', 'wth', 'wiht', 'whit', 'wif', 'witth'],
  within: ['witin', 'withing', 'whithin', 'wthin'],
  without: ['wthout', 'witout', 'whitout', 'withot'],
  your: ['ur'],
  you: ['u'],
};

const meant = new Map<string, string>(
  Object.entries(spellings).flatMap(([word, typed]) => typed.map((each) => [each, word])),
);

/** '4' and '2' where they stand for words: '4 me', 'going 2 the city'. */
const afterFour = /^(me|my|us|our|the|a|an)$/;
const afterTwo = /^(the|be|go|stay|far|crash|get|see|do|sleep|close|my|our)$/;

/** What a digit stands for before another word; itself elsewhere. */
export function asWord(digit: string, next: string): string {
  if (digit === '4' && afterFour.test(next)) return 'for';
  return digit === '2' && afterTwo.test(next) ? 'to' : digit;
}

/** The small words of a sentence as they are spelled, for how they are typed on a phone: 'wiv' is 'with'. */
export const asSpelled = (word: string): string => meant.get(word) ?? word;
