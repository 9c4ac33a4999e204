import type { FactProposal } from '~/jobs/property-from-url-job';

import { fieldValue } from './values/field-value';
import { quoteOf } from './page/findings';
import { aroundHere } from './values/amenity-words';
import { finite } from './checks/clauses';
import { isOtherScript } from './is-other-script';
import type { PageDocument } from './page/page-document';
import { aboutStays } from './in-text/names-in-text';
import { ownLines } from './in-text/own-lines';

/** Limits: paragraphs and words of a draft. */
const max = { paragraphs: 4, words: 220 };

const notTheirs =
  /cookie|javascript|©|browser|newsletter|privacy|datenschutz|rights reserved|terms (and|&) conditions|^(check[\s-]?in|check[\s-]?out|arrivals?|departures?|reception|every room has)\b|^[$€£]\s?\d|subscribe|tripadvisor|google review|guests? (said|wrote)|covid|gambling|\b(?:phone|tel|telephone|telefon|telefono|call|ph)\b\.?:? ?[(+\d]|["“„«].{40,}["”“»]/i;
/** 'Air conditioning, free Wi-Fi, barbecue, laundry.' is a list, with no verb and many commas. */
const isList = (line: string) => line.split(/[,·•|]/).length > 4 && !finite.test(line);
const ownPages =
  /about|story|welcome|home|ueber|uber-uns|haus|chi-siamo|nosotros|accommodation|hotel|stay|cottage|retreat/i;

/** A start page that only asks for a language, frames others or is in other letters tells nothing: the next page does. */
const isNext = (start: PageDocument | undefined) =>
  start !== undefined &&
  (isOtherScript(start.text) || !start.lines.some((line) => line.length >= 80 && /[.!…]$/.test(line)));

/** The website's own paragraphs about the place, word for word, as the draft of a description; null without any. */
export function ownParagraphs(documents: readonly PageDocument[]): FactProposal | null {
  const seen = new Set<string>();
  let words = 0;
  const paragraphs = documents
    .filter(
      ({ url, title }, index) =>
        index === 0 ||
        (index === 1 && isNext(documents[0])) ||
        (ownPages.test(new URL(url).pathname) && !aroundHere.test(title)),
    )
    .flatMap((document) => ownLines(document).map((line) => ({ url: document.url, line })))
    .filter(({ line }) => {
      const isProse = line.length >= 80 && line.length <= 900 && /[.!…]$/.test(line);
      if (!isProse || isList(line) || notTheirs.test(line) || !aboutStays.test(line) || seen.has(line))
        return false;
      seen.add(line);
      words += line.split(' ').length;
      return words <= max.words;
    })
    .slice(0, max.paragraphs);
  const value =
    paragraphs.length > 0 ? fieldValue('description', paragraphs.map(({ line }) => line).join('\n\n')) : null;
  const evidence = paragraphs.map(({ url, line }) => ({ url, quote: quoteOf(line) }));
  return value === null ? null : { field: 'description', value, source: 'text', evidence };
}
