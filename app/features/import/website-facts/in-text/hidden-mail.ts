import { textOf } from '~/features/import/crawling/markup/elements-of';

import { fieldValue } from '~/features/import/website-facts/values/field-value';
import type { Finding } from '~/features/import/website-facts/page/findings';
import { sourceOf, type PageDocument } from '~/features/import/website-facts/page/page-document';
import { matchesIn, wordsAround } from '~/features/import/website-facts/page/text-around';

/** Addresses of one page. */
const max = 20;

const at = String.raw`\s?[[({<]\s?(?:at|@|bei|ät|chiocciola|arroba|arobase)\s?[\])}>]\s?`;
/** 'kath at yarrabee dot com dot au': without brackets only where the end is one of an address. */
const inWords =
  /(?<![\w.])[a-z0-9][\w.-]{0,40} at [a-z0-9-]{2,60}(?: dot [a-z0-9-]{2,60}){0,2} dot (?:com|net|org|au|info|eu|de|it|fr|es|nl|at|ch)(?: dot au)?(?!\w)/gi;
const dot = String.raw`(?:\s?[[({<]\s?(?:dot|punkt|punto|point|punt|ponto)\s?[\])}>]\s?|\.)`;
const spelled = new RegExp(
  String.raw`[a-z0-9][\w.+-]{0,60}${at}(?:[a-z0-9-]{1,60}${dot}){1,4}[a-z]{2,24}`,
  'gi',
);
/** The patterns that a text may match: a look for the signs they need takes much less time. */
const patternsFor = (text: string) => [
  ...(/[[({<]/.test(text) ? [spelled] : []),
  ...(/ dot /i.test(text) ? [inWords] : []),
];

/**
 * The same length, with dots in place of an address that is written out, so that its words are not read as
 * anything else.
 */
export const withoutHiddenMail = (text: string): string =>
  patternsFor(text).reduce(
    (read, pattern) => read.replace(pattern, (address) => '·'.repeat(address.length)),
    text,
  );

const [everyAt, everyDot] = [new RegExp(at, 'gi'), new RegExp(dot, 'gi')];

/** Mail addresses that people can read and robots cannot: 'kerrie [at] house [dot] com', and those that Cloudflare hides. */
export function hiddenMail(document: PageDocument): Finding[] {
  const { url, text, elements } = document;
  const written = patternsFor(text)
    .flatMap((pattern) => matchesIn(text, pattern, max))
    .flatMap((match) => {
      const address = match[0]
        .replace(everyAt, '@')
        .replace(everyDot, '.')
        .replace(' at ', '@')
        .replace(/ dot /gi, '.');
      return found(address, url, wordsAround(text, match.index, match.index + match[0].length));
    });
  const coded = elements
    .filter(({ attribs }) => /^[\da-f]{8,400}$/i.test(attribs['data-cfemail'] ?? ''))
    .slice(0, max)
    .flatMap((element) =>
      found(
        decoded(element.attribs['data-cfemail'] ?? ''),
        url,
        sourceOf(document, element) || textOf(element),
      ),
    );
  return [...written, ...coded];
}

function found(said: string, url: string, quote: string): Finding[] {
  const value = fieldValue('email', said);
  return value ? [{ field: 'email', value, source: 'text', evidence: [{ url, quote }], weight: 1 }] : [];
}

/** The first byte is combined with each of the others. */
function decoded(hex: string): string {
  const bytes = (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  const [key = 0, ...rest] = bytes;
  return String.fromCharCode(...rest.map((byte) => byte ^ key));
}
