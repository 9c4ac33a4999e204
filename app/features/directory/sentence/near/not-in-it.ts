import type { Part, Segment } from '~/features/directory/sentence/tokens/parts';
import { wordsBefore, type Token } from '~/features/directory/sentence/tokens/tokens';

const nearTo =
  /(^| )(near|nr|nearby|close to|closer to|next to|handy to|beside|around|outside( of)?|not (too |that )?far from|short (drive|tram|trip) from)( the)?$/;
const notInIt =
  /^((but|and|just|only|though) )*not (right |actually |directly |quite )?(in|within|inside) (it|there|town|(the )?(town|village|suburb|city|centre|center|middle))( itself| proper)?$/;
/** 'near Hahndorf but outside the town'. */
const outside =
  /^(out|outside)( of)? (it|(the )?(town|village|suburb|city|centre|center))( itself| proper)?$/;
const longestLead = 5;
/** Words and signs between the two. */
const farthest = 3;

/** 'near Stirling but not in it': no filter has what is around a place without the place itself. */
export function withoutPlacesInside(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  return segments.map((segment, index) => {
    const { part, first } = segment;
    if (part?.is !== 'place' || !nearTo.test(wordsBefore(tokens, first, longestLead))) return segment;
    const denial = segments.slice(index + 1, index + 1 + farthest).find(isDenial);
    const isInside =
      denial !== undefined &&
      ([notInIt, outside].some((words) =>
        words.test(wordsBefore(tokens, denial.end, denial.end - denial.first)),
      ) ||
        isSamePlace(deniedOf(denial.part), part.slug));
    return isInside ? { ...segment, part: { is: 'unfiltered', why: 'distance' } } : segment;
  });
}

const isDenial = ({ part }: Segment) => part?.is === 'unfiltered' && part.why === 'absence';
const deniedOf = (part: Part | null) => (part?.is === 'unfiltered' ? part.denied : undefined);
const isSamePlace = (part: Part | undefined, slug: string) => part?.is === 'place' && part.slug === slug;
