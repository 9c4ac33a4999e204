import { claims } from './qualifiers';
import {
  countsTheSame,
  isOfTheHouse,
  leavesToOthers,
  meansTheSameOne,
  placesTheSame,
  speaksOfTheSame,
  withoutHouse,
} from './same-roles';
import { clauseOf, clausesOf, type Clause } from './clauses';

/**
 * True when the quotes state a sentence: each of its words that says something is in them, and clauses of the quotes
 * that join these words have the same negations and qualifiers, count the same things and speak of the same house,
 * person or place.
 */
export function isStated(sentence: string, quotes: readonly string[]): boolean {
  const source = quotes.flatMap(clausesOf);
  const said = clausesOf(sentence).filter(({ stems }) => stems.size > 0);
  return said.length > 0 && said.every((clause) => agrees(clause, source) || agreesInParts(clause, source));
}

/** 'Fourteen units and free parking' may be stated in two places. */
function agreesInParts({ text, kinds }: Clause, source: readonly Clause[]): boolean {
  const [first = '', ...others] = text.split(/\s(?:and|with|as well as)\s|,\s/);
  const parts = [first, ...others].map(clauseOf);
  const isWhole = kinds.every((kind) => parts.some((part) => part.kinds.includes(kind)));
  const stated = parts.filter(({ stems }) => stems.size > 0);
  return isWhole && stated.length > 1 && stated.every((part) => agrees(part, source));
}

function agrees(clause: Clause, source: readonly Clause[]): boolean {
  const rest = withoutHouse(clause);
  return isIn(clause, source) || (rest !== null && isIn(rest, source.filter(isOfTheHouse)));
}

function isIn(clause: Clause, source: readonly Clause[]): boolean {
  const alike = source.filter((other) => isAlike(clause, other));
  const kept = clause.kinds.every((kind) => alike.some((other) => other.kinds.includes(kind)));
  return (
    kept && (counts(clause) ? alike.some((other) => hasAll(clause, other)) : isJoined(clause.stems, alike))
  );
}

const isAlike = (clause: Clause, other: Clause): boolean =>
  [...clause.stems].some((stem) => other.stems.has(stem)) &&
  other.kinds.every(
    (kind) => clause.kinds.includes(kind) || (kind === 'some' && namesHowMany(clause, other)),
  ) &&
  claims.every((claim) => !claim.test(clause.text) || claim.test(other.text)) &&
  (other.within.length === 0 || other.within.some((stem) => clause.stems.has(stem))) &&
  speaksOfTheSame(clause, other) &&
  placesTheSame(clause, other) &&
  meansTheSameOne(clause, other) &&
  leavesToOthers(clause, other);

/** Two of six rooms are 'two rooms', and some of the six are not six. */
const namesHowMany = (clause: Clause, { text }: Clause) =>
  clause.stems.has(/\bsome (\d+)\b/i.exec(text)?.[1] ?? '');

const counts = ({ stems }: Clause) => [...stems].some((stem) => /^\d/.test(stem));
const hasAll = (clause: Clause, other: Clause) =>
  [...clause.stems].every((stem) => other.stems.has(stem)) && countsTheSame(clause, other);

/** True when the clauses contain every word, and every word is linked to every other by words that share a clause. */
function isJoined(stems: ReadonlySet<string>, clauses: readonly Clause[]): boolean {
  const [first] = stems;
  if (first === undefined) return false;
  const reached = new Set([first]);
  for (let size = 0; size < reached.size;) {
    size = reached.size;
    for (const clause of clauses) {
      const own = [...stems].filter((stem) => clause.stems.has(stem));
      if (own.some((stem) => reached.has(stem))) own.forEach((stem) => reached.add(stem));
    }
  }
  return reached.size === stems.size && clauses.some((clause) => clause.stems.has(first));
}
