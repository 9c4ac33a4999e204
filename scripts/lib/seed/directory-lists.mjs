const priceOf = ({ minPrice, currency }) => (currency === 'AUD' ? minPrice : null);
const byRank = (a, b) => Number(b.featured) - Number(a.featured) || (b.rating ?? -1) - (a.rating ?? -1);
/** By price, those without one last. */
const byPrice = (direction) => (a, b) => {
  const [one, other] = [priceOf(a), priceOf(b)];
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return (one - other) * direction;
};
const nameOf = ({ name }) => name.toLowerCase();

/** The orders of the directory (search-sql.ts); each sort is stable, so that ties keep the order before. */
const orders = [
  () => 0,
  byPrice(1),
  byPrice(-1),
  (a, b) => (b.rating ?? -1) - (a.rating ?? -1),
  (a, b) => (nameOf(a) < nameOf(b) ? -1 : Number(nameOf(a) > nameOf(b))),
];

const priced = (from, to) => (property) => {
  const price = priceOf(property);
  return price !== null && price >= from && price < to;
};

/** Prices of the featured bands, and of the landing pages and round numbers that people filter by. */
const prices = [
  ...[0, 150, 250, 400].map((from, index, all) => [from, all[index + 1] ?? Infinity]),
  ...[100, 150.5, 200.5, 250.5, 300.5, 400.5].map((to) => [0, to]),
  ...[100, 200, 300].map((from) => [from, Infinity]),
];

/** Groups by everything that a single filter can choose. */
const groupings = [
  () => ['all'],
  ({ type }) => [type],
  ({ location }) => [location],
  ({ place }) => [place],
  ({ type, location }) => [`${type} in ${location}`],
  ({ tags }) => tags,
  ({ amenities }) => amenities,
  ({ stars }) => [3, 4, 5].filter((least) => (stars ?? 0) >= least),
  ({ rating }) => [3, 3.5, 4, 4.5].filter((least) => (rating ?? 0) / 2 >= least),
];

function grouped(properties, namesOf) {
  const groups = new Map();
  for (const property of properties) {
    for (const name of namesOf(property)) groups.set(name, [...(groups.get(name) ?? []), property]);
  }
  return [...groups.values()];
}

/**
 * The lists that travellers see: every public property, and those of each filter by itself, in every order. Properties of the
 * seed files in, arrays of them out.
 */
export function directoryLists(properties) {
  const ranked = properties.filter(({ state }) => state === 'live').sort(byRank);
  const groups = [
    ...groupings.flatMap((namesOf) => grouped(ranked, namesOf)),
    ...prices.map(([from, to]) => ranked.filter(priced(from, to))),
  ];
  return groups.flatMap((group) => orders.map((order) => [...group].sort(order)));
}
