/**
 * Present facts about the properties of a landing page. Prices per night in AUD; places and amenities most
 * common first.
 */
export type ResultFacts = {
  lowestPrice: number | null;
  highestPrice: number | null;
  places: Named[];
  amenities: Named[];
  /** Number of reviews behind the ratings shown. */
  reviewCount: number;
};

type Named = { name: string; count: number };

const shown = 4;

/** The names that occur most often; of those as often, the first by name. */
export const commonest = (names: readonly Named[]): Named[] =>
  names
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, shown);
