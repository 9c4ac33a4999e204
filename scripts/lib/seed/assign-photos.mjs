import { partNeighbours } from './part-neighbours.mjs';
import { photoCatalogue } from './photo-catalogue.mjs';
import { steadyNumber } from '../steady.mjs';

const innerCity = new Set(['adelaide-cbd', 'north-adelaide']);
const coast = new Set(['glenelg', 'henley-beach', 'brighton', 'west-beach', 'semaphore']);
const country = new Set(['adelaide-hills', 'stirling', 'hahndorf', 'barossa', 'mclaren-vale']);

/** Subjects of a listing of each type; the ones that guests look at first come first. */
const shotLists = {
  hotel:
    'front bedroom balcony pool terrace lobby bathroom bedroom breakfast front bedroom bathroom breakfast',
  motel: 'front bedroom pool bathroom front breakfast bedroom bathroom',
  resort: 'pool front balcony bedroom lobby bathroom breakfast bedroom pool front balcony bathroom breakfast',
  hostel: 'bunks common terrace bunks common bathroom breakfast bedroom lobby',
  apartment: 'living bedroom balcony front pool terrace bathroom bedroom living balcony bathroom front',
  'serviced-apartment': 'living bedroom balcony pool terrace bathroom lobby bedroom living bathroom pool',
  'bed-breakfast': 'front bedroom breakfast balcony bathroom front bedroom breakfast bathroom bedroom',
  villa: 'front living bedroom pool balcony bathroom bedroom breakfast living front bathroom',
};

/** Pictures that can represent the whole property, and how much worse each is than the best. */
const heroCosts = {
  hotel: { front: 0, bedroom: 1, lobby: 1, terrace: 1.5 },
  motel: { front: 0, pool: 2, bedroom: 3 },
  resort: { front: 0.5, pool: 0, balcony: 1, bedroom: 3 },
  hostel: { bunks: 1, common: 0, terrace: 1.5, bedroom: 3 },
  apartment: { living: 0, front: 0.5, balcony: 0.5, bedroom: 1.5 },
  'serviced-apartment': { living: 0, bedroom: 1, balcony: 1, pool: 2 },
  'bed-breakfast': { front: 0, bedroom: 0.5, breakfast: 1 },
  villa: { front: 0, living: 0.5, balcony: 1, bedroom: 1.5, pool: 2 },
};

const amenityFor = {
  pool: ['Outdoor pool'],
  terrace: ['Rooftop terrace'],
  breakfast: ['Breakfast included', 'Breakfast available'],
  balcony: ['Balcony', 'Sea view'],
};

/**
 * The picture that opens a listing must not open the next properties in the directory's default order; this
 * is how many.
 */
const neighbours = 8;

/**
 * Chooses each property's pictures, each of another source. Pure: the same input gives the same answer.
 * Takes the properties of the seed files and the images of index.json; returns a Map from slug to variants (see photo-catalogue.mjs), the first being the hero.
 */
export function assignPhotos(properties, images) {
  const catalogue = photoCatalogue(images);
  const usage = new Usage();
  const assigned = new Map();
  for (const property of [...properties].sort(inDefaultOrder)) {
    const chosen = property.photos > 0 ? chooseSources(property, catalogue, usage) : [];
    const variants = chooseVariants(property, heroFirst(property, chosen, usage), usage);
    assigned.set(property.slug, variants);
  }
  const kinds = new Map(catalogue.map(({ stem, kind }) => [stem, kind]));
  const costOf = ({ type }, { source }) => (heroCosts[type] ?? heroCosts.hotel)[kinds.get(source)] ?? null;
  partNeighbours(properties, assigned, costOf);
  return assigned;
}

function inDefaultOrder(a, b) {
  return Number(b.featured) - Number(a.featured) || (b.rating ?? 0) - (a.rating ?? 0);
}

class Usage {
  counts = new Map();
  heroes = [];
  /** 1 for the opening picture of the previous property, falling to 0 for a picture that no neighbour has. */
  nearness(stem) {
    const distance = this.heroes.slice(-neighbours).reverse().indexOf(stem);
    return distance === -1 ? 0 : 1 - distance / neighbours;
  }
  count(...key) {
    return this.counts.get(key.join(' ')) ?? 0;
  }
  add(...key) {
    this.counts.set(key.join(' '), this.count(...key) + 1);
  }
}

/** Sources for the property in shot-list order; the second round accepts worse fits. */
function chooseSources(property, catalogue, usage) {
  const shots = (shotLists[property.type] ?? shotLists.hotel).split(' ');
  const chosen = [];
  for (const strict of [true, false]) {
    for (const kind of shots) {
      if (chosen.length === property.photos) return chosen;
      const best = bestSource(property, catalogue, { kind, strict, chosen, usage });
      if (best) chosen.push(best);
    }
  }
  return chosen;
}

function bestSource(property, catalogue, { kind, strict, chosen, usage }) {
  let best = null;
  for (const source of catalogue) {
    if (source.kind !== kind || chosen.includes(source) || clashes(source, chosen)) continue;
    const cost = fitCost(property, source, strict);
    if (cost === null) continue;
    const total =
      cost +
      usage.count('source', source.stem) * 0.12 +
      usage.count('source', property.location, source.stem) * 0.5 +
      steadyNumber(property.slug, source.stem) * 0.4;
    if (!best || total < best.total) best = { source, total };
  }
  return best?.source ?? null;
}

/** Two buildings, or a second lobby, would show two different properties. */
function clashes(source, chosen) {
  return chosen.some(
    (other) =>
      (source.building && other.building && source.building !== other.building) ||
      (source.kind === 'lobby' && other.kind === 'lobby'),
  );
}

/** 0 is a perfect fit; null when the picture would be untrue for the property. */
function fitCost(property, source, strict) {
  const { coastal, inner, rural } = surroundings(property);
  if (source.sea && !coastal) return null;
  if (source.city && (coastal || rural)) return null;
  if (source.kind === 'front' && !frontFits(property, source, { inner, rural })) return null;
  if (!hasAmenityFor(property, source.kind)) return null;
  const typeCost = typeFit(property, source);
  const lookCost = lookFit(property, source);
  if (typeCost === null || (strict && (lookCost === null || lookCost > 2))) return null;
  return typeCost + (lookCost ?? 6) + (source.city && !inner ? 1.5 : 0);
}

function surroundings({ location, place, tags }) {
  const at = (places) => places.has(location) || places.has(place);
  return { coastal: at(coast) || tags.includes('beachfront'), inner: at(innerCity), rural: at(country) };
}

function frontFits(property, source, { inner, rural }) {
  if (source.stem.startsWith('city-hotel')) return property.type === 'hotel' && inner;
  if (source.stem.startsWith('cottage')) return rural;
  if (source.stem.startsWith('motel')) return property.type === 'motel';
  return property.tags.some((tag) => ['beach', 'beachfront'].includes(tag));
}

function hasAmenityFor(property, kind) {
  const wanted = amenityFor[kind];
  return !wanted || wanted.some((amenity) => property.amenities.includes(amenity));
}

const flats = ['apartment', 'serviced-apartment'];

function typeFit(property, source) {
  if (source.types.includes(property.type)) return 0;
  const alike = flats.includes(property.type) && flats.some((type) => source.types.includes(type));
  const cottageLodge = property.type === 'resort' && source.stem.startsWith('cottage');
  const motelPool = property.type === 'motel' && source.kind === 'pool';
  if (alike || cottageLodge || motelPool) return 0.2;
  return ['bedroom', 'bathroom', 'breakfast'].includes(source.kind) ? 1.5 : null;
}

function lookFit({ look }, { looks }) {
  if (!looks) return 0;
  return looks[look] ?? (look === 'hills' ? hillsFit(looks) : null);
}

const hillsFit = (looks) => looks.heritage ?? (looks.boutique === undefined ? null : looks.boutique + 1);

function heroFirst(property, chosen, usage) {
  const costs = heroCosts[property.type] ?? heroCosts.hotel;
  let best = null;
  for (const source of chosen) {
    if (costs[source.kind] === undefined) continue;
    const total =
      costs[source.kind] +
      (lookFit(property, source) ?? 4) * 0.5 +
      usage.count('hero', property.location, source.stem) * 2 +
      usage.count('hero', source.stem) * 0.25 +
      usage.nearness(source.stem) * 4 +
      steadyNumber(property.slug, source.stem, 'hero') * 0.5;
    if (!best || total < best.total) best = { source, total };
  }
  if (!best) return chosen;
  const rest = chosen.filter((source, index) => index !== chosen.indexOf(best.source));
  return [best.source, ...rest];
}

function chooseVariants(property, sources, usage) {
  const variants = [];
  for (const source of sources) {
    const variant = leastUsed(property, source, { hero: variants.length === 0, usage });
    variants.push(variant);
    remember(property, variant, usage, variants.length === 1);
  }
  return variants;
}

function leastUsed(property, source, { hero, usage }) {
  const cost = ({ name, frame }) =>
    usage.count('variant', name) +
    usage.count('variant', property.location, name) * 2 +
    usage.count('hero variant', property.location, name) * 20 +
    (hero && frame === 'close' ? 1.5 : 0) +
    (frame === 'whole' ? 0 : 0.5) +
    steadyNumber(property.slug, name) * 0.4;
  return source.variants.reduce((a, b) => (cost(b) < cost(a) ? b : a));
}

function remember({ location }, { name, source }, usage, hero) {
  for (const key of [
    ['source', source],
    ['source', location, source],
    ['variant', name],
    ['variant', location, name],
  ]) {
    usage.add(...key);
  }
  if (!hero) return;
  usage.heroes.push(source);
  for (const key of [
    ['hero', source],
    ['hero', location, source],
    ['hero variant', location, name],
  ])
    usage.add(...key);
}
