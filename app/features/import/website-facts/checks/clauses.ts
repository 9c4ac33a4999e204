import { normalText, stemsOf, tokensOf, type Token } from './normal-words';
import { qualifiersOf } from './qualifiers';

/**
 * One statement: its subject, and what it says about the subject. `subject` is empty where the words name
 * none ('Free parking').
 */
export type Clause = {
  text: string;
  subject: string;
  tokens: readonly Token[];
  stems: ReadonlySet<string>;
  kinds: readonly string[];
  /** The place to which the words are limited: 'in the cabins' of 'in the cabins but not in the house'. */
  within: readonly string[];
};

const auxiliary = String.raw`is|are|was|were|has|have|had|does|do|did|can|could|cannot|may|might|must|will|(?:is|are|was|were|has|have|does|do|ca|wo)n['’]t`;
const ofThirdPerson = String.raw`opens|closes|sells|serves|goes|stops|sleeps|costs|takes|looks|faces|overlooks|stands|lies|lives|holds|allows|runs|lends|gives|hires|rents|offers|provides|includes|comes|makes|cooks|bakes|grows|brings|shares|seats|lets|gets|says|starts|begins|ends|leaves|meets|plays|welcomes|supplies|delivers|accepts|leads|belongs|became|becomes|remains|keeps|awaits|warms|stocks|hosts|sits|features|overlooks|pours|organises|arranges|caters|charges|shows`;
const plain = String.raw`open|close|sell|serve|go|stop|sleep|cost|take|look|face|overlook|stand|lie|live|hold|allow|run|lend|give|hire|rent|offer|provide|include|come|make|cook|bake|grow|bring|share|seat|let|get|start|begin|leave|meet|welcome|supply|accept|keep|await|host|book|bought|built|borrow|use|charge`;
/** Verbs that have a subject, as websites about places to stay use them. */
export const finite = new RegExp(
  `\\b(?:${auxiliary}|${ofThirdPerson})\\b|(?<!\\b(?:family|locally)[ -])\\b(?:${plain})\\b(?!-)`,
  'i',
);

/** The beginning of a part with its own qualifiers. A comma begins one unless it only continues a list. */
const partsAt =
  /[.;!?|•·\n](?!\d)|\s[–—-]\s|,\s+(?=(?:but|and|or|so|while|with|though|although|we|it|the|there|no|not|some|our|your|parking|breakfast|near|close|next|just|most of|(?:\d+|\p{L}+) (?:minutes?|metres?|km|kilomet\p{L}+|streets?|blocks?|doors)|a (?:short|few|\d+))\b)|\s(?=(?:but|though|although|while|whereas)\s)|,\s+(?=(?:\d+|one|two|three|some|most) of (?:them|these|which)\b)|,\s+(?=(?:\p{L}+ ){1,3}(?:from|at) \$?\d)|,\s+(?=(?:\p{L}+ ){1,4}\$\d)|\s(?=and by\s)|\sand\s(?=(?:more|less|\p{L}+er) )/iu;
/** 'Opens at six and sells bread': a second verb of the same subject. */
const secondVerb = new RegExp(`\\s(?:and|but)\\s(?=(?:${auxiliary}|${ofThirdPerson})\\b)`, 'i');
/** 'The bar opens at four and the restaurant at six': a second subject of the same verb. */
const secondSubject = /\sand\s(?=(?:the|our)\s[\p{L} ]{3,24}?\s(?:at|from|to|by)\s\d)/iu;
/** 'Bread that we serve', 'a hot tub, which you book'. */
const relative = /,?\s(?:that|which|where)\s(?=(?:we|you|guests|they)\s)/i;

const subjectOf = (text: string): string => {
  const at = text.search(finite);
  return at < 0 ? '' : text.slice(0, at).trim();
};

/** Letters of a line that are read; nobody writes longer paragraphs, and a hostile page may. */
const longestLine = 3000;
/** A question states nothing. */
const question = /(?<![^.!?\n])[^.!?\n]*\?/g;

/** The statements of a text, each with the subject that it has or takes from the words before it. */
export function clausesOf(text: string): Clause[] {
  return ofEach(ofOthers(limited(normalText(text.slice(0, longestLine).replace(question, ' ')))))
    .split(partsAt)
    .map(withCondition)
    .map(withEarlierNoun)
    .filter((part) => /\p{L}/u.test(part))
    .map(withLaterSubject)
    .flatMap(statementsOf)
    .map(clauseOf);
}

export const clauseOf = (text: string): Clause => ({
  text,
  subject: subjectOf(text),
  tokens: tokensOf(text),
  stems: new Set(stemsOf(text)),
  kinds: qualifiersOf(text),
  within: stemsOf(limitOf.exec(text)?.[1] ?? ''),
});

/** Marks a place that is followed by one where the same is denied. */
const mark = '‖';
const limitOf = new RegExp(`(?:in|on|at|for|inside) ([^${mark}]{3,60})${mark}`, 'i');
const limited = (text: string) =>
  text.replace(
    /\b((?:in|on|at|for|inside) (?:(?!in |on |at |for |inside |but )[\p{L}\d'’-]+ ?){1,5}?)(?=,? (?:but )?(?:not|never|except) (?:in|on|at|for|inside)\b)/giu,
    `$1${mark}`,
  );

/** 'Set among vineyards, the villa has …' says that the villa is set there. */
function withLaterSubject(part: string, index: number, parts: readonly string[]): string {
  const later = subjectOf(parts[index + 1] ?? '');
  const isFronted = /^\s*(?:set|built|hidden|\p{L}+ed)\s/iu.test(part) && subjectOf(part) === '';
  return isFronted && later ? `${later} ${part.trim()}` : part;
}

/** 'Some 4 rooms …; the other 3 look …' speaks of three rooms. */
const ofOthers = (text: string) =>
  text.replace(
    /\b(some \d+ (\p{L}+)[^.!?\n]{0,200}?\bthe other \d+)(?= \p{L})/giu,
    (_, before: string, noun: string) => `${before} ${noun}`,
  );

/** '9 apartments beside Chinatown, each with a kitchen' says of the apartments, wherever they are, that each has one. */
const ofEach = (text: string) =>
  text.replace(
    /\b(\d+ (?:\p{L}+ ){0,2}?(?:rooms|suites|apartments|cabins|units|villas|studios|cottages|tents|domes))\b([^.,;!?\n]{0,60}), (?=(?:each|all|both) (?:with|have|has)\b)/giu,
    (_, noun: string, place: string) => `${noun}${place}. ${noun} `,
  );

/** 'If you stay three nights, breakfast is free' says so only of those who do. */
function withCondition(part: string, index: number, parts: readonly string[]): string {
  const before = parts[index - 1] ?? '';
  return /^\s*(?:if|unless|whenever|should|as long as|provided)\b/i.test(before)
    ? `${before}, ${part.trim()}`
    : part;
}

/** 'A pub of 1865 in Port Elliot, with 7 rooms upstairs' says of the pub that it has them. */
function withEarlierNoun(part: string, index: number, parts: readonly string[]): string {
  const before = parts[index - 1] ?? '';
  if (!/^\s*with\s/i.test(part) || finite.test(before)) return part;
  const noun =
    /^\s*((?:an?|the|our) (?:\p{L}+ ){0,3}?\p{L}+)(?= (?:of|in|on|at|from|near|by|beside)\s|$)/iu.exec(
      before,
    )?.[1];
  return noun ? `${noun} ${part.trim()}` : part;
}

function statementsOf(part: string): string[] {
  const [main = '', ...rest] = part.split(relative);
  let before = main;
  const described = rest.map((text) => {
    const antecedent = before.split(/\s+/).slice(-5).join(' ');
    const noun = antecedent.slice(
      Math.max(0, antecedent.search(/\b(?:the|a|an|our)\s(?!.*\b(?:the|a|an|our)\s)/i)),
    );
    before = text;
    return `${text} ${noun}`;
  });
  return [main, ...described].flatMap(ofOneSubject);
}

function ofOneSubject(text: string): string[] {
  const [first = '', ...others] = text.split(secondVerb);
  const subject = subjectOf(first);
  return [first, ...others.map((other) => `${subject} ${other}`)].flatMap(ofOneVerb);
}

function ofOneVerb(text: string): string[] {
  const [first = '', ...others] = text.split(secondSubject);
  const verb = finite.exec(first)?.[0] ?? '';
  return [first, ...others.map((other) => other.replace(/\s(?=(?:at|from|to|by)\s\d)/i, ` ${verb} `))];
}
