import { usualSlips } from './said/usual-slips';
import { wordList } from './word-list';

const spellings = {
  accessible: ['accessable', 'acessible', 'acessable', 'accesable'],
  about: ['abt'],
  kids: ['kidz'],
  wednesday: ['wens', 'weds', 'wensday', 'wendsday', 'wedsday'],
  tomorrow: ['tmoz', 'tmz', 'tomoz', 'tomz'],
  holiday: ['holidy', 'holday', 'holliday'],
  just: ['jus', 'jst'],
  bathroom: ['bthrm', 'bathrm', 'bthroom'],
  gardens: ['gdns'],
  preferred: ['pref'],
  floor: ['flr', 'flor'],
  ground: ['gnd', 'grnd', 'grd'],
  opposite: ['opp', 'oposite'],
  walk: ['wlk'],
  stars: ['strs'],
  sleeps: ['slps', 'sleps'],
  smoking: ['smking'],
  vineyard: ['vinyrd', 'vinyard', 'vineyrd'],
  instead: ['insted', 'insead'],
  expensive: ['xpensive', 'expensiv', 'expencive'],
  city: ['cty', 'citty', 'ciy'],
  backpackers: ['bkpackers', 'bpackers', 'bkpckrs'],
  single: ['sngl', 'sgl'],
  double: ['dbl', 'dble'],
  around: ['arround', 'aroud', 'arond', 'aruond'],
  hundred: ['hundy', 'hunderd', 'hundert'],
  person: ['prsn', 'persn'],
  adult: ['adlt', 'adlut', 'adutl'],
  child: ['chld', 'chlid'],
  children: ['chldrn', 'chldren', 'childrn'],
  adults: ['adlts', 'adluts', 'adutls'],
  hills: ['hils', 'hillls'],
  adelaide: [
    'addelaide',
    'adilaide',
    'adelade',
    'adelaid',
    'adeliade',
    'adalaide',
    'adelide',
    'adaleide',
    'adeleide',
    'adlaide',
  ],
  accommodation: [
    'acomodation',
    'accomadation',
    'acomadation',
    'accommadation',
    'accomidation',
    'acommodations',
    'accomodations',
    'accomm',
  ],
  nothing: ['nuthin', 'nuthing', 'nuffin', 'nuffing', 'nuffink', 'nothink', 'nothng'],
  everything: ['everyfing', 'everyfin', 'evrything'],
  little: ['lil', 'lill', 'litle', 'littel'],
  baby: ['bubba', 'bubby'],
  morning: ['morn', 'mornng'],
  though: ['tho'],
  and: ['adn', 'anf', 'annd'],
  anywhere: ['anywere', 'anywher', 'anywhr'],
  are: ['r'],
  because: ['becuase', 'becos', 'becoz', 'bcoz', 'coz', 'cuz'],
  between: ['btwn', 'betw', 'beetween', 'betwen', 'bewteen'],
  breakfast: [
    'breckfast',
    'breakfest',
    'brakfast',
    'breakfst',
    'breakfats',
    'breakfas',
    'brekkfast',
    'breackfast',
  ],
  anything: ['anythng', 'anyting', 'anythig', 'anyfing', 'anyfin', 'anyfink'],
  budget: ['budjet', 'bugdet', 'buget', 'budgt', 'bugget'],
  booking: ['bookng', 'boking'],
  but: ['bt'],
  central: ['centrl', 'cntrl', 'centrel'],
  market: ['markt', 'markit', 'marekt', 'mrkt'],
  charger: ['chrger', 'chargr', 'chareger'],
  cheap: ['cheep', 'chep', 'chaep', 'cheeap', 'chp'],
  checkin: ['chkin', 'ckin'],
  checkout: ['chkout', 'ckout'],
  check: ['chk', 'chek', 'chck'],
  christmas: ['chrissy', 'chrissie', 'crissy', 'xmass', 'chrismas', 'chirstmas'],
  parking: ['prkg', 'prkng', 'pking', 'parkg', 'pkg'],
  close: ['clos', 'cloes', 'clsoe', 'cloze'],
  distance: ['dist', 'distnce', 'distanse', 'distence'],
  families: ['familys', 'famlies', 'familes', 'famalies', 'familiys'],
  family: ['fmly', 'famly', 'fam'],
  flight: ['flght', 'fligth', 'flihgt'],
  getaway: ['gettaway', 'getway'],
  really: ['rly', 'realy'],
  reception: ['recption', 'recepton', 'recep', 'recpetion', 'receptn'],
  shower: ['showr', 'shwr'],
  table: ['tabel', 'tabl'],
  for: ['fro', 'foor'],
  from: ['frm', 'frmo', 'fom', 'forom'],
  guests: ['gests', 'guets', 'geusts'],
  have: ['hav', 'hve', 'haev'],
  kitchenette: ['kitchenet', 'kitchinette', 'kitchennette', 'kichenette'],
  know: ['kno', 'noe'],
  husband: ['husbend', 'husbnd', 'huband', 'hubsand'],
  gym: ['gim', 'gymn'],
  kitchen: ['kitch'],
  laundry: ['lndry', 'landry', 'laundery'],
  looking: ['loking', 'lookng', 'lookign'],
  machine: ['mashine', 'machin', 'machene', 'mach'],
  month: ['mth', 'mnth'],
  months: ['mths', 'mnths'],
  near: ['nere', 'naer', 'neer', 'neear', 'nera'],
  need: ['nead', 'nede'],
  next: ['nxt', 'nex', 'nekst'],
  night: ['nyt', 'nihgt', 'nigth', 'nght'],
  nights: ['nyts', 'nihgts', 'nigths'],
  on: ['onn'],
  playground: ['playgrnd', 'playgrund', 'plyground'],
  possible: ['poss', 'posible', 'possble'],
  people: ['pepole', 'peple', 'poeple', 'pple', 'peopel', 'peaple', 'peopl'],
  romantic: ['romantik', 'romantick', 'romanitc'],
  room: ['rm', 'romm'],
  rooms: ['rms', 'romms'],
  saturday: ['satday', 'satdy', 'satrday', 'saterdy', 'satarday'],
  valentines: ['valentine', 'valintines', 'valentins', 'valentimes'],
  something: ['sumthing', 'somthing', 'smth', 'sumfin', 'sumfing', 'somefing', 'somefin', 'sumthin'],
  somewhere: ['somwhere', 'sumwhere', 'somewere', 'somewher', 'somewhr', 'sumwere', 'smwhere', 'somehwere'],
  the: ['da', 'teh', 'tha', 'hte'],
  which: ['wich', 'whcih', 'whch'],
  this: ['ths', 'dis', 'thsi', 'tihs'],
  under: ['unda', 'undr', 'undre', 'uder', 'udner'],
  walking: ['walkng', 'wlkng', 'wlking'],
  washer: ['washr'],
  view: ['veiw', 'vew', 'viw'],
  views: ['veiws', 'vews'],
  want: ['wnt', 'wanr', 'watn'],
  week: ['wk'],
  weeks: ['wks'],
  weekend: ['weekned', 'wekend', 'weeknd', 'wkend', 'wknd', 'weekand'],
  wifi: ['wfi', 'wiffi', 'wifii'],
  with: ['wit', 'wiv', 'wth', 'wiht', 'whit', 'wif', 'witth'],
  within: ['witin', 'withing', 'whithin', 'wthin'],
  without: ['wthout', 'witout', 'whitout', 'withot'],
  your: ['ur'],
  you: ['u'],
};

const meant = new Map<string, string>(
  [...Object.entries(spellings), ...Object.entries(usualSlips)].flatMap(([word, typed]) =>
    typed.map((each) => [each, word]),
  ),
);

const beforeTwo =
  /^(going|go|place|places|somewhere|not|want|wanna|need|have|trying|like|love|next|close|distance|walk|walking|access|able|coming|heading|trip)$/;
const afterTwo =
  /^(the|be|go|stay|park|swim|eat|cook|leave|book|find|rent|far|crash|get|see|do|sleep|my|our)$/;
/** 'shuttle 2 airport', 'walk 2 rundle mall'; but 'walk 2 km'. */
const ways = /^(shuttle|transfer|walk|walking|distance|close|next|tram|bus|train|drive|ride)$/;
const endOfDay =
  /^(eve|christmas|xmas|nye|mon(day)?|tues?(day)?|wed(nesday)?|thur?s?(day)?|fri(day)?|sat(urday)?|sun(day)?)$/;
const startOfDay =
  /^(boxing|christmas|xmas|nye|new|mon(day)?|tues?(day)?|wed(nesday)?|thur?s?(day)?|fri(day)?|sat(urday)?|sun(day)?)$/;
const countable =
  /^(mins?|minutes?|m|kms?|k|hours?|hrs?|ppl|people|persons?|pax|pers|adults?|ads?|a|guests?|kids?|children|dogs?|cats?|cars?|bed\w*|br|bath\w*|rooms?|night\w*|nts?|nites?|day\w*|weeks?|wks?|blocks?|stops?|stars?|of|or|and|x|to|st|nd|rd|th|months?|weekends?|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*|big|small|large|little|single|double|queen|king|twin|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)$/;
/** Words before a number: 'for 4 my budget is', 'Jan 4 the three of us'. */
const beforeNumber =
  /^(for|sleeps?|of|at|to|till|until|min|minimum|max|maximum|under|over|least|rating|rated|from|on|the|between|and|or|us|are|x|with|by|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*|\d.*|[-/$:,.+])$/;
const afterSouth = /^(australia|coast|terrace|tce|plympton|brighton|adelaide|road|rd|of|side|facing)$/;
const afterTow = /^(adults?|people|persons?|guests?|nights?|rooms?|beds?|kids|children|weeks)$/;
const afterFour = /^(me|my|us|our|the|a|an|anniversary|birthday)$/;

/** 'less then 130 a night'. */
const comparative =
  /^(less|more|cheaper|lower|higher|better|further|farther|rather|closer|other|later|fewer)$/;

/** 'west beech' is no tree. */
const beforeBeech =
  /^(glenelg|henley|henly|west|the|near|semaphore|semaphre|brighton|grange|largs|maslin|christies|aldinga|sellicks)$/;
const afterBeech = /^(trees?|wood|house|forest|lodge|hedge)$/;

const ofQuiet =
  /^(hotel|motel|room|place|area|location|street|spot|apartment|villa|suburb|neighbourhood|b|bnb|unit|suite)s?$/;
const endOfQuiet = /^(to|in|for|at|,|\.|)$/;

const shortDays: Record<string, string> = { fri: 'friday', sat: 'saturday', sun: 'sunday', mon: 'monday' };
const beforeDay = /^(good|easter|until|till|til|checkout|departing|leaving|arriving|arrival)$/;

/** No word with such a letter at its beginning has 'an' before it. */
const beginsHard = /^(me|my|[bcdfgjklmnpqrstvwz][a-z]{2,})$/;
const beforeArticle =
  /^(need|needs|want|wants|wanted|for|with|without|is|was|has|have|find|book|booking|looking|look|search|like|get|take|not|from|into|only|just|also|than|such|being|near|close|nearby|rent|seeking|require|love|please|hello|thanks)$/;

/** 'apt 4 4' is for four, but the 4 of '3 kids 4 7 and 10' an age. */
const isForSo = (before: string, after: string, then: string): boolean =>
  /^([1-9]|1\d|20|two|three|five|six)$/.test(after) &&
  /^\p{L}{2,}$/u.test(before) &&
  !beforeNumber.test(before) &&
  !(/^(kids|children|boys|girls)$/.test(before) && /^(and|,|\d+)$/.test(then));

type Beside = { before: string; after: string; then: string };

/** The word for which '4' or '2' is written: '4 me', 'going 2 the city'; itself elsewhere. */
export function asWord(word: string, { before, after, then }: Beside): string {
  // 'any1 know', 'sum1'.
  if (word === '1' && /^(any|some|every)$/.test(before)) return 'one';
  if (word === '4' && afterFour.test(after) && !beforeNumber.test(before)) return 'for';
  if (word === '4' && isForSo(before, after, then)) return 'for';
  // 'a quite room', 'somewhere quite to study'.
  if (
    word === 'quite' &&
    (after === 'and' ||
      ofQuiet.test(after) ||
      (/^(somewhere|something|anywhere)$/.test(before) && endOfQuiet.test(after)))
  )
    return 'quiet';
  // 'good fri', 'until sun'.
  if (beforeDay.test(before)) return shortDays[word] ?? word;
  // 'nanna an pop', 'pool an gym', but 'an hotel' and 'need an room', as it is said abroad.
  if (
    word === 'an' &&
    beginsHard.test(after) &&
    /^(me|us|\p{L}{3,})$/u.test(before) &&
    !beforeArticle.test(before)
  )
    return 'and';
  // 'b+b'.
  if (word === '+' && before === 'b' && after === 'b') return 'and';
  // 'weve gt a dog', but 'gt 100'.
  if (word === 'gt' && !/^(\$|aud|\d{2,})$/.test(after)) return 'got';
  if (word === 'bch' && beforeBeech.test(before) && !/^(house|hse)$/.test(after)) return 'beach';
  // 'beach hse' is a name as it stands.
  if (word === 'hse' && before !== 'beach' && before + after !== '') return 'house';
  // 'Glenelg S.A.'.
  if (word === 's' && after === '.' && /^\p{L}{4}/u.test(before)) return 'sa';
  // 'sth australia', but 'need sth near the beach'.
  if (word === 'sth') return afterSouth.test(after) ? 'south' : 'something';
  if (word === 'tow' && afterTow.test(after)) return 'two';
  // 'no far from the beach', as it is said abroad.
  if (word === 'no' && /^(far|too|so|very)$/.test(after)) return 'not';
  if (word === 'then' && comparative.test(before)) return 'than';
  if (word === 'beech' && (after === 'front' || (beforeBeech.test(before) && !afterBeech.test(after))))
    return 'beach';
  // 'xmas eve 2 boxing day', 'fri 2 sun'.
  if (word === '2' && endOfDay.test(before) && startOfDay.test(after)) return 'to';
  if (word === '2' && ways.test(before) && /^\p{L}{3,}$/u.test(after) && !countable.test(after)) return 'to';
  return word === '2' && beforeTwo.test(before) && afterTwo.test(after) ? 'to' : word;
}

/** Behind these 'wed' is "we'd" without its apostrophe. */
const afterWed =
  /^(like|love|prefer|rather|want|wish|need|be|really|also|only|appreciate|accept|consider|settle|take|stay|go|have|much|still|probably|happily|ideally|gladly|gratefully|never|not|better|all|both|enjoy|hate|pay|try|look|sleep|hope|even|absolutely|definitely|just|do|come|bring|use|share|expect|drive|walk|get|book)$/;
/** A couple is 'just wed'. */
const beforeWed =
  /^(we|to|be|been|get|gets|getting|got|newly|just|recently|are|were|is|i|they|who|will|gonna|couple|both|soon|not|so|then|if)$/;

/** 'wed' as it was typed, for Wednesday: 'Norwood, wed', 'me and a mate, wed'. */
export const asWednesday = (before: string, after: string): string =>
  afterWed.test(after) || beforeWed.test(before) ? 'wed' : 'wednesday';

/** Words of dates and of features that are no other word with one letter more, less, or swapped. */
export const longWords = wordList(`
  january, february, september, october, november, december, monday, tuesday, wednesday, thursday, friday, saturday, sunday, tonight, tomorrow,
  weekend, christmas, included, including, serviced, breakfast, distance, maximum, between, cheapest, children, friendly, accessible, family, families, parking, washing, indoor, outdoor, luxury, walking, couple, adult, adults, apartment, apartments, somewhere, anything, something, backpackers, single, double, showgrounds
`);

/** Those that are no other word with one other letter inside either. */
export const surestWords = wordList(`
  february, september, november, december, wednesday, thursday, saturday, tomorrow, weekend, christmas, serviced, apartment, breakfast, distance
`);

/** The word that is meant by one typed on a phone: 'wiv' is 'with'. */
export const meantBy = (word: string): string | undefined => meant.get(word);
