import type { Part, Segment } from '~/features/directory/sentence/tokens/parts';
import { wordAt, type Token } from '~/features/directory/sentence/tokens/tokens';

const either: Part = { is: 'unfiltered', why: 'either' };
const joints =
  /^(or|oder|and|\+|\/|,|in|at|near|the|maybe|perhaps|even|around|anywhere|somewhere|elsewhere)$/;
const choosing = /^(or|oder|and|\+|\/)$/;

const isTown = ({ part }: Segment) => part?.is === 'near' && part.isTown === true;
/** Towns that everyone knows and no landmark is: of 'Middleton or Port Elliot' the second alone is not what is asked for. */
const otherTowns =
  /^(middleton|hayborough|yankalilla|normanville|carrickalinga|aldinga|moana|sellicks|strathalbyn|kapunda|eudunda|auburn|mannum|robe|moonta|wallaroo|kadina|ardrossan|yorketown|penola|coonawarra|renmark|berri|loxton|barmera|burra|quorn|hawker|milang|mintaro|truro|saddleworth|riverton)$/;
const isOtherTown = ({ first, end, part }: Segment, tokens: readonly Token[]) =>
  !part && end === first + 1 && otherTowns.test(wordAt(tokens, first));
const isWhere = (segment: Segment, tokens: readonly Token[]) =>
  segment.part?.is === 'place' || isTown(segment) || isOtherTown(segment, tokens);

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

/**
 * 'Hahndorf or Mount Barker', 'Victor Harbor or Goolwa': no filter has both a place and what is near a town, nor two towns, and
 * neither of the two may be left out, so that all of such a choice are notes.
 */
export function oneTown(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  const joined = segments.map((segment) => ({ ...segment }));
  let choice: Segment[] = [];
  let signs: Segment[] = [];
  const end = () => {
    settle(choice, signs, tokens);
    [choice, signs] = [[], []];
  };
  for (const segment of joined) {
    if (isWhere(segment, tokens)) choice.push(segment);
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
