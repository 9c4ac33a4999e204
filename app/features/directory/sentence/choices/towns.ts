import type { Part, Segment } from '~/features/directory/sentence/tokens/parts';
import { wordAt, type Token } from '~/features/directory/sentence/tokens/tokens';

const either: Part = { is: 'unfiltered', why: 'either' };
const joints =
  /^(or|oder|and|\+|\/|,|in|at|near|the|maybe|perhaps|even|around|anywhere|somewhere|elsewhere)$/;
const choosing = /^(or|oder|and|\+|\/)$/;

const isTown = ({ part }: Segment) => part?.is === 'near' && part.isTown === true;
const isWhere = (segment: Segment) => segment.part?.is === 'place' || isTown(segment);

/**
 * 'Hahndorf or Mount Barker' can be searched for in Hahndorf only, 'Victor Harbor or Goolwa' only near the first: the other
 * towns of such a choice are notes.
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
    if (isWhere(segment)) choice.push(segment);
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
  const kept = choice.find((segment) => !isTown(segment)) ?? choice[0];
  for (const segment of choice) if (segment !== kept && isTown(segment)) segment.part = either;
  for (const sign of joining) if (wordAt(tokens, sign.first) !== ',') sign.part = { is: 'filler' };
}
