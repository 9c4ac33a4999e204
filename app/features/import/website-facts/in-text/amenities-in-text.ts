import { isForSearchEngines } from '~/features/import/crawling/choose-pages';
import type { AmenityFinding } from '~/features/import/website-facts/page/findings';
import type { PageDocument } from '~/features/import/website-facts/page/page-document';
import {
  amenityWords,
  denied,
  isToCome,
  namesAfter,
  notHere,
} from '~/features/import/website-facts/values/amenity-words';
import type { FactSource } from '~/jobs/property-from-url-job';

import { describedIn } from '~/features/import/website-facts/page/described-in';
import { isAboutExcursions, isAboutOther } from '~/features/import/website-facts/page/page-topics';
import { headedIn } from './headed-lines';
import { withoutHiddenMail } from './hidden-mail';
import { includedIn } from './included-lists';
import { ownLines } from './own-lines';
import { isAboutAround, isAboutPlace, placesOfStart } from './surroundings';

/** Names of one list that are read. */
const maxTexts = 300;

/** In characters: a text that goes on for longer without a full stop is no sentence. */
const longestStatement = 3000;

/** Amenities that a sentence may mention although the property does not have them. */
const needsCare =
  /^(restaurant|bar|garden|spa|gym|heating|lift|work desk|laundry|sea view|city view|fireplace)$/i;
const claims =
  /^(?:equipment|equipamiento|ausstattung|dotazioni|équipements?|uitrusting)\b|\b(our|(?:es )?gibt es|es gibt|(?:every|each|all) (?:apartments?|rooms?|suites?|cabins?|units?|studios?|villas?)|there(?:['’]s| is| are)|ha(s|ve)|we offer|offers?|features?|featuring|includ\w+|equipped|with|on-?site|facilities|amenities|guests (can )?(enjoy|use)|ha|hanno|offr\w+|dispon\w+|(?:for|per|für|pour|para) (?:our |gli |i nostri |unsere |nos |los |nuestros )?(?:guests|residents|ospiti|gäste|hôtes|huéspedes)|donnent|con|mit|haben|hat|biete[nt]|avec|notre|nos|tiene\w*|cuenta\w*|nostr[aoei]|unsere?|nuestr\w+|affacciat\w+|tem|temos|têm|noss[oa]s?|(?<!\.)com(?!\.)|heeft|hebben|met|onze?|vår|vårt|våra|har|finns|erbjuder|med|mamy|jest|posiada\w*|oferuje\w*|nasz\w*)\b/i;

/**
 * The site's amenities that the visible text mentions as present, each once, with the quoted words. The property's own name is
 * no mention.
 */
export function amenitiesInText(
  documents: readonly PageDocument[],
  names: readonly string[],
  ownName = '',
): AmenityFinding[] {
  const [start] = documents;
  const places = start ? placesOfStart(start) : new Set<string>();
  const parts = distinct(
    documents.flatMap((document, index) =>
      index > 0 &&
      (isAboutAround(document) ||
        isAboutPlace(document.url, places) ||
        isAboutExcursions(document) ||
        isForSearchEngines(document.url))
        ? []
        : [...statementsOf(document), ...(index === 0 ? statementsOfHead(document) : [])],
    ),
  ).map(({ said, ...rest }) => ({ ...rest, read: without(said.slice(0, longestStatement), ownName) }));
  const found = names.flatMap((name) => {
    const pattern = patternOf(name);
    const statement = parts.find(
      ({ read, isOfOther }) => !(isOfOther && ofRooms.test(name)) && saysSo(read, name, pattern),
    );
    if (!statement) return [];
    const evidence = { url: statement.url, quote: statement.part.slice(0, 300) };
    return [{ name, source: 'text' as const, evidence }];
  });
  return found.filter(({ name }) => !isWeaker(name, found));
}

/** What a hall or a restaurant may have too: on its own page such a thing is not one of the rooms'. */
const ofRooms =
  /^(?:balcony|fireplace|work desk|(?:full |shared )?kitchen(?:ette)?|bath tub|private bathroom|pets allowed)$/i;

/** What is said, and `part`, the words of the page that are quoted for it. */
type Statement = { part: string; said: string; url: string; isOfOther: boolean };

function statementsOf(document: PageDocument): Statement[] {
  const lines = ownLines(document);
  const own = { url: document.url, isOfOther: isAboutOther(document) };
  return [
    ...partsOf(lines).flatMap((part) => (part.length > 1 ? [{ part, said: part, ...own }] : [])),
    ...headedIn(document, lines).map((said) => ({
      part: said.line,
      said: `${said.heading}: ${said.line}`,
      ...own,
    })),
    ...answersOf(lines).map(({ question, answer }) => ({
      part: question,
      said: `${question.replace(/\?$/, '')} ${answer}`,
      ...own,
    })),
    ...includedIn(lines).map(({ line, said }) => ({ part: line, said, ...own })),
  ];
}

/** What the start page says about the house in its head. */
const statementsOfHead = (document: PageDocument): Statement[] =>
  partsOf([describedIn(document)]).map((part) => ({
    part,
    said: part,
    url: document.url,
    isOfOther: isAboutOther(document),
  }));

/** The first of those that say the same: menus and footers repeat it on every page. */
function distinct(statements: readonly Statement[]): Statement[] {
  const seen = new Set<string>();
  return statements.filter(({ said }) => !seen.has(said) && seen.add(said));
}

/** Names in a structured list, as the site's own amenities; each with the quoted source. */
export function amenitiesNamed(
  texts: readonly { text: string; quote: string }[],
  names: readonly string[],
  { url, source }: { url: string; source: FactSource },
): AmenityFinding[] {
  const known = names.map((name) => ({ name, pattern: patternOf(name) }));
  return texts
    .slice(0, maxTexts)
    .flatMap(({ text, quote }) =>
      known
        .filter((amenity) => isNamed(text, amenity))
        .map(({ name }) => ({ name, source, evidence: { url, quote } })),
    );
}

/**
 * Sentences; a short line is dropped if the next short line contradicts it, and so is an answer that is about another place:
 * 'Is there a pool near you?', 'Yes, ten minutes away, ask us when the pool is open.'
 */
const partsOf = (lines: readonly string[]) =>
  lines.flatMap((line, index) => {
    const [before, next] = [lines[index - 1] ?? '', lines[index + 1] ?? ''];
    const isTakenBack =
      line.length <= 30 &&
      next.length <= longestAside &&
      (takesBack.test(next) || (isOfPlace.test(next) && notHere.test(next)));
    const sentences = line.split(
      /(?<=[.!?;])(?<!\b(?:inkl|incl|approx|max|min)\.)\s+|\s[·•|]\s|\s\/\s(?!\d)/i,
    );
    const isAnswer = before.endsWith('?') && before.length <= longestQuestion;
    const isElsewhere = isAnswer && notHere.test(withoutNon(`${before} ${sentences[0] ?? ''}`));
    return isTakenBack ? [] : sentences.slice(isElsewhere ? 1 : 0);
  });

/** 'Non-smoking' denies nothing. */
const withoutNon = (said: string) => said.replace(/\bnon(?=[\s-]?(?:smok|fum))/gi, '');

/** In characters. */
const longestQuestion = 120;

/** 'Can I smoke in my room?' 'No.' */
const refusedSmoke = (question: string, answer: string) =>
  /\b(?:smok\p{L}+)\b/iu.test(question) && /^(?:no|sorry|never)\b/i.test(answer)
    ? [{ question, answer: 'non-smoking' }]
    : [];

const yes =
  /^(yes|yep|of course|sure(ly)?|certainly|absolutely|definitely|tak|ja|jazeker|sim|sì|sí|oui)\b[\s,.!:–—-]*(and )?/i;

/** Questions that the next line answers with yes, and what it says besides. */
const answersOf = (lines: readonly string[]) =>
  lines.flatMap((line, index) => {
    const next = lines[index + 1] ?? '';
    const isAnswered = line.endsWith('?') && line.length <= longestQuestion && yes.test(next);
    return isAnswered
      ? [{ question: line, answer: (next.split(/(?<=[.!;])\s/)[0] ?? '').replace(yes, '') }]
      : line.endsWith('?') && line.length <= longestQuestion
        ? refusedSmoke(line, next)
        : [];
  });

const mail = /[\w.+-]{1,60}@[\w.-]{1,100}/g;

/** The same length, so that quotes stay word for word. */
function without(said: string, ownName: string): string {
  const seen = withoutHiddenMail(said);
  const part = seen.includes('@') ? seen.replace(mail, (address) => '·'.repeat(address.length)) : seen;
  const at = ownName === '' ? -1 : part.toLowerCase().indexOf(ownName.toLowerCase());
  return at < 0 ? part : part.slice(0, at) + '·'.repeat(ownName.length) + part.slice(at + ownName.length);
}

/** In characters. */
const longestAside = 40;
/** 'At the school, open in summer' */
const isOfPlace = /^(?:at|in|next|near|opposite|across) /i;

/** 'No.' and 'Closed in winter' speak of the line before; 'No pets' speaks for itself. */
const takesBack =
  /^(no|none|nein|non)([.,;!:]|$)|^(not (available|here|at|in)\b|closed|unavailable(?!:)|currently (closed|not)|sorry(?!,? no )|nearby)/i;

/** 'Our sister hotel has a spa', 'the hot tub is our neighbours’', 'the pool was removed'. */
const ofAnotherOwner =
  /\b(sister|partner|other) (propert(y|ies)|hotels?|motels?|houses?|parks?|resorts?)\b|\b(is|are|belongs? to) (our|the) neighbou?rs?['’]?s?(?!\p{L})|\b(was|were|has been|have been) (removed|demolished|filled in|closed|sold|replaced)\b|\b((for )?(permanent )?residents|members|staff) only\b|\b(?:entry|access|admission|memberships?|tickets?|passes) (?:to|at|for) the (?:(?!gym\b|pool\b|spa\b|sauna\b)[\p{L}’'-]+ ){1,4}(?:cent(?:re|er)|clubs?|gym|baths|pool|complex)(?!\p{L})|\b(?:half-price|discount(?:ed|s)?) (?:entry|access|admission)\b/iu;

/** 'A 6 km ci sono le terme, con la sauna' is of another place from its first words on. */
const elsewhereFirst =
  /^(?:(?:a|à|en|in|at|only|just|about|ca\.?|circa|nur|etwa|rund) )*\d[\d.,]*\s?(?:km|kilom\p{L}+|met\p{L}+|mètres|metros|minut\p{L}*|min)(?: (?:entfernt|di distanza|away|walk|drive|further|a piedi|in auto|à pied|en voiture|en coche|a pie))?,? (?:ci sono|c['’]è|si trova|hay|está|il y a|se trouve|gibt es|liegt|befindet|is|are|there|you(?:['’]ll| will)? find|find|trovate)(?!\p{L})/iu;

/** 'Desayuno no está incluido', 'breakfast is not included': the denial is among the words of the mention. */
const deniedWithin =
  /\b(?:not|never|isn['’]t|aren['’]t|nicht|keine?[nmr]?|pas|niet|geen|não|inte|nie|(?:no|non) (?:è|sono|está|están|es|esta|incl\p{L}+|compr\p{L}+))(?!\p{L})/iu;

function saysSo(part: string, name: string, pattern: RegExp): boolean {
  const match = pattern.exec(part);
  if (!match || part.endsWith('?')) return false;
  if (
    isToCome.test(part) ||
    ofAnotherOwner.test(part) ||
    isNameOf(part, match) ||
    elsewhereFirst.test(part) ||
    deniedWithin.test(match[0])
  )
    return false;
  const from = part.lastIndexOf(',', match.index - 1) + 1;
  const to = part.indexOf(',', match.index + match[0].length);
  const near = part.slice(Math.max(from, match.index - 40), to < 0 ? match.index + match[0].length + 45 : to);
  // 'Our reception … is close to the station' says where the house is.
  const isOurs = /\b(our|unsere?|la nostra|il nostro|nuestr[oa])\s$/i.test(part.slice(0, match.index));
  const wrong = isOurs ? denied : notHere;
  if (
    wrong.test(
      near
        .replace(
          /\b\d+(?:[.,]\d+)?[\s-]met(?:re|er)s?[\s-](?=(?:\w+ )?(?:pool|lap))|\b(at )?no (extra |additional )?(cost|charges?)\b|\bno extra\b|\bin the drive\b|\bpublic (?=bar\b)|\blocal (?=(?:produce|products|wines?|cheeses?|ingredients|honey|fruits?|jams?|bread)\b)|\bnon(?=[\s-]?(smok|fum))/gi,
          '',
        )
        .replace(match[0], ' '),
    )
  )
    return false;
  const after = part.slice(match.index + match[0].length);
  if (isBeside.test(after) || isAtPlace(after, name) || (ofTowns.test(name) && romanceName.test(after)))
    return false;
  if (ofTowns.test(name) && /\btheir\s(\w+\s)?$/i.test(part.slice(0, match.index))) return false;
  if (/\bviews? (of|over|to)\W+(\w+\W+)?$/i.test(part.slice(0, match.index))) return false;
  return !needsCare.test(name) || part.length <= 70 || claims.test(part) || isListOfRoom(part, name);
}

/** 'King bed, freestanding bath, gas log fire and French doors': what only rooms have, in a list without a verb. */
const isListOfRoom = (part: string, name: string) =>
  /^(?:heating|work desk|fireplace|lift|laundry)$/i.test(name) && /^[^,]{3,40},[^,]{3,40},/.test(part);

const ofTowns =
  /^(cellar door tastings|outdoor pool|indoor pool|gym|playground|restaurant|bar|spa|wheelchair accessible)$/i;
const seasons =
  /^(January|February|March|April|May|June|July|August|September|October|November|December|Summer|Winter|Spring|Autumn|Ground|Level|Reception|Building|Block|The|Our|All|Each|Every)$/;

/** 'Il ristorante La Duna, accanto al residence', 'the gym, next door': an aside that places it elsewhere. */
const isBeside =
  /^[^,.;]{0,30}, (?:(?:right|just|directly|direkt|proprio) )?(?:next door|next to|across|opposite|around the corner|accanto|di fronte|nebenan|gegenüber|al lado|enfrente|à côté|en face)(?!\p{L})/iu;

/** 'The swimming pool at Strathalbyn' is the town's, and 'the hot tub at the Sunnyside Hotel' the hotel's. */
function isAtPlace(after: string, name: string): boolean {
  const place =
    /^(?:\s(?:lunch|lunches|visits?|tours?|treatments?|dinner))?\s(?:at|in)\s(\p{Lu}\p{Ll}+|the \p{Lu}\p{Ll}+ (?:Hotel|Motel|Inn|Pub|Tavern|Club|Resort|Lodge|Cent(?:re|er)|Leisure|Aquatic|School))/u.exec(
      after,
    )?.[1];
  return place !== undefined && ofTowns.test(name) && !seasons.test(place);
}

/** 'Balcón del Alférez' is a house. */
const romanceName = /^ (?:del|de la|de los|della|dei|degli|du|des) \p{Lu}/u;

/** 'Oceanview Villa' and '12 Garden Street' are names. */
const isNameOf = (text: string, { 0: said, index }: RegExpExecArray) =>
  /\p{Lu}/u.test(said.charAt(0)) &&
  [namesAfter, romanceName].some((pattern) => pattern.test(text.slice(index + said.length)));

function isNamed(text: string, { name, pattern }: { name: string; pattern: RegExp }): boolean {
  if (text.length > 80) return false;
  if (text.trim().toLowerCase() === name.toLowerCase()) return true;
  const match = pattern.exec(text);
  return match !== null && !notHere.test(text.replace(pattern, ' ')) && !isNameOf(text, match);
}

function patternOf(name: string): RegExp {
  const known = amenityWords[name.toLowerCase()];
  return known ?? new RegExp(`(?<!\\w)${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`, 'i');
}

/** A mention of the more specific amenity does not count as the general one too. */
function isWeaker(name: string, found: readonly AmenityFinding[]): boolean {
  const has = (other: string) => found.some((one) => one.name.toLowerCase() === other);
  if (/^breakfast available$/i.test(name)) return has('breakfast included');
  if (/^paid parking$/i.test(name)) return has('free parking');
  if (/^full kitchen$/i.test(name)) return isOneQuote(found, /^(?:full|shared) kitchen$/i);
  return /^outdoor pool$/i.test(name) && has('indoor pool') && isOneQuote(found, /pool$/i);
}

/** True when two amenities are read from the same words. */
function isOneQuote(found: readonly AmenityFinding[], names: RegExp): boolean {
  const quotes = found.filter(({ name }) => names.test(name)).map(({ evidence }) => evidence.quote);
  return quotes.length > 1 && new Set(quotes).size === 1;
}
