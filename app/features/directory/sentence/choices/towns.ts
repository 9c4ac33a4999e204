import type { Part, Segment } from '~/features/directory/sentence/tokens/parts';
import { longestRun, wordAt, type Token } from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

const either: Part = { is: 'unfiltered', why: 'either' };
const joints =
  /^(or|oder|and|\+|\/|,|in|at|near|the|maybe|perhaps|even|around|anywhere|somewhere|elsewhere)$/;
const choosing = /^(or|oder|and|\+|\/)$/;

const isTown = ({ part }: Segment) => part?.is === 'near' && part.isTown === true;
/** Towns that everyone knows and no landmark is: of 'Middleton or Port Elliot' the second alone is not what is asked for. */
const otherTowns =
  /^(middleton|hayborough|yankalilla|normanville|carrickalinga|aldinga|moana|sellicks|strathalbyn|kapunda|eudunda|auburn|mannum|robe|moonta|wallaroo|kadina|ardrossan|yorketown|penola|coonawarra|renmark|berri|loxton|barmera|burra|quorn|hawker|milang|mintaro|truro|saddleworth|riverton)$/;
/** As they are said beside a town; 'clare' alone may be anyone. */
const otherAreas = wordList(
  'clare valley, clare, flinders ranges, coober pedy, port lincoln, port augusta, port pirie, mount gambier, mt gambier, murray bridge, yorke peninsula, yorkes, eyre peninsula, limestone coast, riverland, coorong, wilpena pound, streaky bay, kingston, naracoorte, whyalla, ceduna, marion bay, port vincent, roxby downs, second valley, rapid bay, waikerie, morgan, swan reach, kingscote',
);
/** How many of the segments there, each of one word without a meaning, are a town that is no place of the directory. */
function otherTown(segments: readonly Segment[], at: number, tokens: readonly Token[]): number {
  const { first } = segments[at]!;
  const length = longestRun(tokens, first, otherAreas) || Number(otherTowns.test(wordAt(tokens, first)));
  const words = segments.slice(at, at + length);
  return words.every(({ end, part }, more) => !part && end === first + more + 1) ? length : 0;
}
const isWhere = (segment: Segment) => segment.part?.is === 'place' || isTown(segment);

/** What a wider area has in it: 'Tanunda or anywhere in the Barossa' is in the Barossa. */
const areas: ReadonlyMap<string, RegExp> = new Map([
  ['barossa', /^(tanunda|nuriootpa|angaston|lyndoch|williamstown|greenock)$/],
  [
    'adelaide-hills',
    /^(mount-barker|crafers|crafers-interchange|aldgate|bridgewater|lobethal|woodside|stirling|hahndorf|nairne)$/,
  ],
]);
function isWithin({ part }: Segment, { part: area }: Segment): boolean {
  if (area?.is !== 'place') return false;
  const slug = part?.is === 'near' ? part.near : part?.is === 'place' ? part.slug : null;
  return areas.get(area.slug)?.test(slug ?? '') === true;
}

/** 'the Clare Valley' is one town of two words. */
function withOtherTowns(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  const joined: Segment[] = [];
  for (let at = 0; at < segments.length; at += 1) {
    const size = otherTown(segments, at, tokens);
    joined.push({ ...segments[at]!, end: segments[at + Math.max(size, 1) - 1]!.end });
    at += Math.max(size, 1) - 1;
  }
  return joined;
}
const isOtherTown = ({ first, end, part }: Segment, tokens: readonly Token[]) =>
  !part && (longestRun(tokens, first, otherAreas) === end - first || otherTowns.test(wordAt(tokens, first)));

/**
 * 'Hahndorf or Mount Barker', 'Victor Harbor or Goolwa': no filter has both a place and what is near a town, nor two towns, and
 * neither of the two may be left out, so that all of such a choice are notes.
 */
export function oneTown(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  const joined = withOtherTowns(segments, tokens);
  let choice: Segment[] = [];
  let signs: Segment[] = [];
  const end = () => {
    settle(choice, signs, tokens);
    [choice, signs] = [[], []];
  };
  for (const segment of joined) {
    if (isWhere(segment) || isOtherTown(segment, tokens)) choice.push(segment);
    else if (!segment.part && joints.test(wordAt(tokens, segment.first))) signs.push(segment);
    else end();
  }
  end();
  return joined;
}

function settle(choice: readonly Segment[], signs: readonly Segment[], tokens: readonly Token[]) {
  const [from, to] = [choice[0]?.end ?? 0, choice.at(-1)?.first ?? 0];
  const joining = signs.filter(
    ({ first }) => first >= from && first < to && choosing.test(wordAt(tokens, first)),
  );
  if (joining.length === 0 || !choice.some(isTown)) return;
  const area = choice.find((one) => choice.every((other) => other === one || isWithin(other, one)));
  for (const segment of choice) if (segment !== area) segment.part = either;
  for (const sign of joining) if (wordAt(tokens, sign.first) !== ',') sign.part = { is: 'filler' };
}
