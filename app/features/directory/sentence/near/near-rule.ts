import { landmarkGroups } from '~/features/directory/places/landmark-groups';
import { maxMinutes, type Near } from '~/features/directory/places/near';
import { unfiltered, type Match, type Rule } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  isRun,
  longestRun,
  wordsBefore,
  wordsFrom,
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

import type { LandmarkNames, NamedLandmark } from './landmark-names';
import { minutesAt } from './minutes';
import { nearbyLandmark, nearbyLength } from './nearby';
import { sharedNameAt } from './shared-names';
import { tramLead, walkLead, type Lead } from './way-leads';

type Target = NamedLandmark & { length: number };

/** The longest run of words there that is a name; null for the name of something else. */
function runAt(
  tokens: readonly Token[],
  at: number,
  { longest, find }: Pick<LandmarkNames, 'longest' | 'find'>,
): Target | null | undefined {
  const words = wordsFrom(tokens, at, longest);
  for (; words.length > 0; words.pop()) {
    const found = find(words);
    if (found !== undefined) return found && { ...found, length: words.length };
  }
  return undefined;
}

const nameAt = (tokens: readonly Token[], at: number, names: LandmarkNames) =>
  runAt(tokens, at, names) ?? null;

/** Only where no name is spelled correctly there. */
const guessAt = (tokens: readonly Token[], at: number, { longest, guess }: LandmarkNames) =>
  runAt(tokens, at, { longest, find: guess }) ?? null;

const targets = new WeakMap<readonly Token[], Map<number, Target | null>>();

/** The longest name there, with or without its article: 'the tram line' is more than 'the tram'. Looked for once at each word of a sentence. */
function targetAt(tokens: readonly Token[], at: number, names: LandmarkNames): Target | null {
  const known = targets.get(tokens) ?? new Map<number, Target | null>();
  targets.set(tokens, known);
  const found = known.get(at);
  if (found !== undefined) return found;
  const target =
    longestAt(tokens, at, (from) => nameAt(tokens, from, names)) ??
    longestAt(tokens, at, (from) => guessAt(tokens, from, names)) ??
    sharedNameAt(tokens, at, names);
  known.set(at, target);
  return target;
}

const isGroup = (slug: string) => landmarkGroups.some((group) => group.slug === slug);

function longestAt(tokens: readonly Token[], at: number, read: (from: number) => Target | null) {
  const own = read(at);
  const named = /^(the|a)$/.test(wordAt(tokens, at)) ? read(at + 1) : null;
  // 'near a train station' is near any of them.
  const bare = named && (wordAt(tokens, at) === 'the' || isGroup(named.slug)) ? named : null;
  return bare && bare.length + 1 > (own?.length ?? 0) ? { ...bare, length: bare.length + 1 } : own;
}

const near = (length: number, criteria: Near, sort?: 'nearest'): Match => ({
  length,
  part: { is: 'near', ...criteria, ...(sort && { sort }) },
});

/** How many words there are a name of a landmark; 0 for none. */
export const landmarkLength = (tokens: readonly Token[], at: number, names: LandmarkNames): number =>
  targetAt(tokens, at, names)?.length ?? 0;

/** A name of a town or a region there. */
export const isTownAt = (tokens: readonly Token[], at: number, names: LandmarkNames): boolean => {
  const target = targetAt(tokens, at, names);
  return target !== null && target.needsLead && !isGroup(target.slug);
};

/** Minutes that are neither walked nor by tram. */
export const byOther = ['car', 'bus', 'train', 'bike', 'bicycle', 'taxi', 'uber', 'cab']
  .flatMap((ride) => [`by ${ride}`, `in a ${ride}`, `on the ${ride}`])
  .concat(['driving', 'drive', 'cycling']);

function wayAt(tokens: readonly Token[], at: number, ways: typeof afterMinutes) {
  const found = (['walk', 'tram', 'any'] as const).map((way) => ({
    by: way === 'any' ? null : way,
    length: longestRun(tokens, at, ways[way]),
  }));
  const [longest] = found.toSorted((a, b) => b.length - a.length);
  return longest && longest.length > 0 ? longest : null;
}

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
  const way = wayAt(tokens, at + before + counted.length + cap, afterMinutes);
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
const atMost = ['tops', 'max', 'maximum', 'at most', 'at the most', 'or less', 'or under'];

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

/** 'near the oval', 'walking distance to Rundle Mall', '10 min walk from the zoo', 'nearest to Glenelg Jetty', 'Rundle Mall'. */
export function nearRule(tokens: readonly Token[], at: number, names: LandmarkNames): Match | null {
  const nearest = longestRun(tokens, at, nearestLeads);
  const sure: Lead | null =
    nearest > 0
      ? { length: nearest, minutes: null, by: null }
      : (countedLead(tokens, at) ?? walkLead(tokens, at) ?? tramLead(tokens, at));
  if (sure) {
    const target = targetAt(tokens, at + sure.length, names);
    if (!target) return null;
    const last = at + sure.length + target.length;
    const end = last + capBehind(tokens, last, sure);
    if (sure.minutes !== null && longestRun(tokens, end, byOther) > 0) return null;
    const way = sure.by ? null : wayAt(tokens, end, behindMinutes);
    const length = end + (way?.by ? way.length : 0) - at;
    const criteria = { near: target.slug, minutes: sure.minutes, by: sure.by ?? way?.by ?? null };
    return nearest > 0 ? near(length, criteria, 'nearest') : near(length, criteria);
  }
  const farther = fartherAt(tokens, at, names);
  if (farther) return farther;
  const lead = isRun(tokens, at, 'by tram') > 0 ? 0 : longestRun(tokens, at, leadsThere(tokens, at));
  const target = targetAt(tokens, at + lead, names);
  const before = wordsBefore(tokens, at, longestNearest);
  const bare = lead > 0 ? null : target;
  const nearby = bare ? nearbyLength(tokens, at + bare.length, nearbyLandmark, behindNearby) : 0;
  const onFoot = bare && onFootAt(tokens, at, bare);
  if (onFoot) return onFoot;
  const isLed = lead + nearby > 0 || nearestTo.test(before) || andNear.test(before);
  const said = behind(tokens, at, lead, target);
  if (said || !target || (isLed ? target.isPlaceFirst : target.needsLead)) return said;
  const end = at + lead + target.length;
  const walk = longestRun(tokens, end, onFootBehind);
  const after = wordAt(tokens, end + walk);
  const foot = /^(to|from|of)$/.test(after) ? 0 : walk;
  const by = foot > 0 ? 'walk' : null;
  return near(lead + target.length + foot + nearby, {
    near: target.slug,
    minutes: nearMinutes(target.slug),
    by,
  });
}

/** What may follow 'tram stop nearby'. */
const behindNearby = /^(and|or|please|pls|for|under|with|in)$/;

/** 'the nearest hotel to the railway station'. */
const nearestTo = /(^| )(nearest|closest)( [a-z]+){1,3} to( the)?$/;
/** 'close to the beach and the tram'. */
const andNear =
  /(^| )(near|nr|close to|next to|handy to|walkable to|walking distance (to|of|from))( [a-z]+){1,3}( ,( [a-z]+){1,2}){0,2} and$/;
const longestNearest = 10;

/** 'Hindmarsh Stadium walking distance'; one goes on from somewhere else in 'walking distance to the tram'. */
const onFootBehind = [
  'walking distance',
  'within walking distance',
  'in walking distance',
  'walkable',
  'on foot',
  'by foot',
];

/** 'beach within walking distance'. */
function onFootAt(tokens: readonly Token[], at: number, { slug, length }: Target): Match | null {
  const walk = longestRun(tokens, at + length, onFootBehind);
  const goesOn = /^(to|from|of)$/.test(wordAt(tokens, at + length + walk));
  return walk > 0 && !goesOn
    ? near(length + walk, { near: slug, minutes: nearMinutes(slug), by: 'walk' })
    : null;
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
  return near(length, { near: target.slug, minutes: counted.minutes, by });
}
