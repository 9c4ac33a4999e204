import type { PageDocument } from './page/page-document';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const when = String.raw`(?:${months})\b|(?:early|mid|late) 20\d\d|(?:spring|summer|autumn|winter)(?: (?:of )?20\d\d)?`;
const works =
  'renovat\\w+|refurbish\\w+|maintenance|(?:major )?repairs?|(?:building |construction )?works?\\b|rebuilding|restoration|the (?:season|winter|summer)';

/** Sentences that say that a house takes nobody for a time, in six languages. */
const closed = new RegExp(
  [
    String.raw`(?<!\b(?:was|were|had|been) )\b(?:closed|closing|closes|close|shut) (?:down )?(?:temporarily )?(?:for|due to|while we|during) (?:\p{L}+ ){0,2}?(?:${works}|renovate|refurbish|rebuild)`,
    String.raw`\btemporarily closed\b`,
    String.raw`\bclosed (?:from|until|till|between)\b.{0,40}?\b(?:${when})`,
    String.raw`\b(?:re-?opens?|re-?opening|will re-?open|when we (?:re-?open|open again))\b`,
    String.raw`\bnot (?:currently |presently )?(?:taking|accepting) (?:any )?(?:bookings|reservations|guests)\b`,
    String.raw`(?:vorübergehend|wegen (?:umbau|renovierung)\p{L}*) geschlossen|betriebs(?:ferien|urlaub) (?:vom|von|bis)`,
    String.raw`\bchius[oai] (?:per (?:lavori|ristrutturazione|ferie)|temporaneamente|dal)\b`,
    String.raw`\bcerrad[oa] (?:por (?:obras|reformas|vacaciones)|temporalmente)\b`,
    String.raw`\bfermé(?:e|s|es)? (?:pour (?:travaux|rénovation|cause de)|temporairement)|\bfermeture (?:annuelle|pour travaux)`,
    String.raw`\b(?:encerrad[oa]|fechad[oa]) (?:para (?:obras|reformas?)|temporariamente)`,
    String.raw`\b(?:tijdelijk|wegens (?:verbouwing|renovatie)) gesloten`,
  ].join('|'),
  'iu',
);
const notYet = new RegExp(
  [
    String.raw`\b(?:opening|(?:we|the (?:hotel|motel|house|lodge|resort|hostel)) (?:will )?open|will open|opens) (?:its doors |our doors |soon )?(?:in |on )?(?:\d{1,2} )?(?:(?:${when})[ ,]{0,2}(?:\d{1,2}, )?20\d\d|(?:early|mid|late) 20\d\d)`,
    String.raw`\b(?:eröffn\p{L}+|eröffnung) (?:im|am) .{0,20}20\d\d|\bapertura (?:prevista|en|a) .{0,20}20\d\d|\bouverture (?:prévue|en) .{0,20}20\d\d`,
  ].join('|'),
  'iu',
);
/** Facilities that may be closed while the house takes guests; such a notice is not about the house. */
const parts =
  /\b(pool|spa|sauna|gym|restaurant|bistro|kitchen|bar|caf[eé]|reception|office|desk|shop|cellar door|dining|breakfast|lift|road|track|beach|jetty|park run|gate|trail|museum|wing|lounge|laundry|playground|block|amenities|bathrooms?|facilities|cabins?|units?|floor|piscina|ristorante|restaurante|schwimmbad|sauna|küche|restaurants?|piscine|zwembad)\b/i;

/** Sentences of one page that are looked at, and characters of a notice that is quoted. */
const max = { sentences: 600, quote: 180 };

/**
 * Messages for people: the website says that the place takes no guests for a time, or not yet. Empty without
 * such a notice.
 */
export function noticesOf(documents: readonly PageDocument[]): string[] {
  const said = documents.flatMap(({ believable }) =>
    believable.flatMap((line) => line.split(/(?<=[.!?])\s+/)).slice(0, max.sentences),
  );
  const first = (pattern: RegExp) =>
    said.find((sentence) => {
      const match = pattern.exec(sentence);
      return match !== null && !parts.test(sentence.slice(0, match.index));
    });
  const [pause, later] = [first(closed), first(notYet)];
  if (pause) return [`The website says that the place is closed for a time: ‘${pause.slice(0, max.quote)}’.`];
  return later ? [`The website says that the place is not open yet: ‘${later.slice(0, max.quote)}’.`] : [];
}
