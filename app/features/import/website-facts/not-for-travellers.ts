import type { PageDocument } from './page/page-document';

const ofAnimals =
  /\b(pets?|dogs?|cats?|canine|feline)( (and|&|\w+)){0,2} (hotels?|resorts?|boarding|lodge|motel|retreat)\b|\bkennels?\b|\bcatter(y|ies)\b/i;
const careOfAnimals =
  /\b(kennels?|catter(?:y|ies)|vaccinat\w+|desexed|groom\w+|pupp(?:y|ies)|day ?care|hydrobath|boarding)\b/gi;

/** A hotel for dogs and cats. */
const isForAnimals = ({ title }: PageDocument, text: string) =>
  ofAnimals.test(title) && new Set(text.match(careOfAnimals)?.map((word) => word.toLowerCase())).size >= 3;

const residences =
  /\bstudent (living|accommodation|housing|residences?)\b|\b(residential )?aged care\b|\bretirement (village|living)\b|\bnursing home\b/i;
const nights = /\b(per|a|one|two|three|\d+) nights?\b|\bnightly\b|\bcheck[\s-]?(in|out)\b|\bovernight\b/i;

/** A residence with leases, where nobody stays for a night. */
const isResidence = ({ title }: PageDocument, text: string) => residences.test(title) && !nights.test(text);

/** True when its beds are for animals or for residents, whatever it says of rooms and suites. */
export const isForNoTraveller = (start: PageDocument, text: string): boolean =>
  isForAnimals(start, text) || isResidence(start, text);
