type ListingFacts = {
  photos: number;
  amenities: number;
  shortDescription: string | null;
  description: string | null;
  minPrice: number | null;
  bookingUrl: string | null;
  websiteUrl: string | null;
};

const shortestDescription = 200;

/** What travellers look for and a listing does not say, in the words of its owner's overview. Photos are told apart. */
export function listingGaps(facts: ListingFacts): string[] {
  const gaps: [isMissing: boolean, words: string][] = [
    [!facts.shortDescription, 'a short description'],
    [(facts.description ?? '').length < shortestDescription, 'a full description'],
    [facts.minPrice === null, 'a price'],
    [facts.amenities === 0, 'amenities'],
    [!facts.bookingUrl && !facts.websiteUrl, 'a website or booking page'],
  ];
  return gaps.flatMap(([isMissing, words]) => (isMissing ? [words] : []));
}
