const bands = [150, 250, 400, Infinity];
const bandOf = ({ minPrice }) => bands.findIndex((bound) => minPrice !== null && minPrice < bound);

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

/**
 * The lists that travellers see: every public property, those of each type, location, place and band of prices, in every
 * order. Properties of the seed files in, arrays of them out.
 */
export function directoryLists(properties) {
  const ranked = properties.filter(({ state }) => state === 'live').sort(byRank);
  const keys = [() => '', ({ type }) => type, ({ location }) => location, ({ place }) => place, bandOf];
  return keys.flatMap((keyOf) => {
    const groups = new Map();
    for (const property of ranked) {
      groups.set(keyOf(property), [...(groups.get(keyOf(property)) ?? []), property]);
    }
    return [...groups.values()].flatMap((group) => orders.map((order) => [...group].sort(order)));
  });
}

/**
 * Lets another of a property's pictures be the first where a neighbour in one of these lists opens with the same one.
 * `assigned` maps slugs to variants and is changed; `costOf(property, variant)` says how badly a picture opens, null
 * when it cannot.
 */
export function partNeighbours(properties, assigned, costOf) {
  const neighbours = neighboursOf(directoryLists(properties));
  const openingOf = ({ slug }) => assigned.get(slug)?.[0]?.source;
  const clashes = (property, source) =>
    [...(neighbours.get(property) ?? [])].filter((other) => openingOf(other) === source).length;
  for (let round = 0; round < 20; round += 1) {
    let isSettled = true;
    for (const property of neighbours.keys()) {
      const variants = assigned.get(property.slug);
      const [first] = variants;
      if (!first || clashes(property, first.source) === 0) continue;
      const cost = (variant) => clashes(property, variant.source) * 100 + (costOf(property, variant) ?? 50);
      const best = variants.reduce((a, b) => (cost(b) < cost(a) ? b : a));
      isSettled &&= best === first;
      assigned.set(property.slug, [best, ...variants.filter((variant) => variant !== best)]);
    }
    if (isSettled) return;
  }
}

function neighboursOf(lists) {
  const found = new Map();
  const join = (a, b) => found.set(a, (found.get(a) ?? new Set()).add(b));
  for (const list of lists) {
    for (const [index, property] of list.entries()) {
      const next = list[index + 1];
      if (!next) continue;
      join(property, next);
      join(next, property);
    }
  }
  return found;
}
