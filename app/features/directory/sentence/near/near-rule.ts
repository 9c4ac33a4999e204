import { maxMinutes, type Near } from '~/features/directory/places/near';
import { unfiltered, type Match, type Rule } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  isRun,
  longestRun,
  wordsBefore,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import {
  afterMinutes,
  beforeMinutes,
  behindMinutes,
  moreThan,
  nearestLeads,
  nearLeads,
  nearMinutes,
  orMore,
} from '~/features/directory/sentence/words/landmark-words';

import type { LandmarkNames } from './landmark-names';
import { minutesAt } from './minutes';
import { nearbyLandmark, nearbyLength } from './nearby';
import { listEnd, targetAt, type Target } from './targets';
import { townAt } from './towns';
import { bayByTram, tramLead, homeByTram, isRideThere, walkLead, type Lead } from './way-leads';
import { atMost, cappedWayAt, wayAt } from './ways';

const near = (length: number, criteria: Near & { isTown?: true }, sort?: 'nearest'): Match => ({
  length,
  part: { is: 'near', ...criteria, ...(sort && { sort }) },
});

/** Minutes that are neither walked nor by tram. */
export const byOther = ['car', 'bus', 'train', 'bike', 'bicycle', 'taxi', 'uber', 'cab']
  .flatMap((ride) => [`by ${ride}`, `in a ${ride}`, `on the ${ride}`])
  .concat(['driving', 'drive', 'cycling']);

const isKnown = (minutes: number, by: Near['by']) =>
  Number.isInteger(minutes) && minutes >= 1 && minutes <= maxMinutes[by ?? 'tram'];

const tramBefore = [
  'by tram',
  'on the tram',
  'with the tram',
  'tram ride of',
  'a tram ride of',
  'tram trip of',
];

/** '10 min walk from', 'within 10 minutes of'. */
function countedLead(tokens: readonly Token[], at: number): Lead | null {
  const tram = longestRun(tokens, at, tramBefore);
  const walk = longestRun(tokens, at, ['walk', 'to walk', 'walking']);
  const before = tram + walk + longestRun(tokens, at + tram + walk, beforeMinutes);
  const counted = minutesAt(tokens, at + before);
  if (!counted) return null;
  const cap = longestRun(tokens, at + before + counted.length, atMost);
  const way =
    wayAt(tokens, at + before + counted.length + cap, afterMinutes) ??
    cappedWayAt(tokens, at + before + counted.length);
  // 'no need to walk more than 10 minutes to'.
  const isWalk = walk > 0 || / walk( |$)/.test(` ${wordsBefore(tokens, at + before, before)}`);
  const by = way?.by ?? (tram > 0 ? 'tram' : isWalk ? 'walk' : (counted.by ?? null));
  if (!way || (counted.by && by === 'tram') || !isKnown(counted.minutes, by)) return null;
  return { length: before + counted.length + cap + way.length, minutes: counted.minutes, by };
}
/** '35 minutes tops by tram to'. */
const capBehind = (tokens: readonly Token[], at: number, { minutes }: Lead) => {
  const length = minutes === null ? 0 : longestRun(tokens, at, atMost);
  return /^[$\d]/.test(wordAt(tokens, at + length)) ? 0 : length;
};

/** 'more than 10 minutes from the zoo' must not become a maximum of 10 minutes. */
function fartherAt(tokens: readonly Token[], at: number, names: LandmarkNames): Match | null {
  const before = longestRun(tokens, at, moreThan);
  const counted = minutesAt(tokens, at + before);
  if (!counted) return null;
  const more = longestRun(tokens, at + before + counted.length, orMore);
  if (before + more === 0) return null;
  const from = at + before + counted.length + more;
  const end = from + (wayAt(tokens, from, afterMinutes)?.length ?? 0);
  const target = end > from ? targetAt(tokens, end, names) : null;
  return target && unfiltered(end + target.length - at, 'distance');
}

/** 'on the tram line' is near it; 'on a campus' or 'on a beach' is not. */
const leadsThere = (tokens: readonly Token[], at: number) =>
  longestRun(tokens, at, onTramLine) > 0 ? ['on', 'along'] : nearLeads;
const onTramLine = ['along the tram'].concat(
  ['on', 'along'].flatMap((lead) =>
    ['tram line', 'tramline', 'tram route', 'glenelg tram line'].flatMap((line) => [
      `${lead} the ${line}`,
      `${lead} a ${line}`,
      `${lead} ${line}`,
    ]),
  ),
);

/** 'within 10 minutes of it', 'motel within 10 minutes'. */
const ofThat = ['of it', 'from it', 'of there', 'from there', 'away', 'of that', 'from that'];

const shortWalk = ['short', 'quick', 'easy', 'small', 'little'].flatMap((how) =>
  ['', 'a ', 'an ', 'just a ', 'only a ', 'within a '].map((lead) => `${lead}${how} walk away`),
);
/** 'within 20 minutes walk' of what is named elsewhere. */
export const walkRule: Rule = (tokens, at) => {
  const short = longestRun(tokens, at, shortWalk);
  if (short > 0) return { length: short, part: { is: 'walk', minutes: 10 } };
  const before = longestRun(tokens, at, beforeMinutes);
  const counted = minutesAt(tokens, at + before);
  if (!counted || longestRun(tokens, at, moreThan) > 0 || !isKnown(counted.minutes, null)) return null;
  const end = at + before + counted.length;
  if (isRideThere(tokens, at)) return unfiltered(end - at, 'distance');
  const tram = longestRun(tokens, end, behindMinutes.tram);
  const length = tram > 0 ? 0 : longestRun(tokens, end, behindMinutes.walk);
  const isLed = /^(from|of|to)$/.test(wordAt(tokens, end + tram + length));
  if (tram > 0 && !isLed)
    return { length: end + tram - at, part: { is: 'walk', minutes: counted.minutes, by: 'tram' } };
  if (length > 0 && !isLed && isKnown(counted.minutes, 'walk'))
    return { length: end + length - at, part: { is: 'walk', minutes: counted.minutes } };
  const that = longestRun(tokens, end, ofThat);
  const isLast = isBreak(tokens[end + that]?.word ?? ',');
  return before > 0 && length === 0 && isLast
    ? {
        length: end + that - at,
        part: { is: 'walk', minutes: counted.minutes, ...(!counted.by && { by: null }) },
      }
    : null;
};

/** What minutes, the way or 'nearest' lead to; null where they lead to no landmark, undefined where nothing leads. */
function sureAt(tokens: readonly Token[], at: number, names: LandmarkNames): Match | null | undefined {
  const nearest = longestRun(tokens, at, nearestLeads);
  const counted = nearest > 0 ? null : countedLead(tokens, at);
  const going = nearest > 0 || counted ? null : (walkLead(tokens, at) ?? tramLead(tokens, at));
  const sure = counted ?? going ?? (nearest > 0 ? { length: nearest, minutes: null, by: null } : null);
  if (!sure) return reachedIn(tokens, at, names) ?? undefined;
  const bay = counted && bayByTram(tokens, at, counted);
  if (bay) return bay;
  const target = targetAt(tokens, at + sure.length, names);
  const home = going?.by === 'tram' ? homeByTram(tokens, at, sure.length) : null;
  if (home && home.length > sure.length + (target?.length ?? 0) - 1) return home;
  // 'take the tram to the sea', which is no landmark.
  const far = going?.by === 'tram' ? longestRun(tokens, at + sure.length, endsOfTram) : 0;
  if (far > 0 && far >= (target?.length ?? 0)) return unfiltered(sure.length + far, 'distance');
  // 'take a tram to Henley Beach', where none goes.
  if (going?.by === 'tram' && target?.isPlaceFirst)
    return unfiltered(sure.length + target.length, 'distance');
  if (!target) return null;
  const last = at + sure.length + target.length;
  const said = going ? countBehind(tokens, last, going.by) : null;
  const end = last + (said?.length ?? capBehind(tokens, last, sure));
  if (sure.minutes !== null && longestRun(tokens, end, byOther) > 0) return null;
  const way = sure.by ? null : wayAt(tokens, end, behindMinutes);
  const length = end + (way?.by ? way.length : 0) - at;
  const minutes = said?.minutes ?? sure.minutes;
  const criteria = { near: target.slug, minutes, by: sure.by ?? way?.by ?? null };
  return nearest > 0 ? near(length, criteria, 'nearest') : near(length, criteria);
}

const endsOfTram = ['sea', 'seaside', 'ocean', 'coast', 'bay', 'beach', 'city', 'cbd', 'water']
  .flatMap((end) => [end, `the ${end}`])
  .concat('glenelg', 'town', 'work');

/** '10 mins central market on foot', '5 min walk any tram stop'. */
function reachedIn(tokens: readonly Token[], at: number, names: LandmarkNames): Match | null {
  const before = longestRun(tokens, at, beforeMinutes);
  const counted = minutesAt(tokens, at + before);
  if (!counted) return null;
  const start = at + before + counted.length;
  const own = wayAt(tokens, start, surelyBehind);
  const from = start + (own?.length ?? 0);
  const target = targetAt(tokens, from, names);
  const end = from + (target?.length ?? 0);
  const way = own ?? wayAt(tokens, end, behindName);
  if (!target || !way?.by || !isKnown(counted.minutes, way.by)) return null;
  const length = end + (own ? 0 : way.length);
  if (/^(to|from|of)$/.test(wordAt(tokens, length))) return null;
  return near(length - at, { near: target.slug, minutes: counted.minutes, by: way.by });
}

/** 'walk to the beach 5 mins': minutes behind the name; 'walk to the zoo 10 min from the city' counts another way. */
function countBehind(tokens: readonly Token[], at: number, by: Near['by']) {
  const sign = /^[,(-]$/.test(wordAt(tokens, at)) ? 1 : 0;
  const before = longestRun(tokens, at + sign, beforeMinutes);
  const counted = minutesAt(tokens, at + sign + before);
  if (!counted || !isKnown(counted.minutes, by)) return null;
  const end = sign + before + counted.length;
  const cap = longestRun(tokens, at + end, atMost);
  const next = wordAt(tokens, at + end + cap);
  const isOther = /^(from|of|to|by|walk|walking|tram|drive|driving|bus|train|car)$/.test(next);
  return isOther ? null : { minutes: counted.minutes, length: end + cap };
}

/** 'near the oval', 'walking distance to Rundle Mall', '10 min walk from the zoo', 'nearest to Glenelg Jetty', 'Rundle Mall'. */
export function nearRule(tokens: readonly Token[], at: number, names: LandmarkNames): Match | null {
  const sure = sureAt(tokens, at, names);
  if (sure !== undefined) return sure;
  const farther = fartherAt(tokens, at, names);
  if (farther) return farther;
  const lead = isRun(tokens, at, 'by tram') > 0 ? 0 : longestRun(tokens, at, leadsThere(tokens, at));
  const target = targetAt(tokens, at + lead, names);
  const before = wordsBefore(tokens, at, longestNearest);
  const bare = lead > 0 ? null : target;
  const nearby = bare ? nearbyLength(tokens, at + bare.length, nearbyLandmark, behindNearby) : 0;
  const onFoot = bare && onFootAt(tokens, at, bare, names);
  if (onFoot) return onFoot;
  const isLed = lead + nearby > 0 || nearestTo.test(before) || andNear.test(before);
  const said = behind(tokens, at, lead, target);
  const town = said || isLed || lead > 0 ? null : townAt(tokens, at, target);
  if (town) return town;
  if (said || !target || (isLed ? target.isPlaceFirst : target.needsLead)) return said;
  const end = at + lead + target.length;
  const tram = longestRun(tokens, end, tramBehind);
  const walk = tram > 0 ? tram : longestRun(tokens, end, onFootBehind);
  const after = wordAt(tokens, end + walk);
  const foot = /^(to|from|of)$/.test(after) ? 0 : walk;
  const by = foot === 0 ? null : tram > 0 ? 'tram' : 'walk';
  return near(lead + target.length + foot + nearby, {
    near: target.slug,
    minutes: nearMinutes(target.slug),
    by,
    ...(target.isTown && { isTown: true as const }),
  });
}

/** What may follow 'tram stop nearby'. */
const behindNearby =
  /^(and|or|please|pls|for|under|with|in|cheap|budget|quiet|stays?|accommodation|accom|hotels?|motels?|hostels?|apartments?|units?|villas?|houses?|rooms?|bnb)$/;

/** 'the nearest hotel to the railway station', and 'from' it as others say. */
const nearestTo = /(^| )(nearest|closest)( [a-z]+){1,3} (to|from)( the)?$/;
/** 'close to the beach and the tram'. */
const andNear =
  /(^| )(near|nr|close to|next to|handy to|walk(able|ing)? to|walking distance (to|of|from))( [a-z]+){1,3}( ,( [a-z]+){1,2}){0,2} and$/;
const longestNearest = 10;

/** 'Hindmarsh Stadium walking distance'; one goes on from somewhere else in 'walking distance to the tram'. */
const onFootBehind = [
  'walking distance',
  'within walking distance',
  'in walking distance',
  'walkable',
  'is walkable',
  'is walking distance',
  'is within walking distance',
  'on foot',
  'by foot',
];
/** Ways of minutes without a word between them and the name. */
const surelyBehind = { ...behindMinutes, any: [] };
const behindName = { ...surelyBehind, walk: onFootBehind };

/** 'beach within walking distance'. */
function onFootAt(
  tokens: readonly Token[],
  at: number,
  { slug, length }: Target,
  names: LandmarkNames,
): Match | null {
  const last = listEnd(tokens, at + length, names);
  const all = last + Number(/^(all|both)$/.test(wordAt(tokens, last)));
  const walk = longestRun(tokens, all, onFootBehind);
  const goesOn = /^(to|from|of)$/.test(wordAt(tokens, all + walk));
  if (walk === 0 || goesOn) return null;
  const own = last === at + length ? all + walk - at : length;
  return near(own, { near: slug, minutes: nearMinutes(slug), by: 'walk' });
}

/** 'by tram, max 20 minutes'. */
const tramBehind = ['by tram', 'on the tram', 'with the tram'];
const walkBehind = ['on foot', 'by foot', 'walking', 'walk'];

/** 'Adelaide Oval within 10 minutes', 'the zoo 5 min walk'. */
function behind(tokens: readonly Token[], at: number, lead: number, target: Target | null): Match | null {
  if (!target) return null;
  const going = longestRun(tokens, at + lead + target.length, [...tramBehind, ...walkBehind]);
  const end = at + lead + target.length + going;
  const sign = isBreak(wordAt(tokens, end)) ? 1 : 0;
  const before = longestRun(tokens, end + sign, beforeMinutes);
  const counted = minutesAt(tokens, end + sign + before);
  if (!counted) return null;
  const own = wayAt(tokens, end + sign + before + counted.length, behindMinutes);
  const said = longestRun(tokens, end - going, tramBehind) > 0 ? ('tram' as const) : ('walk' as const);
  const way = own ?? (going > 0 ? { by: said, length: 0 } : null);
  const by = way?.by ?? counted.by ?? null;
  const ride = before > 0 && !way ? longestRun(tokens, end + sign + before + counted.length, byOther) : 0;
  // 'the zoo within 15 minutes by car'.
  if (ride > 0) return unfiltered(end + sign + before + counted.length + ride - at, 'distance');
  // 'near the zoo 20 minutes from the city' counts something else.
  const length = end + sign + before + counted.length + (way?.length ?? 0) - at;
  const goesOn = /^(from|of|to|drive|by)$/.test(wordAt(tokens, at + length));
  const isLast = isBreak(tokens[at + length]?.word ?? ',');
  if (goesOn || (!way && before === 0 && !isLast) || !isKnown(counted.minutes, by)) return null;
  const cap = longestRun(tokens, at + length, atMost);
  return near(length + cap, { near: target.slug, minutes: counted.minutes, by });
}
