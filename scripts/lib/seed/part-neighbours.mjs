import { steadyNumber } from '../steady.mjs';
import { directoryLists } from './directory-lists.mjs';

/** Places apart at which two cards of a grid touch, and how bad it is that they look alike. */
const touching = [
  { apart: 1, weight: 100 },
  { apart: 2, weight: 3 },
  { apart: 3, weight: 3 },
];
/** A picture that cannot open a listing does so rather than look like its neighbour. */
const unfit = 40;
const steps = 60_000;
/** The extra cost that a step may have at the beginning, so that the search does not end at the first arrangement without a better step. */
const warmth = 60;

/**
 * Lets another of a property's pictures be the first where a neighbour in one of the directory's lists opens with the same one.
 * `assigned` maps slugs to variants and is changed; `costOf(property, variant)` says how badly a picture opens, null
 * when it cannot.
 */
export function partNeighbours(properties, assigned, costOf) {
  const neighbours = neighboursOf(directoryLists(properties));
  const pictured = [...neighbours.keys()].filter(({ slug }) => assigned.get(slug)?.length > 0);
  const opening = new Map(pictured.map((property) => [property, assigned.get(property.slug)[0]]));
  const costAs = (property, variant) => {
    let sum = costOf(property, variant) ?? unfit;
    for (const [other, weight] of neighbours.get(property)) {
      if (opening.get(other)?.source === variant.source) sum += weight;
    }
    return sum;
  };
  for (let step = 0; step < steps; step += 1) {
    const property = pictured[Math.floor(steadyNumber('who', String(step)) * pictured.length)];
    const variants = assigned.get(property.slug);
    const variant = variants[Math.floor(steadyNumber('what', String(step)) * variants.length)];
    const worse = costAs(property, variant) - costAs(property, opening.get(property));
    const heat = warmth * (1 - step / steps) ** 2;
    if (worse <= 0 || steadyNumber('may', String(step)) < Math.exp(-worse / heat))
      opening.set(property, variant);
  }
  for (const [{ slug }, first] of opening) {
    assigned.set(slug, [first, ...assigned.get(slug).filter((variant) => variant !== first)]);
  }
}

/** For each property, the others that touch it in some list, with the greatest weight of them. */
function neighboursOf(lists) {
  const found = new Map();
  const join = (a, b, weight) => {
    const others = found.get(a) ?? new Map();
    found.set(a, others.set(b, Math.max(others.get(b) ?? 0, weight)));
  };
  for (const list of lists) {
    for (const [index, property] of list.entries()) {
      for (const { apart, weight } of touching) {
        const next = list[index + apart];
        if (!next) continue;
        join(property, next, weight);
        join(next, property, weight);
      }
    }
  }
  return found;
}
