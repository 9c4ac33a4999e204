import { type Match, type Segment, unfiltered } from '~/features/directory/sentence/tokens/parts';
import { longestRun, runInTurn, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { wordList } from '~/features/directory/sentence/words/word-list';

const enough = wordList(
  'fine, ok, okay, alright, all right, no problem, acceptable, good enough, fine by me, fine by us, fine with me, fine with us, ok by me, ok with me, ok with us, fine for us, fine for me, ok for us, ok for me, okay by me, okay by us, okay for us, okay with us, no probs, no prob, not a problem, no worries, totally fine, perfectly fine, absolutely fine, also fine, fine too, ok too',
);
const isFine = combined(['', 'is', 'are', 'would be', 'will be', 'thats', 'being', 's'], enough);
const willDo = wordList(
  'would do, will do, would do fine, will do fine, would do us, will do us, would suffice, will suffice, works, works for us, works for me, doesnt bother us, doesnt bother me, dont bother us, dont bother me, doesnt matter, wont bother us, wont bother me',
);
const notNeeded = combined(
  ['', 'needed', 'required', 'necessary'],
  ['but'],
  ['fine', 'ok', 'nice', 'good', 'great', 'lovely'],
  ['if there is one', 'if theres one', 'if it has one', 'if they have one', 'if there are any'],
);
const tails = isFine.concat(notNeeded, willDo);
const endsThere = (tokens: readonly Token[], at: number) =>
  /^([,.!?()-]|but|and|or|in|near|for|if|as|please|thanks|under|with)?$/.test(wordAt(tokens, at));

/** How many words behind a thing say that it will do; 0 for none. */
function fineLength(tokens: readonly Token[], at: number): number {
  const length = longestRun(tokens, at, tails);
  return length > 0 && endsThere(tokens, at + length) ? length : 0;
}

const humble = wordList(
  'stairs, steps, a few stairs, a few steps, some stairs, some steps, small, tiny, small room, small rooms, basic, simple, plain, older, old, dated, a bit dated, no frills, noise, some noise, a bit of noise, street noise, upstairs, bunks, bunk beds, single beds, twin beds, sharing, street parking, no view, no views, non refundable, not refundable, dorm, dorms, a dorm, dorm room, a dorm room, dorm rooms, dorm bed, a dorm bed, dorm beds, dormitory, a dormitory, dormitories, shared dorm, a shared dorm, mixed dorm, a mixed dorm, a bunk, bunk bed, a bunk bed, shared room, a shared room, a shared bathroom, shared bathroom, shared bathrooms, shared kitchen, sharing a bathroom, sharing the bathroom, sharing bathrooms, sharing a kitchen, sharing the kitchen, sharing a toilet, sharing a shower, sharing facilities, sharing a laundry, shared facilities',
);

const willing = [
  [
    '',
    ...wordList(
      'i am, we are, im, were, id be, wed be, i would be, we would be, ill be, well be, its, also, quite, totally, perfectly',
    ),
  ],
  wordList('happy, ok, okay, fine, alright, all right, content, cool, prepared, willing, good, easy'),
];
const ofHouse = wordList(
  'bathroom, bathrooms, toilet, toilets, shower, showers, kitchen, kitchens, lounge, laundry, facilities, amenities, living area, living room, bathroom and kitchen, kitchen and bathroom, bathroom or kitchen',
);
const whose = ['', 'a', 'the', 'our', 'an'];
/** 'happy to share a kitchen', 'okay with a shared bathroom'. */
const sharing = [
  ...willing,
  wordList('to share, sharing, with sharing, to be sharing, having to share, about sharing'),
  whose,
  ofHouse,
];
const shared = [
  ...willing,
  ['with', 'having', 'about', 'to have', 'to use', 'using'],
  whose,
  ['shared', 'communal'],
  ofHouse,
];

/** 'stairs are ok', 'small is fine', 'no frills is fine': nobody looks for these, but they are taken. */
export function humbleRule(tokens: readonly Token[], at: number): Match | null {
  // 'no stairs is fine', 'not too small is fine', 'women only dorm ok'.
  if (
    /^(no|not|without|too|any|only|female|women|womens|girls|ladies|private|ensuite)$/.test(
      wordAt(tokens, at - 1),
    )
  )
    return null;
  const taken = runInTurn(tokens, at, sharing) || runInTurn(tokens, at, shared);
  if (taken > 0) return unfiltered(taken, 'wish');
  const length = longestRun(tokens, at, humble);
  const tail = length > 0 ? fineLength(tokens, at + length) : 0;
  return tail > 0 ? unfiltered(length + tail, 'wish') : null;
}

/** 'everywhere except the Barossa is fine' refuses the Barossa. */
const lack = /^(no|non|not|without|lacking|missing|w|wout|sans)$/;
const joint = /^(and|or|nor)$/;

/** 'no breakfast is ok', 'without a lift is fine': what they would do without they do not refuse. */
export function withAccepted(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  const read = [...segments];
  for (let at = 0; at < read.length; at += 1) {
    const own = read[at]!;
    const tail = isLack(own, tokens) ? fineLength(tokens, own.end) : 0;
    const end = own.end + tail;
    const last = read.findIndex((segment) => segment.end === end);
    if (tail === 0 || last < 0) continue;
    read.splice(at, last - at + 1, asWish({ ...own, end }));
    // 'without breakfast, without parking and without a lift is fine'.
    let isJoined = false;
    for (let back = at - 1; back >= 0; back -= 1) {
      const word = wordAt(tokens, read[back]!.first);
      if (isJoined && isLack(read[back]!, tokens)) read[back] = asWish(read[back]!);
      else if (joint.test(word) || (isJoined && word === ',')) isJoined = true;
      else break;
    }
  }
  return read;
}

const isLack = ({ first, part }: Segment, tokens: readonly Token[]) =>
  part?.is === 'unfiltered' && part.why === 'absence' && lack.test(wordAt(tokens, first));

const asWish = (segment: Segment): Segment =>
  segment.part?.is === 'unfiltered' ? { ...segment, part: { ...segment.part, why: 'wish' } } : segment;
