import { isForSearchEngines } from '~/features/import/crawling/choose-pages';
import type { ReadSite } from '~/features/import/crawling/markup/read-page';
import { sistersOf } from '~/features/import/crawling/sister-houses';
import type { FactProposal } from '~/jobs/property-from-url-job';
import { breathe } from '~/lib/time/breathe';

import { amenitiesInText, amenitiesNamed } from './in-text/amenities-in-text';
import { chooseProposals } from './choose-proposals';
import { contactsInText } from './in-text/contacts-in-text';
import { factsOfMeta } from './in-markup/facts-of-meta';
import { factsOfSchema } from './in-markup/facts-of-schema';
import type { AmenityFinding, Finding } from './page/findings';
import { isOtherScript } from './is-other-script';
import { introductionOf, namesInText, typeInTitle, typeWeights } from './in-text/names-in-text';
import { noticesOf } from './not-taking-guests';
import { isAboutExcursions } from './page/page-topics';
import { readDocument, withoutSections, type PageDocument } from './page/page-document';
import { pricesInText } from './in-text/prices/prices-in-text';
import { unlistedCurrency } from './values/page-currency';
import { leftOutText } from './in-markup/prices-of-schema';
import { propertyTypeIn } from './values/property-type-of';
import { jsonLdNodes, microdataNodes } from './in-markup/schema-nodes';
import { starsInMarkup, starsInText } from './in-text/stars-in-text';
import { timesInText } from './in-text/stay-in-text';

export type GatheredFacts = {
  documents: PageDocument[];
  proposals: FactProposal[];
  amenities: AmenityFinding[];
  warnings: string[];
};

/**
 * Facts about a property on the pages of a website, without a model: structured data first, then visible
 * text. Every value has its evidence; unknown fields are absent. `amenityNames` are the amenities to look
 * for. Yields to other tasks between its steps.
 */
export async function gatherFacts(site: ReadSite, amenityNames: readonly string[]): Promise<GatheredFacts> {
  const documents: PageDocument[] = [];
  const structured: ReturnType<typeof structuredFacts> = [];
  const text: Finding[] = [];
  let sisters: ReadonlySet<string> | null = null;
  for (const page of site.pages) {
    const whole = readDocument(page);
    sisters ??= sistersOf(whole);
    const document = withoutSections(whole, sisters);
    documents.push(document);
    await breathe();
    structured.push(...structuredFacts(document, amenityNames));
    await breathe();
    text.push(...(isForSearchEngines(page.url) ? [] : textFacts(document)));
    await breathe();
  }
  const currency = unlistedCurrencyOf(documents);
  text.push(...ofWhole(documents));
  const findings = [
    ...structured.flatMap((facts) => facts.findings).filter(isNotNarrowed(text)),
    ...factsOfHeads(documents, site, text),
    ...withoutOwnTypes(currency || saysUnlisted(structured) ? text.filter(isNoPrice) : text),
  ];
  const { proposals, warnings } = chooseProposals(findings);
  return {
    documents,
    proposals,
    amenities: unique([
      ...structured.flatMap((facts) => facts.amenities),
      ...amenitiesInText(documents, amenityNames, nameIn(proposals)).filter(isIn(structured)),
    ]),
    warnings: withoutRepeats([
      ...structured.flatMap((facts) => facts.warnings),
      ...warnings,
      ...noticesOf(documents),
      ...(currency ? [leftOutText(currency)] : []),
      ...typeWarning(proposals, documents),
    ]),
  };
}

/**
 * Structured data have no type for serviced apartments, so the text's is more exact; and many houses call themselves
 * a hotel there, whatever they are by their name. 'Hotel Pension Lerch' is both.
 */
const isNotNarrowed =
  (text: readonly Finding[]) =>
  ({ field, value }: Finding) => {
    const types = text.filter((said) => said.field === 'property_type');
    const isCalledHotel = text.some((said) => said.field === 'name' && /\bhotel/i.test(said.value));
    return !(
      field === 'property_type' &&
      ((value === 'apartment' && types.some((said) => said.value === 'serviced-apartment')) ||
        (value === 'hotel' &&
          !isCalledHotel &&
          types.some((said) => said.weight === typeWeights.name && said.value !== 'villa')))
    );
  };

/** Structured data may say that an amenity is not there. */
const isIn = (structured: readonly { absent: readonly string[] }[]) => {
  const absent = new Set(structured.flatMap((facts) => facts.absent));
  return ({ name }: AmenityFinding) => !absent.has(name);
};

const nameIn = (proposals: readonly FactProposal[]) => proposals.find(({ field }) => field === 'name')?.value;

/** Structured data warns of nothing but prices in a currency that no listing can have. */
const saysUnlisted = (structured: readonly { warnings: readonly string[] }[]) =>
  structured.some(({ warnings }) => warnings.length > 0);

const isNoPrice = ({ field }: Finding) => !/^(min_price|max_price|currency)$/.test(field);

const unlistedCurrencyOf = (documents: readonly PageDocument[]) =>
  documents.map(({ text }) => unlistedCurrency(text)).find((said) => said !== null) ?? null;

const factsOfHeads = (documents: readonly PageDocument[], site: ReadSite, text: readonly Finding[]) =>
  documents
    .flatMap(factsOfMeta)
    .filter(
      (finding) =>
        isAboutSite(finding, site) && !isBeginning(finding, text) && !isUnsaid(finding, documents, text),
    );

const withoutRepeats = (said: readonly string[]): string[] => [...new Set(said)];

/** The start page, or the first page with text in Latin letters, for a start page in others or one that only frames others. */
const opening = (documents: readonly PageDocument[]) => {
  const isLong = (line: string) => line.length >= 60;
  const isProse = (line: string) => isLong(line) && /[.!?]$/.test(line);
  const first =
    documents.find(({ lines, text }) => lines.some(isProse) && !isOtherScript(text)) ??
    documents.find(({ lines }) => lines.some(isProse)) ??
    documents.find(({ lines }) => lines.some(isLong));
  return first ? [first] : [];
};

function structuredFacts(document: PageDocument, names: readonly string[]) {
  const { url, title } = document;
  return (
    [
      ['json-ld', jsonLdNodes(document)],
      ['microdata', microdataNodes(document)],
    ] as const
  ).map(([source, nodes]) => {
    const { findings, amenities, absent, warnings } = factsOfSchema(nodes, { source, url, title });
    const named = (listed: typeof amenities) => amenitiesNamed(listed, names, { url, source });
    return { findings, warnings, amenities: named(amenities), absent: named(absent).map(({ name }) => name) };
  });
}

/** What the pages say together: name, type and introduction. */
const ofWhole = (documents: readonly PageDocument[]): Finding[] => [
  ...namesInText(documents),
  ...pricesInText(documents),
  ...opening(documents).flatMap(introductionOf),
  ...documents.slice(0, 1).flatMap(typeInTitle),
];

const textFacts = (document: PageDocument): Finding[] => [
  ...contactsInText(document),
  ...(isAboutExcursions(document) ? [] : timesInText(document)),
  ...starsInText(document),
  ...starsInMarkup(document),
];

/** A type in the property's own name is more reliable than one in an introduction; serviced apartments are apartments by their name. */
function withoutOwnTypes(findings: readonly Finding[]): Finding[] {
  const types = findings
    .filter(({ field }) => field === 'property_type')
    .sort((one, other) => other.weight - one.weight);
  const serviced = types.find(({ value }) => value === 'serviced-apartment');
  const best = types[0]?.value === 'apartment' ? (serviced ?? types[0]) : types[0];
  return findings.filter((finding) => finding.field !== 'property_type' || finding === best);
}

/** The website's own address, and a description on its start page. */
function isAboutSite({ field, value, evidence }: Finding, site: ReadSite): boolean {
  const isStart = evidence[0]?.url === site.pages[0]?.url;
  if (field === 'website_url') return isStart && new URL(value).host === new URL(site.url).host;
  return field !== 'short_description' || isStart;
}

/** The name that a website's builder has for it, where no page says it and the pages have another. */
const isUnsaid = (
  { field, value }: Finding,
  documents: readonly PageDocument[],
  text: readonly Finding[],
) => {
  const isSaid = (name: string) =>
    documents.some((page) => `${page.title}\n${page.text}`.toLowerCase().includes(name.toLowerCase()));
  return (
    field === 'name' && !isSaid(value) && text.some((said) => said.field === 'name' && isSaid(said.value))
  );
};

/** 'Sandhurst' of 'Sandhurst Beach House', which the page itself says. */
const isBeginning = ({ field, value }: Finding, text: readonly Finding[]) =>
  field === 'name' &&
  text.some(
    (said) =>
      said.field === 'name' && said.value.startsWith(`${value} `) && propertyTypeIn(said.value) !== null,
  );

function unique(amenities: readonly AmenityFinding[]): AmenityFinding[] {
  const firsts = new Map(amenities.toReversed().map((amenity) => [amenity.name, amenity]));
  return amenities.filter((amenity) => firsts.get(amenity.name) === amenity);
}

/** Lines of the start page that may introduce it. */
const introducing = 30;
const otherTypes =
  /\b(cottages?|cabins?|lodge|inn|farm ?stay|caravan park|glamping|chalets?|pub|tents?|campground|agriturismo|houseboats?|agroturystyka|gîtes?|ferienhof|stug(?:by|byn|or|an)|mansion|manor|tiny ?house|retreat|conference cent(?:re|er)|holiday park)\b/i;

/** A type that the site does not have becomes hotel, with a warning. */
function typeWarning(proposals: FactProposal[], documents: readonly PageDocument[]): string[] {
  const type = proposals.find(({ field }) => field === 'property_type');
  const name = proposals.find(({ field }) => field === 'name');
  const introduction = opening(documents).flatMap(({ believable }) =>
    believable.slice(0, introducing).filter((line) => line.length >= 60),
  );
  const said = otherTypes.exec([name?.value, documents[0]?.title, ...introduction].join('\n'))?.[0];
  const isUnknown =
    type?.source === 'json-ld' && type.value === 'hotel' && !propertyTypeIn(type.evidence[0]?.quote ?? '');
  if (type && !isUnknown) return [];
  if (!type && (!said || !name)) return [];
  if (!type && name) proposals.push({ ...name, field: 'property_type', value: 'hotel' });
  return [`The type${said ? ` '${said.toLowerCase()}'` : ''} is not among ours, so it was set to Hotel.`];
}
