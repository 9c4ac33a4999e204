import { unfiltered, type Match } from '~/features/directory/sentence/tokens/parts';
import {
  dayNames,
  longestRun,
  numberAt,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

const hourLeads = wordList(`
  checkin after, checkin at, checkin from, checkin around, checking in around, check in around, check in from, for, at, at about, at around, around, about, after, before, by, from, until, till, arriving, arriving at, arriving around, arriving about, arriving after, arrive at,
  arrive around, arrive after, arrive, landing, landing at, lands at, land at, lands, land, check in at, check in after, checking in at, checking in after, checkout at, check out at, get in at, getting in at,
  get there at, get there by, leaving at, leave at, not until, flight at, flight lands at, flight lands, flight gets in at, as late as, as early as, in at
`);
const vagueHours = wordList(
  'late arrival, early arrival, early departure, late departure, early start, very early start, early morning start, early morning departure, early getaway, early finish, late finish, late at night, in the middle of the night, in the early hours, in the small hours, very early in the morning, very late at night',
);
const hours = /^(am|pm|oclock|uhr|h)$/;

/** '3am', 'at 22:30', 'around midnight', 'after 10 pm': stays are asked for by days. */
export function hourRule(tokens: readonly Token[], at: number): Match | null {
  const vague = longestRun(tokens, at, vagueHours);
  if (vague > 0) return unfiltered(vague, 'hour');
  const moving = movingAt(tokens, at);
  if (moving) return moving;
  const lead = longestRun(tokens, at, hourLeads);
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
  const isHour = count.value <= 24 && (minutes > 0 || (unit > 0 && (lead > 0 || isTight(tokens, end))));
  return isHour ? unfiltered(end + minutes + unit - at, 'hour') : null;
}

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
