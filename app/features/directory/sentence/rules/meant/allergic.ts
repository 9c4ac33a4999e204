import type { Segment } from '~/features/directory/sentence/tokens/parts';
import { type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

const pets = /^(dogs?|cats?|pets?|animals?|puppies|fur|hair|dander|fluff)$/;
/** What a house allows, and not whom the traveller brings: 'our dog' comes along although the cat does not. */
const allowing = /^(pets?|dogs?|cats?|animals?)$/;
const allowed = /^(friendly|allowed|ok|okay|welcome|accepted|permitted|fine|policy)$/;

/** 'pet friendly, but my sister is allergic to dogs': such a stay is not wanted. */
export function withoutAllergicPets(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  const isAllergic = ({ first, end, part }: Segment) =>
    part?.is === 'unfiltered' &&
    part.why === 'absence' &&
    tokens.slice(first, end).some(({ word }) => /^allerg(ic|y|ies)$/.test(word)) &&
    tokens.slice(first, end).some(({ word }) => pets.test(word));
  if (!segments.some(isAllergic)) return [...segments];
  return segments.map((segment): Segment => {
    const { first, end, part } = segment;
    const isOfHouse = allowing.test(wordAt(tokens, first)) && allowed.test(wordAt(tokens, end - 1));
    const arePets = part?.is === 'amenity' && part.names.includes('Pets allowed');
    return arePets && isOfHouse ? { ...segment, part: { is: 'unfiltered', why: 'absence' } } : segment;
  });
}
