import type { Part } from '~/features/directory/sentence/tokens/parts';
import { wordList } from '~/features/directory/sentence/words/word-list';

const sorted = wordList(
  'sort by, sorted by, sort on, sorted on, order by, ordered by, rank by, ranked by, list by, listed by, list them by, listing by, arrange by, arranged by, sort them by, sorting by, order the results by, sort the results by, rank the results by, list the results by, order results by, sort results by, rank results by, order them by, rank them by, arrange them by, list results by, order the list by, sort the list by, in order of, in the order of, listed in order of, sorted in order of, by order of',
);
const sortedBy = (what: readonly string[]) => sorted.flatMap((by) => what.map((one) => `${by} ${one}`));

/** 'sorted from cheapest to dearest'. */
const fromTo = (first: string, lasts: readonly string[]) =>
  [
    '',
    'from ',
    'sort ',
    'sorted ',
    'sorted from ',
    'listed ',
    'listed from ',
    'ordered ',
    'ordered from ',
  ].flatMap((lead) => lasts.map((last) => `${lead}${first} to ${last}`));

/** 'rated excellent', as guests are asked to rate. */
const rated = (words: readonly string[]) =>
  words.flatMap((word) => [`rated ${word}`, `rated as ${word}`, `rated ${word} by guests`]);

/** 'cheapest at the top'. */
const atTheTop = (what: readonly string[]) =>
  what.flatMap((one) =>
    ['on top', 'at the top', 'at top', 'up top', 'to the top'].map((top) => `${one} ${top}`),
  );

/** Orders, ratings and ways in words. */
export const orders: readonly (readonly [readonly string[], Part])[] = [
  [
    [
      'cheapest',
      'lowest price',
      'cheapest first',
      'lowest price first',
      'smallest price',
      'smallest price first',
      'lowest rate first',
      'least expensive',
      'least expensive first',
      ...wordList(
        'lowest priced first, lowest priced, lowest prices first, low priced first, cheaper first, cheaper ones first, the cheaper ones first, cheapest ones first, the cheapest ones first, cheap ones first, best priced first, best price first, best prices first, best value first',
      ),
      ...atTheTop([
        'cheapest',
        'cheapest ones',
        'lowest price',
        'lowest prices',
        'lowest rate',
        'low prices',
        'cheap ones',
      ]),
      ...wordList(
        'whichever is cheaper, whichever one is cheaper, whichever is the cheaper, whatever is cheaper, whichever costs less, whichever is less, whichever is the cheapest, cheaper of the two, the cheaper of the two, the cheaper one, the cheapest of them, the cheapest of the lot',
      ),
      'price low to high',
      'price ascending',
      'lowest to highest price',
      'low to high',
      ...fromTo('cheapest', ['dearest', 'most expensive', 'priciest', 'costliest']),
      ...fromTo('lowest', ['highest price']),
      ...fromTo('cheap', ['expensive', 'dear']),
      ...sortedBy(['lowest price', 'cheapest', 'cheapest first', 'lowest price first']),
      'most affordable',
      'as cheap as possible',
      'the cheaper the better',
      'cheaper the better',
      'cheap as possible',
      'cheapest possible',
      'as cheap as you can',
      'as little as possible',
    ],
    { is: 'sort', sort: 'price_low' },
  ],
  [
    [
      'most expensive',
      'dearest',
      'most expensive first',
      'price high to low',
      'highest price first',
      ...['priciest', 'dearest', 'costliest', 'fanciest', 'poshest'].map((which) => `${which} first`),
      'priciest',
      ...wordList(
        'highest prices first, highest priced first, highest priced, dearer ones first, dearest ones first, expensive ones first, most expensive ones first, pricier ones first',
      ),
      ...atTheTop(['most expensive', 'dearest', 'priciest', 'highest price', 'highest prices']),
      'high to low',
      ...['dearest', 'most expensive', 'priciest'].flatMap((which) =>
        fromTo(which, ['cheapest', 'least expensive']),
      ),
      ...sortedBy(['highest price', 'most expensive']),
    ],
    { is: 'sort', sort: 'price_high' },
  ],
  [
    [
      'nearest first',
      'closest first',
      'by distance',
      'sorted by distance',
      'sort by distance',
      ...sortedBy(['distance', 'proximity']),
      'as close as possible',
      'as near as possible',
      'as close as you can',
    ],
    {
      is: 'sort',
      sort: 'nearest',
    },
  ],
  [
    [
      'top rated',
      'best rated',
      'highest rated',
      'best reviewed',
      'best rated first',
      'highest rated first',
      'best rating',
      'best ratings',
      'highest rating',
      'top reviews',
      'best reviews',
      'best reviews first',
      'best first',
      ...fromTo('best', ['worst']),
      ...fromTo('highest rated', ['lowest rated', 'lowest']),
      ...atTheTop([
        'best',
        'best rated',
        'best ones',
        'top rated',
        'highest rated',
        'best reviewed',
        'best reviews',
      ]),
      ...sortedBy([
        'rating',
        'ratings',
        'guest rating',
        'guest ratings',
        'guest score',
        'guest scores',
        'score',
        'scores',
        'review score',
        'review',
        'reviews',
        'best rating',
        'highest rating',
      ]),
    ],
    { is: 'sort', sort: 'rating' },
  ],
  // No order of a search.
  [
    sortedBy(['star', 'star rating', 'number of stars', 'hotel stars']).concat(
      'most stars first',
      'highest star rating first',
    ),
    { is: 'unfiltered', why: 'stars' },
  ],
  [sortedBy(['price']), { is: 'sort', sort: 'price_low', isVague: true }],
  [
    [
      'alphabetical',
      'alphabetically',
      ...['sorted', 'sort', 'listed', 'list', 'list them', 'ordered', 'order', 'arranged', 'in'].flatMap(
        (how) => [
          `${how} alphabetically`,
          `${how} in alphabetical order`,
          `${how} a to z`,
          `${how} from a to z`,
        ],
      ),
      'in alphabetical order',
      'alphabetical order',
      'from a to z',
      ...sortedBy(['name', 'alphabet']),
    ],
    { is: 'sort', sort: 'name' },
  ],
  [
    [
      'highly rated',
      'well rated',
      'well reviewed',
      'great reviews',
      'good reviews',
      'excellent reviews',
      'good ratings',
      'good guest ratings',
      'good guest rating',
      ...rated([
        'very good',
        'great',
        'really good',
        'good or better',
        'very good or better',
        'very highly',
        'very well',
      ]),
    ],
    {
      is: 'rating',
      rating: 4,
    },
  ],
  [
    rated([
      'excellent',
      'exceptional',
      'superb',
      'wonderful',
      'fabulous',
      'outstanding',
      'amazing',
      'excellent or better',
    ]),
    { is: 'rating', rating: 4.5 },
  ],
  [rated(['good']), { is: 'rating', rating: 3.5 }],
  [
    [
      'walking distance',
      'within walking distance',
      'in walking distance',
      'walkable distance',
      'easy walk',
      'on foot',
      ...['', 'can ', 'to '].flatMap((can) =>
        ['walk back', 'walk home', 'walk there', 'walk back after', 'walk home after'].map(
          (walk) => `${can}${walk}`,
        ),
      ),
    ],
    {
      is: 'walk',
    },
  ],
];
