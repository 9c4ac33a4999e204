import { corrected } from './choices/taken-back';
import type { Part, Segment } from './tokens/parts';
import { wordsBefore, type Token, wordAt } from './tokens/tokens';

const isPlace = (part: Part | null | undefined) => /^(place|near|airport)$/.test(part?.is ?? '');

/** What one does away from the stay. */
const activities =
  'eat|eating|dine|dining|dinner|lunch|brunch|drinks|drinking|party|partying|shop|shopping|concert|concerts|gig|show|wedding|reception|' +
  'funeral|conference|meeting|meetings|appointment|surgery|game|match|work|working|studying|study|course|training|exam|interview|festival|race|party';
const stays =
  'stay|staying|hotel|hotels|motel|motels|room|rooms|apartment|apartments|place|somewhere|accommodation|need|want|looking|find|bed|villa|unit|cabin|cottage|house';
/** 'eat in Unley', 'a wedding on Saturday in Hahndorf', 'not too far from the city'. */
const beside = new RegExp(
  `(^| )((${activities})( (?!(${stays})( |$))[a-z0-9]+){0,2} (in|at)|(not|isnt) (too |that |very |so )?far( away)? from|(march|pop|nip|duck|head|wander|zip|scoot|dash|shoot|trek|whip|hop|slip|go|come)(p?p?ing|ing)? (over|down|up|across|out|along|round|around) to|easy (access|drive|trip|tram|train) (to|into)|within reach of|reachable from)( the)?$`,
);
const longestLead = 7;

/** Places that are named for something beside the stay become notes where another place says where to stay. */
export function withoutSidePlaces(all: readonly Segment[], tokens: readonly Token[]): Segment[] {
  const kinds = all.filter(
    ({ first, part }) => part?.is === 'type' && takesBack.test(wordsBefore(tokens, first, longestLead)),
  );
  const segments = kinds.length > 0 ? onlyThose(all, kinds) : all;
  const isSide = ({ first, part }: Segment) =>
    isPlace(part) && (part?.is !== 'near' || !isLed(tokens, first)) && beside.test(leadOf(tokens, first));
  const isStay = (segment: Segment) => isPlace(segment.part) && !isVague(segment.part) && !isSide(segment);
  const only = segments.filter((segment) => isStay(segment) && onlyThere.test(leadOf(tokens, segment.first)));
  if (only.length > 0) return onlyThose(segments, only);
  if (!segments.some((segment) => isStay(segment) || isSeaside(segment))) return [...segments];
  const slugs = segments.flatMap((segment) => (isStay(segment) ? nameOf(segment.part) : []));
  const isSame = ({ part }: Segment) => nameOf(part) !== '' && slugs.includes(nameOf(part));
  return segments.map((segment) => {
    if (!isSide(segment)) return segment;
    return { ...segment, part: isSame(segment) ? { is: 'filler' } : { is: 'unfiltered', why: 'beside' } };
  });
}

/** 'near the beach, but not too far from the city' says where by the beach. */
const isSeaside = ({ part }: Segment) => part?.is === 'tag' && /^beach/.test(part.tag);

/** 'no hotel in Glenelg, only Brighton' asks for Brighton, and for those that are named with it. */
function onlyThose(segments: readonly Segment[], only: readonly Segment[]) {
  const from = Math.min(...only.map(({ first }) => first));
  const own = only.map(({ part }) => nameOf(part));
  const is = only[0]?.part?.is;
  // 'near the zoo? no wait near the oval'.
  const kinds = is === 'type' ? ['type'] : is === 'near' ? ['place', 'near'] : ['place'];
  return segments.map((segment): Segment => {
    if (segment.first >= from || !kinds.includes(segment.part?.is ?? '')) return segment;
    const isOwn = own.includes(nameOf(segment.part));
    return { ...segment, part: isOwn ? { is: 'filler' } : { is: 'unfiltered', why: 'absence' } };
  });
}

/** 'everyone says Glenelg, but I'd prefer Semaphore', 'motels are fine but we want a hotel'. */
const who = '(i|we|id|wed|i would|we would)( really| much)?';
const preferring = new RegExp(
  `(^| )((but|so) (this time|now)|(but|though|so)( now)? ${who} (prefer|rather have|want|like|rather)|and ${who} (prefer|rather)|but (prefer|rather))` +
    '( to)?( be| stay)?( in| at| near)?( the| an?)?$',
);
const takesBack = new RegExp(`${preferring.source}|${corrected.source}`);
const onlyThere = new RegExp(`(^| )only( in| at| near)?( the)?$|${preferring.source}|${corrected.source}`);

const nameOf = (part: Part | null) =>
  part?.is === 'type' ? part.type : part?.is === 'near' ? part.near : part?.is === 'place' ? part.slug : '';
const leadOf = (tokens: readonly Token[], at: number) => wordsBefore(tokens, at, longestLead);
const isVague = (part: Part | null) => part?.is === 'place' && part.isVague === true;
/** 'near the oval' says where to stay by itself. */
const isLed = (tokens: readonly Token[], at: number) =>
  /^(near|nr|close|next|walking|within|nearest|closest|around|by|beside|opposite|\d+)$/.test(
    wordAt(tokens, at),
  );
