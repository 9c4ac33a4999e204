import { unfiltered, type Match } from '~/features/directory/sentence/tokens/parts';
import {
  dayNames,
  longestRun,
  numberAt,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { monthOf } from '~/features/directory/sentence/words/months';
import { wordList } from '~/features/directory/sentence/words/word-list';

const hourLeads = wordList(`
  check in past, checkin past, checking in past, check in by, checkin by, check in before, checkin before, arriving past, landing after, arriving by, past,
  checkin after, checkin at, checkin from, checkin around, checking in around, check in around, check in from, for, at, at about, at around, around, about, after, before, by, from, until, till, til, sleep in until, sleep in till, sleep in til, sleep in to, lie in until, lie in till, lie in til, sleep until, sleep till, sleep til, arriving, arriving at, arriving around, arriving about, arriving after, arrive at,
  arrive around, arrive after, arrive, landing, landing at, lands at, land at, lands, land, check in at, check in after, checking in at, checking in after, checkout at, check out at, get in at, getting in at,
  get there at, get there by, leaving at, leave at, not until, flight at, flight lands at, flight lands, flight gets in at, as late as, as early as, in at
`);
/** 'late dinner', 'food late at night': whether a kitchen is open then, no listing says. */
const lateMeals = combined(
  ['late', 'late night'],
  ['food', 'dinner', 'meal', 'meals', 'supper', 'feed', 'dining', 'eats'],
).concat(
  combined(
    ['food', 'dinner', 'meals', 'a meal', 'a feed', 'eat', 'eating', 'to eat', 'supper'],
    wordList('late, late at night, late in the evening, late night, after hours'),
  ),
  combined(['sleep in', 'sleeping in', 'lie in'], ['late']),
);
/** 'check in whenever', 'arrive at any hour': said of no hour. */
const whenevers = combined(
  ['', 'can', 'to', 'we can', 'i can', 'you can'],
  wordList(
    'check in, checkin, checking in, check out, checkout, arrive, arriving, arrival, turn up, get in, get there',
  ),
  wordList(
    'whenever, any time, at any time, anytime, any hour, at any hour, at all hours, at whatever time, whatever time, whatever hour, at whatever hour, any time of day, at any time of day, any time of the day, at any time of the day, any time of the day or night, any time day or night, at any time day or night, any hour of the day or night, at any hour of the day or night, any hour of the night',
  ),
  [
    '',
    ...combined(['we', 'i', 'you'], ['like', 'want', 'please', 'need', 'get there', 'arrive']),
    'suits',
    'it suits',
  ],
);
const vagueHours = wordList(
  'after midnight check in, after midnight checkin, midnight check in, midnight checkin, after midnight arrival, late arrival, early arrival, early departure, late departure, early start, very early start, early morning start, early morning departure, early getaway, early finish, late finish, late at night, in the middle of the night, in the early hours, in the small hours, very early in the morning, very late at night, round the clock, around the clock',
).concat(lateMeals, whenevers);
/** 'a gym that opens early', 'pool open late'. */
const openHours = combined(
  ['', 'is', 'thats', 'that is', 'stays', 'that stays'],
  ['open', 'opens', 'opening', 'that opens', 'which opens'],
  wordList(
    'early, late, very early, very late, really early, really late, early in the morning, early morning, early mornings, late at night, late night, late nights, till late, until late, til late, from early, 24 / 7, 24 7, 24 hours, 24 hrs, 24 hours a day, all hours, at all hours, all night, all night long, all year, all year round, all year long, year round, all day, around the clock, round the clock',
  ),
);
const openLeads = combined(
  ['', 'reception', 'front desk', 'the reception', 'desk'],
  ['', 'is', 'thats', 'that is', 'stays'],
  ['open', 'opens', 'staffed', 'served', 'starts', 'opening'],
  ['', 'from', 'at', 'till', 'until', 'til', 'to', 'by', 'before', 'after'],
);
const facilities =
  /^(gym|pool|spa|sauna|laundry|access|kitchen|bar|breakfast|brekky|brekkie|reception|desk|restaurant|cafe|open|opens|served|starts|staffed)$/;
const hours = /^(am|pm|oclock|uhr|h)$/;

/** '3am', 'at 22:30', 'around midnight', 'after 10 pm': stays are asked for by days. */
export function hourRule(tokens: readonly Token[], at: number): Match | null {
  const vague = longestRun(tokens, at, vagueHours);
  if (vague > 0) return unfiltered(vague, 'hour');
  // 'early breakfast'.
  const isOfMeal =
    /^(early|late)$/.test(wordAt(tokens, at)) &&
    /^(breakfasts?|brekk(y|ie)|brekkies)$/.test(wordAt(tokens, at + 1));
  if (isOfMeal) return unfiltered(1, 'hour');
  const between = betweenAt(tokens, at);
  if (between > 0) return unfiltered(between, 'hour');
  const open = openAt(tokens, at);
  if (open) return open;
  const moving = movingAt(tokens, at);
  if (moving) return moving;
  const lead = longestRun(tokens, at, hourLeads) || longestRun(tokens, at, openLeads);
  const count = numberAt(tokens, at + lead);
  const end = at + lead + (count?.length ?? 1);
  if (!count) {
    const isNamed = /^(midnight|noon|midday)$/.test(wordAt(tokens, at + lead));
    return lead > 0 && isNamed ? unfiltered(lead + 1, 'hour') : null;
  }
  const hasMinutes = wordAt(tokens, end) === ':' && /^[0-5]\d$/.test(wordAt(tokens, end + 1));
  const minutes = hasMinutes ? 2 : 0;
  const unit = hours.test(wordAt(tokens, end + minutes)) ? 1 : 0;
  // '12 am', but also '14:00'; 'sleeps 4 am Strand' is German.
  const isHour =
    count.value <= 24 &&
    (minutes > 0 || (unit > 0 && (lead > 0 || isTight(tokens, end))) || isBareHour(tokens, at, end));
  return isHour ? unfiltered(end + minutes + unit - at, 'hour') : null;
}

/** 'gym open early', 'gym 24/7', '24 hour gym'. */
function openAt(tokens: readonly Token[], at: number): Match | null {
  const open = longestRun(tokens, at, openHours);
  // 'open late December'.
  if (open > 0 && !isDay(wordAt(tokens, at + open)) && monthOf(wordAt(tokens, at + open)) === 0)
    return unfiltered(open, 'hour');
  const always = longestRun(tokens, at, ['24 / 7', '24 7', '24 hours', '24 hour', '24 hrs', '24 hr']);
  const isOf =
    always > 0 &&
    (/^(gym|pool|spa|sauna|laundry|access|kitchen)$/.test(wordAt(tokens, at - 1)) ||
      /^(gym|pool|spa|sauna|laundry|access)$/.test(wordAt(tokens, at + always)));
  // 'gym with 24/7 access'.
  const access =
    /^(with|has)$/.test(wordAt(tokens, at - 1)) && wordAt(tokens, at + always) === 'access' ? 1 : 0;
  if (always > 0 && longestRun(tokens, at + always, roomService) > 0) return unfiltered(always, 'hour');
  return isOf ? unfiltered(always + access, 'hour') : null;
}

const roomService = ['room service', 'in room dining', 'roomservice'];

/** 'breakfast from 6', 'pool open until 9'; but 'breakfast for 6' and 'gym from 6 to 9 December'. */
function isBareHour(tokens: readonly Token[], at: number, end: number): boolean {
  const isLed = /^(from|until|till|til|at|before|by|open|opens)$/.test(wordAt(tokens, end - 2));
  const isOf =
    facilities.test(wordAt(tokens, at - 1)) ||
    /^(reception|open|opens|served|starts|staffed)$/.test(wordAt(tokens, at));
  const isHour = /^([4-9]|1[0-2]|six|seven|five|eight|nine|ten)$/.test(wordAt(tokens, end - 1));
  return isLed && isOf && isHour && /^([,.!?)]|and|near|in)?$/.test(wordAt(tokens, end));
}

/** How many words are the hours of 'breakfast from 6 to 9' and 'gym 6-10'; 'gym from 6 to 9 December' has days. */
function betweenAt(tokens: readonly Token[], at: number): number {
  if (!facilities.test(wordAt(tokens, at - 1))) return 0;
  const lead = longestRun(tokens, at, ['from', 'between']);
  const first = numberAt(tokens, at + lead);
  const joint = at + lead + (first?.length ?? 0);
  const last = /^(to|-|and|till|until|til)$/.test(wordAt(tokens, joint)) ? numberAt(tokens, joint + 1) : null;
  if (!first || !last || first.value < earliest || Math.max(first.value, last.value) > 12) return 0;
  const end = joint + 1 + last.length;
  return /^([,.!?)]|near|in)?$/.test(wordAt(tokens, end)) ? end - at : 0;
}
const earliest = 4;

const moves = wordList(`
  leaving, leave, departing, depart, heading off, head off, heading out, flying out, fly out, checking out, arriving, arrive, getting in, get in, getting there, get there, landing, land, lands, flying in, fly in, checking in, turning up
`).flatMap((move) =>
  ['', 'very ', 'really ', 'quite ', 'super ', 'too '].flatMap((how) => [
    `${move} ${how}early`,
    `${move} ${how}late`,
  ]),
);
const times = wordList(
  'in the morning, in the evening, in the afternoon, in the night, at night, in the day, morning, evening, afternoon, night',
);
const named =
  /^(on|the|this|next|tomorrow|tomoz|tmrw|tonight|tonite|today|\d.*|christmas|xmas|new|boxing|easter)$/;
const isDay = (word: string) => named.test(word) || dayNames.test(word);

/** 'leaving early'; of 'leaving early Sunday' the day is read by itself. */
function movingAt(tokens: readonly Token[], at: number): Match | null {
  const length = longestRun(tokens, at, moves);
  if (length > 0 && !isDay(wordAt(tokens, at + length)))
    return unfiltered(length + longestRun(tokens, at + length, times), 'hour');
  const isEarly = /^(early|late)$/.test(wordAt(tokens, at)) && isDay(wordAt(tokens, at + 1));
  // 'our flight leaves early'.
  const isOfFlight =
    /^(early|late)$/.test(wordAt(tokens, at)) &&
    /^(leaves|departs|arrives|lands)$/.test(wordAt(tokens, at - 1));
  const isMoved = isEarly && [1, 2].some((back) => longestRun(tokens, at - back, moves) === back + 1);
  return isMoved || isOfFlight ? { length: 1, part: { is: 'filler' } } : null;
}

const isTight = (tokens: readonly Token[], at: number) =>
  tokens[at]?.start === tokens[at - 1]?.end || /^(pm|oclock|uhr)$/.test(wordAt(tokens, at));
