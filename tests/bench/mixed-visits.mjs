const words = [
  'spa',
  'family villa',
  'quiet inn',
  'pet friendly cottage in glenelg under $250',
  'marble',
  'glenleg motel',
];
const types = ['hotel', 'motel', 'apartment', 'bed-breakfast'];
const places = ['glenelg', 'norwood', 'barossa', 'adelaide-cbd', 'north-adelaide', 'henley-beach'];
const quiet = [
  '/',
  '/locations',
  '/guides',
  '/help',
  '/contact',
  '/robots.txt',
  '/sitemap.xml',
  '/nothing/here',
];
const pictures = ['/media/hero-jetty/640.webp', '/media/hero-skyline/640.webp', '/images/1/640.webp'];

/** The requests of visitors, in shares of a hundred. */
const shares = [
  [45, 'a stay', ({ slug }) => `/property/${slug}`],
  [10, 'data of a stay', ({ slug }) => `/property/${slug}.data`],
  [
    12,
    'a search',
    (_, pick) => `/search?type=${pick(types)}&min_price=${pick(prices)}&page=${pick([1, 2, 3])}`,
  ],
  [6, 'a search for words', (_, pick) => `/search?q=${encodeURIComponent(pick(words))}`],
  [4, 'data of a search', (_, pick) => `/search.data?location=${pick(places)}&stars=${pick([3, 4, 5])}`],
  [8, 'a place', (_, pick) => `/accommodation/${pick(places)}`],
  [10, 'another page', (_, pick) => pick(quiet)],
  [5, 'a picture', (_, pick) => pick(pictures)],
];
const prices = Array.from({ length: 40 }, (_, at) => 40 + at * 10);

/** A function that returns the next visitor's request: stays by Zipf's law, searches of many kinds. */
export function mixedVisits({ listed, random }) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const stay = () => listed[Math.floor(listed.length ** random()) - 1] ?? listed[0];
  return () => {
    let left = random() * 100;
    const [, kind, pathOf] = shares.find(([share]) => (left -= share) < 0) ?? shares[0];
    return { kind, path: pathOf(stay(), pick) };
  };
}
