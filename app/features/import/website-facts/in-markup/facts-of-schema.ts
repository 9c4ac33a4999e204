import { siteOf } from '~/features/import/crawling/choose-pages';
import { atProvider } from '~/features/import/website-facts/values/mail-providers';
import type { Finding } from '~/features/import/website-facts/page/findings';
import { fieldValue } from '~/features/import/website-facts/values/field-value';
import { isGroupName } from '~/features/import/website-facts/values/group-names';
import { saysNoName } from '~/features/import/website-facts/in-text/names-in-text';
import { isPlaceholder } from '~/features/import/website-facts/values/placeholders';
import {
  normalisePropertyType,
  propertyTypeIn,
} from '~/features/import/website-facts/values/property-type-of';
import { shortened } from '~/features/import/website-facts/values/shortened';
import type { PropertyFact } from '~/jobs/property-facts';
import type { FactSource } from '~/jobs/property-from-url-job';

import { pricesOfSchema } from './prices-of-schema';
import { isLodging, isNode, type SchemaNode, type SchemaValue } from './schema-nodes';

const business = /^(LocalBusiness|Organization|Corporation|Place|Organisation)$/;
/** Types that a house may have besides a place to stay; alone they say nothing about the rooms. */
const otherBusiness =
  /^(Restaurant|FoodEstablishment|BarOrPub|CafeOrCoffeeShop|Winery|Brewery|Bakery|Store|\w+Store|OnlineStore|PlaceOfWorship|\w*Church|School|CollegeOrUniversity|EducationalOrganization|EventVenue|GolfCourse|DaySpa|HealthClub|SportsActivityLocation|TouristAttraction|Museum|Farm|RealEstateAgent|TravelAgency)$/;
/** Types that only mean that travellers can sleep there. */
const general = /^(LodgingBusiness|Accommodation|LocalBusiness|Organization|Corporation|Place)$/;

export type QuotedText = { text: string; quote: string };
type Context = { source: FactSource; url: string; title: string };

/**
 * Facts about the lodging with the most properties in the page's structured data; an organisation when there
 * is no lodging.
 */
export function factsOfSchema(
  nodes: readonly SchemaNode[],
  context: Context,
): { findings: Finding[]; amenities: QuotedText[]; absent: QuotedText[]; warnings: string[] } {
  const main = mainNode(nodes, context);
  if (!main) return { findings: [], amenities: [], absent: [], warnings: [] };
  const { prices, warnings } = pricesOfSchema(main, nodes);
  const stated: (readonly [PropertyFact, QuotedText, QuotedText[]?])[] = [
    ...namesOf(main),
    ...factTexts(main, 'telephone', 'phone'),
    ...factTexts(main, 'email', 'email'),
    ...factTexts(main, 'url', 'website_url'),
    ...factTexts(main, 'checkinTime', 'check_in_time'),
    ...factTexts(main, 'checkoutTime', 'check_out_time'),
    ...contactPoints(main),
    ...typeOf(main),
    ...starsOf(main),
    ...addressOf(main),
    ...descriptionOf(main),
    ...prices,
    ...contactsOfSame(main, nodes),
  ];
  const findings = stated.flatMap((one) => findingOf(one, context));
  return { findings, ...amenitiesOf(main), warnings };
}

function findingOf(
  [field, { text, quote }, more = []]: readonly [PropertyFact, QuotedText, QuotedText[]?],
  { source, url }: Context,
): Finding[] {
  const value = fieldValue(field, text);
  const evidence = [quote, ...more.map((other) => other.quote)].map((words) => ({ url, quote: words }));
  return value === null ? [] : [{ field, value, source, evidence: evidence.slice(0, 20), weight: 0 }];
}

function mainNode(nodes: readonly SchemaNode[], { url: pageUrl, title }: Context): SchemaNode | null {
  const rank = (node: SchemaNode) => {
    if (isLodging(node)) return 100 + node.properties.size;
    const isHeadOffice = isGroupName(textsOf(node, 'name')[0]?.text ?? '');
    const isOther = node.types.some((type) => otherBusiness.test(type));
    const isBusiness = !isOther && node.types.some((type) => business.test(type));
    return !isHeadOffice && isBusiness && !isOfOtherHost(node, pageUrl) && node.properties.has('telephone')
      ? node.properties.size
      : 0;
  };
  const [best] = nodes
    .filter((node) => !isLeftover(node) || isTitled(node, title))
    .map((node) => ({ node, rank: rank(node) }))
    .sort((one, other) => other.rank - one.rank);
  return best && best.rank > 0 ? best.node : null;
}

const hostOf = (said: string) => {
  const address = said.replace(/^mailto:/i, '').replace(/^[^@\s]+@/, 'https://');
  return URL.canParse(address) ? siteOf(new URL(address)) : null;
};

/** An organisation with an address of its own on the web is the maker of the website, or a partner. */
function isOfOtherHost(node: SchemaNode, pageUrl: string): boolean {
  const own = siteOf(new URL(pageUrl));
  const [url, mail] = ['url', 'email'].map((name) => textsOf(node, name)[0]?.text);
  const [host, mailHost] = [url, mail].map((said) => (said === undefined ? null : hostOf(said)));
  if (host) return host !== own;
  return Boolean(mail && mailHost) && mailHost !== own && !atProvider.test(mail ?? '');
}

/** A thing from a template: when one of its values was never filled in, none of them is used. */
function isLeftover(node: SchemaNode): boolean {
  const stated: (readonly [PropertyFact, QuotedText, QuotedText[]?])[] = [
    ...factTexts(node, 'name', 'name'),
    ...factTexts(node, 'telephone', 'phone'),
    ...factTexts(node, 'email', 'email'),
    ...factTexts(node, 'description', 'description'),
    ...addressOf(node),
  ];
  return stated.some(([field, { text }]) => isPlaceholder(field, text) && !isOfZeros(field, text));
}

const leastNamed = 8;
/** A thing with the name in the page's title is the house's own, even when its number is the one of an example. */
function isTitled(node: SchemaNode, title: string): boolean {
  const [name] = textsOf(node, 'name');
  const said = name?.text.trim().toLowerCase() ?? '';
  return said.length >= leastNamed && !isPlaceholder('name', said) && title.toLowerCase().includes(said);
}

/** '+39 000 0000000' only waits for a number; what else is stated is the house's own. */
const isOfZeros = (field: PropertyFact, text: string) =>
  field === 'phone' && /^\+?\d{0,3}\D*(?:0\D*){6,}$/.test(text);

const valuesOf = (node: SchemaNode, name: string): SchemaValue[] => node.properties.get(name) ?? [];
const textsOf = (node: SchemaNode, name: string): QuotedText[] =>
  valuesOf(node, name).filter((value): value is QuotedText => !isNode(value));
const nodesOf = (node: SchemaNode, name: string): SchemaNode[] => valuesOf(node, name).filter(isNode);

const factTexts = (node: SchemaNode, name: string, field: PropertyFact) =>
  textsOf(node, name).map((text) => [field, text] as const);

/** 'Villa Rosa – Our rooms' is the page of Villa Rosa that is called 'Our rooms'. */
function namesOf(main: SchemaNode): (readonly [PropertyFact, QuotedText])[] {
  return textsOf(main, 'name').map(({ text, quote }) => {
    const [name = text, ...topics] = text.split(/\s[|–—-]\s/);
    const isTopic = topics.length > 0 && topics.every((topic) => saysNoName(topic.trim()));
    return ['name', { text: isTopic ? name : text, quote }] as const;
  });
}

const streetOf = (node: SchemaNode) =>
  nodesOf(node, 'address')
    .flatMap((address) => textsOf(address, 'streetAddress'))[0]
    ?.text.toLowerCase();

/** A house that is stated twice, as a holiday home and as a business, may have its contacts in one of them only. */
function contactsOfSame(main: SchemaNode, nodes: readonly SchemaNode[]) {
  const street = streetOf(main);
  const same = nodes.filter(
    (node) => node !== main && isLodging(node) && street !== undefined && streetOf(node) === street,
  );
  const missing = (['telephone', 'email'] as const).filter((name) => textsOf(main, name).length === 0);
  return missing.flatMap((name) =>
    same.flatMap((node) => factTexts(node, name, name === 'email' ? 'email' : 'phone')),
  );
}

function contactPoints(main: SchemaNode) {
  return nodesOf(main, 'contactPoint').flatMap((point) => [
    ...factTexts(point, 'telephone', 'phone'),
    ...factTexts(point, 'email', 'email'),
  ]);
}

function typeOf(main: SchemaNode): (readonly [PropertyFact, QuotedText])[] {
  const quote = textsOf(main, '@type')[0]?.quote ?? main.quote;
  const more = textsOf(main, 'additionalType').map(({ text }) => text);
  const particular = [...more.filter((type) => propertyTypeIn(type)), ...main.types].filter(
    (type) => !general.test(type),
  );
  const [name] = textsOf(main, 'name');
  const types = particular.map((type) => ({ text: normalisePropertyType(type).type, quote }));
  const named = name && propertyTypeIn(name.text);
  if (types.length === 0 && name && named) return [['property_type', { text: named, quote: name.quote }]];
  return types.slice(0, 1).map((one) => ['property_type', one] as const);
}

function starsOf(main: SchemaNode) {
  const ratings = nodesOf(main, 'starRating').flatMap((rating) => textsOf(rating, 'ratingValue'));
  return [...textsOf(main, 'starRating'), ...ratings].map((text) => ['star_rating', text] as const);
}

function addressOf(main: SchemaNode): (readonly [PropertyFact, QuotedText, QuotedText[]?])[] {
  const structured = nodesOf(main, 'address').flatMap((node) => {
    const [street, locality, region, code] = [
      'streetAddress',
      'addressLocality',
      'addressRegion',
      'postalCode',
    ].map(
      (name) => textsOf(node, name)[0] ?? nodesOf(node, name).flatMap((part) => textsOf(part, 'name'))[0],
    );
    if (!street) return [];
    const state = region?.text.replace(/^south australia$/i, 'SA');
    const place = [locality?.text, state, code?.text].filter(Boolean).join(' ');
    const rest = [locality, region, code].filter((part) => part !== undefined);
    const text = place && !street.text.includes(place) ? `${street.text}, ${place}` : street.text;
    return [['address', { text, quote: street.quote }, rest] as const];
  });
  return [...structured, ...factTexts(main, 'address', 'address')];
}

/** A sentence or two is the short description, a longer text the full one and its beginning the short one. */
function descriptionOf(main: SchemaNode): (readonly [PropertyFact, QuotedText])[] {
  return textsOf(main, 'description').flatMap(({ text, quote }) => {
    const short = text.length < 20 ? null : shortened(text);
    const facts = short === null ? [] : [['short_description', { text: short, quote }] as const];
    return text.length > 320 ? [...facts, ['description', { text, quote }] as const] : facts;
  });
}

/** Limit of names in one list that is written as one text. */
const maxNames = 300;

const isRefused = ({ text }: QuotedText) =>
  /^(false|no|0|none|n\/?a|nil|not (available|offered|included|provided)|unavailable|closed|nein|non)$/i.test(
    text.trim(),
  );
/** Names of amenities in the structured data of holiday homes, as search engines ask for them. */
const codes: Readonly<Record<string, string>> = {
  ac: 'Air conditioning',
  airportShuttle: 'Airport shuttle',
  crib: 'Cots on request',
  elevator: 'Lift',
  freeBreakfast: 'Breakfast included',
  gymFitnessEquipment: 'Gym',
  hotTub: 'Hot tub',
  kitchen: 'Full kitchen',
  outdoorGrill: 'Barbecue',
  petsAllowed: 'Pets allowed',
  selfCheckinCheckout: 'Self check-in',
  washerDryer: 'Washing machine',
  wheelchairAccessible: 'Wheelchair accessible',
};
/** Codes of which the value says what is there: a pool 'Outdoor', parking 'Free'. */
const kinds: Readonly<Record<string, string>> = {
  poolType: 'pool',
  parkingType: 'parking',
  internetType: 'Wi-Fi',
};

function inWords(name: QuotedText, value: string, how: string | undefined): QuotedText {
  const code = name.text.trim();
  const kind = Object.hasOwn(kinds, code) ? kinds[code] : undefined;
  if (kind) return { ...name, text: `${value} ${kind}` };
  if (Object.hasOwn(codes, code)) return { ...name, text: codes[code] ?? name.text };
  return how ? { ...name, text: `${how} ${name.text}` } : name;
}

/** A value that says more than that the named amenity is there. */
const howItIs = /^(free|paid|complimentary|included|on request|fully equipped|shared|private)$/i;

/** A holiday home that contains one thing is that thing; a hotel contains rooms. */
function wholeOf(main: SchemaNode): SchemaNode[] {
  const inside = nodesOf(main, 'containsPlace');
  return inside.length === 1 && main.types.includes('VacationRental') ? inside : [];
}

/** Names of amenities that are declared as present, and as absent. */
function amenitiesOf(main: SchemaNode): { amenities: QuotedText[]; absent: QuotedText[] } {
  const features = [main, ...wholeOf(main)].flatMap((node) => nodesOf(node, 'amenityFeature'));
  const declared = features.map((feature) => {
    const values = textsOf(feature, 'value');
    const how = values.find(({ text }) => howItIs.test(text))?.text;
    const names = textsOf(feature, 'name').map((name) => inWords(name, values[0]?.text ?? '', how));
    return { names, isAbsent: values.some(isRefused) };
  });
  const present = declared.filter(({ isAbsent }) => !isAbsent).flatMap(({ names }) => names);
  const pets = textsOf(main, 'petsAllowed').filter(({ text }) => /^(true|yes)$/i.test(text));
  const amenities = [
    ...present,
    ...textsOf(main, 'amenityFeature').flatMap(({ text, quote }) =>
      text.split(/[,;]/, maxNames).map((name) => ({ text: name.trim(), quote })),
    ),
    ...pets.map(({ quote }) => ({ text: 'Pets allowed', quote })),
  ];
  const noPets = textsOf(main, 'petsAllowed').filter(isRefused);
  const absent = [
    ...declared.filter(({ isAbsent }) => isAbsent).flatMap(({ names }) => names),
    ...noPets.map(({ quote }) => ({ text: 'Pets allowed', quote })),
  ];
  return { amenities, absent };
}
