/** A schema.org object as a page gives it. */
export type StructuredNode = Record<string, unknown>;
type Check = (value: unknown) => string[];
/**
 * The names that a type must have and those that it may have; any other name is a mistake, such as a typing
 * error.
 */
type Shape = { required: Record<string, Check>; optional?: Record<string, Check> };

/** Every JSON-LD object of a page, in order. Throws when one is not JSON. */
export function structuredData(html: string): StructuredNode[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  return [...blocks].map(([, json]) => JSON.parse(json ?? '') as StructuredNode);
}

/** Describes what a search engine would reject or miss in these objects; empty when there is nothing. */
export function structuredDataProblems(nodes: readonly StructuredNode[]): string[] {
  return nodes.flatMap((node) => {
    const context = node['@context'] === 'https://schema.org' ? [] : ['@context is not https://schema.org'];
    return [...context, ...checkNode(node, Object.keys(shapes))];
  });
}

/** LodgingBusiness and its subtypes for the types of property that the directory has. */
export const lodgingTypes = ['LodgingBusiness', 'Hotel', 'Motel', 'Hostel', 'Resort', 'BedAndBreakfast'];

const text: Check = (value) => (typeof value === 'string' && value.trim() ? [] : ['is no text']);
const short =
  (limit: number): Check =>
  (value) =>
    typeof value === 'string' && value.length < limit ? text(value) : [`is not under ${limit} characters`];
const like =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? [] : [`is not like ${pattern}`];
const between =
  (least: number, max: number): Check =>
  (value) =>
    typeof value === 'number' && value >= least && value <= max ? [] : [`is not ${least} to ${max}`];
const count: Check = (value) => (Number.isInteger(value) && Number(value) > 0 ? [] : ['is no count']);
const yes: Check = (value) => (value === true ? [] : ['is not true']);
const address: Check = (value) =>
  typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value) ? [] : ['is no absolute URL'];
const time = like(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/);
const day = like(/^\d{4}(-\d\d(-\d\d)?)?$/);
const instant = like(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);
const oneOf =
  (...types: string[]): Check =>
  (value) =>
    checkNode(value, types);
const reference: Check = (value) => address((value as StructuredNode | null)?.['@id']);

function listOf(check: Check, least = 1): Check {
  return (value) => {
    if (!Array.isArray(value) || value.length < least) return [`has fewer than ${least} entries`];
    return value.flatMap((entry, index) => check(entry).map((problem) => `${index}: ${problem}`));
  };
}

/** Entries with consecutive positions. */
function inOrder(shape: string, least: number): Check {
  return (value) => {
    const problems = listOf(oneOf(shape), least)(value);
    const positions = Array.isArray(value)
      ? value.map(({ position }: StructuredNode) => Number(position))
      : [];
    const isBroken = positions.some((position, index) => position !== Number(positions[0]) + index);
    return isBroken ? [...problems, 'positions do not go on by one'] : problems;
  };
}

const lodging: Shape = {
  required: { '@id': address, name: text, url: address, address: oneOf('PostalAddress') },
  optional: {
    description: text,
    image: listOf(address, 0),
    geo: oneOf('GeoCoordinates'),
    telephone: like(/^\+?[\d ()-]{6,}$/),
    priceRange: short(100),
    checkinTime: time,
    checkoutTime: time,
    starRating: oneOf('Rating'),
    amenityFeature: listOf(oneOf('LocationFeatureSpecification'), 0),
  },
};

/** Fields as schema.org names them; required where Google's documentation of the type requires them. */
const shapes: Record<string, Shape> = {
  ...Object.fromEntries(lodgingTypes.map((type) => [type, lodging])),
  PostalAddress: {
    required: {
      streetAddress: text,
      addressLocality: text,
      addressRegion: like(/^SA$/),
      addressCountry: like(/^AU$/),
    },
    optional: { postalCode: like(/^5\d{3}$/) },
  },
  GeoCoordinates: { required: { latitude: between(-36, -34), longitude: between(138, 140) } },
  Rating: { required: { ratingValue: between(1, 5) } },
  LocationFeatureSpecification: { required: { name: text, value: yes } },
  BreadcrumbList: { required: { itemListElement: inOrder('ListItem', 2) } },
  ItemList: {
    required: { itemListElement: inOrder('ListItem', 0) },
    optional: { numberOfItems: between(0, 200) },
  },
  ListItem: { required: { position: count, name: text }, optional: { item: address, url: address } },
  FAQPage: { required: { mainEntity: listOf(oneOf('Question')) } },
  Question: { required: { name: text, acceptedAnswer: oneOf('Answer') } },
  Answer: { required: { text } },
  WebSite: {
    required: { name: text, url: address, potentialAction: oneOf('SearchAction') },
    optional: { '@id': address, inLanguage: like(/^en-AU$/), publisher: reference },
  },
  SearchAction: {
    required: {
      target: oneOf('EntryPoint'),
      'query-input': like(/^required name=search_term_string$/),
    },
  },
  EntryPoint: { required: { urlTemplate: like(/^https?:\/\/[^ ]+\{search_term_string\}$/) } },
  Organization: {
    required: { name: text, url: address },
    optional: {
      '@id': address,
      logo: address,
      email: like(/^[^@\s]+@[^@\s]+$/),
      foundingDate: day,
      areaServed: oneOf('City'),
    },
  },
  City: { required: { name: text } },
  CollectionPage: {
    required: { name: text, url: address, mainEntity: oneOf('ItemList') },
    optional: { description: text },
  },
  Article: {
    required: { headline: short(111), datePublished: instant, author: oneOf('Organization') },
    optional: {
      description: text,
      url: address,
      image: address,
      dateModified: instant,
      wordCount: count,
      publisher: oneOf('Organization'),
    },
  },
};

function checkNode(value: unknown, types: readonly string[]): string[] {
  const node = (value ?? {}) as StructuredNode;
  const type = String(node['@type']);
  const shape = types.includes(type) ? shapes[type] : undefined;
  if (!shape) return [`${type} where ${types.join(' or ')} belongs`];
  const known = { ...shape.required, ...shape.optional };
  const missing = Object.keys(shape.required).filter((name) => !(name in node));
  return [
    ...missing.map((name) => `${type}.${name} is missing`),
    ...Object.entries(node).flatMap(([name, entry]) => {
      if (name === '@type' || name === '@context') return [];
      const check = known[name];
      if (!check) return [`${type}.${name} is not known`];
      return check(entry).map((problem) => `${type}.${name} ${problem}`);
    }),
  ];
}
