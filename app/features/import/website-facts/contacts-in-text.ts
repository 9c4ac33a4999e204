import { textOf } from '~/features/import/crawling/elements-of';

import { fieldValue } from './field-value';
import { quoteOf, type Finding } from './findings';
import { plain, sourceOf, type PageDocument } from './page-document';
import { firstMatches, isOrder, wordsAround } from './text-around';

const phone =
  /(?<![\d$/-])(?:\+\d{1,3}[\s().-]{0,3}(?:\(0\)\s?)?|\(0\d\)\s?|0|1[38]00\s?)\d(?:[\s().-]{0,2}\d){5,11}(?![\d-])/g;
const email = /[a-z0-9][\w.+-]{0,60}@(?:[a-z0-9-]{1,60}\.){1,4}[a-z]{2,24}/gi;
const street =
  'Street|St|Road|Rd|Avenue|Ave|Terrace|Tce|Esplanade|Drive|Dr|Lane|Ln|Place|Pl|Parade|Pde|Court|Ct|Crescent|Cres|Highway|Hwy|Boulevard|Blvd|Way|Square|Sq|Close|Grove|Mall|Quay|Circuit|Track';
const address = new RegExp(
  String.raw`(?:(?:Unit|Suite|Level|Lot)\s+\w{1,5},?\s+)?\b\d{1,5}[A-Za-z]?(?:\s?[-–/]\s?\d{1,5}[A-Za-z]?)?\s+(?:[A-Z][\w'’.-]*\s+){1,4}(?:${street})\b\.?[,\s|•·-]{1,4}(?:[A-Z][\w'’.-]*[ ,|•·]{1,3}\n?){1,4}(?:\n?(?:SA|S\.A\.|South Australia)\b[,\s]{0,3}5\d{3}|5\d{3}\b)`,
  'g',
);

/** Limits per page: links, mentions of each kind; and characters of one address. */
const most = { links: 200, words: 60, address: 2000 };

const elsewhere =
  /\b(head office|corporate|press|media|restaurant|bistro|bar|webmaster|website trouble|accounts?)\b[^\n.]{0,24}$/i;

/**
 * Phone numbers, e-mail addresses and street addresses that visitors see; those in links of their own weigh
 * more.
 */
export function contactsInText(document: PageDocument): Finding[] {
  return [
    ...linked(document),
    ...matches(document, phone, 'phone', (before) =>
      /\b(fax|abn|acn|booking no|licen[cs]e)\b[^\n]{0,14}$/i.test(before)
        ? -1
        : elsewhere.test(before)
          ? 0.2
          : /(phone|tel|call|ph)\W{0,4}$/i.test(before)
            ? 2
            : 1,
    ),
    ...matches(document, email, 'email', (before) => (elsewhere.test(before) ? 0.2 : 1)),
    ...matches(document, address, 'address', (before) =>
      /\b(near|opposite|next to|from|postal|attraction|museum)\b[^\n.]{0,20}$/i.test(before) ? -1 : 1,
    ),
  ].map((finding) =>
    finding.field === 'email' ? { ...finding, weight: finding.weight + favour(finding.value) } : finding,
  );
}

function linked(document: PageDocument): Finding[] {
  return document.elements
    .filter(({ name, attribs }) => name === 'a' && /^(tel|mailto):/i.test(attribs['href'] ?? ''))
    .slice(0, most.links)
    .flatMap((element) => {
      const href = (element.attribs['href'] ?? '').slice(0, most.address);
      const field = /^tel:/i.test(href) ? 'phone' : /^mailto:/i.test(href) ? 'email' : null;
      if (!field) return [];
      const shown = fieldValue(field, textOf(element));
      const value = shown ?? fieldValue(field, href);
      const evidence = [{ url: document.url, quote: sourceOf(document, element) }];
      return value && !isOrder(plain(textOf(element)))
        ? [{ field, value, source: 'text' as const, evidence, weight: 3 }]
        : [];
    });
}

function matches(
  { url, text }: PageDocument,
  pattern: RegExp,
  field: 'phone' | 'email' | 'address',
  weigh: (before: string) => number,
): Finding[] {
  return firstMatches(text, pattern, most.words).flatMap((match) => {
    const end = match.index + match[0].length;
    const around = wordsAround(text, match.index, end);
    const value = fieldValue(field, field === 'address' ? oneLine(match[0]) : match[0]);
    const weight = weigh(text.slice(Math.max(0, match.index - 40), match.index));
    if (value === null || weight < 0 || isOrder(around)) return [];
    return [{ field, value, source: 'text', evidence: [{ url, quote: quoteOf(around) }], weight }];
  });
}

/** '5 Jetty Road\nGlenelg, South Australia 5045' → '5 Jetty Road, Glenelg SA 5045'. */
function oneLine(found: string): string {
  return plain(found.replace(/\s*[\n|•·]\s*|\s+-\s+/g, ', '))
    .replace(/,?\s*(South Australia|S\.A\.|SA)\b,?\s*/, ' SA ')
    .replace(/(,\s*)+/g, ', ')
    .trim();
}

function favour(address: string): number {
  if (
    /^(info|stay|hello|reception|reservations?|bookings?|enquir\w+|contact|mail|frontdesk|welcome)@/.test(
      address,
    )
  )
    return 1;
  return /^(no-?reply|privacy|careers?|jobs|webmaster|events?|weddings?|accounts|abuse|support|press|media|marketing|head ?office)@|@(example|sentry|wix)\./.test(
    address,
  )
    ? -2
    : 0;
}
