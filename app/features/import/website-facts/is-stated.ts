/** Words that state nothing by themselves, in sentences about a place to stay. */
const neutral = new Set(
  `a an the and or of in on at to for by with from as is are was be been being it its this that these those there here which who where when
   you your yours we us our ours they their them he she his her will can could may has have had do does also too both plus while so just
   offer offers offered offering provide provides provided providing include includes including feature features featuring come
   comes coming have having no not never without cannot don't doesn't isn't aren't guest guests stay stays staying stayed property place find finds found enjoy enjoys welcome welcomes located
   situated set lies lie sits sit available into up out about then than such what make makes made use get gets`.split(
    /\s+/,
  ),
);

/** Words that change what a sentence says of the same things, by what they mean. A sentence must have those of its quote. */
const qualifiers: Readonly<Record<string, RegExp>> = {
  denied:
    /\b(no|not|never|none|nor|neither|without|cannot|(?:is|are|do|does|was|were|has|have|ca|wo)n['’]t|closed|unavailable|out of order|no longer|lacks?|free of)\b/i,
  excepted: /\b(except|excepting|excluding|apart from|other than)\b/i,
  conditional:
    /\b(if|unless|provided|as long as|when (?:you|guests|booking|booked)|(?:over|under|above|below|older|younger)(?: than| the age of)? (?:\d+|two|three|four|five|six|seven|eight|ten|twelve|fourteen|sixteen|eighteen))\b/i,
  reported:
    /\b((?:guests?|visitors|people|reviewers?|they|some) (?:have |has )?(?:call(?:ed|s)?|sa(?:y|ys|id)|tell|told)|voted|according to|known as)\b/i,
  beside: /\b(next to|beside|adjacent|adjoin\w*|opposite|across (the road|from)|alongside)\b/i,
  near: /\b(near|nearby|close to|close by|minutes?|walk|walking|stroll|drive|metres?|km|kilomet\w+|around the corner|not far|steps? from|within)\b/i,
  some: /\b(some|selected|several|certain|few|one of|two of|most|many|a couple of|limited)\b/i,
  asked: /\b(on request|by arrangement|on demand|if you ask|by appointment|must be booked|subject to)\b/i,
  paid: /\b(extra|fee|charge|charged|surcharge|costs?|paid|payable|for hire|from \$|for \$)\b/i,
  seasonal:
    /\b(summer|winter|spring|autumn|season\w*|weekends?|weekdays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|holidays|mornings?|evenings?|nights? only|sometimes|occasional\w*)\b/i,
  planned: /\b(planned|plans?|soon|next year|will (be|have|open)|under construction|hope|future|proposed)\b/i,
  past: /\b(used to|former|formerly|once|previously|until (19|20)\d\d|was|were|had)\b/i,
  only: /\b(only|adults|exclusively|solely)\b/i,
  likened: /\b(like|reminiscent|inspired|style)\b/i,
  maybe: /\b(may|might|could|perhaps|usually|normally|up to|almost|nearly|about|approximately)\b/i,
};
/** Claims of a sentence that its quote must make too. */
const claims: readonly RegExp[] = [
  /\b(all|every|each|always|entire|whole|any)\b/i,
  /\b(unlimited|daily|round the clock|24|year[- ]round)\b/i,
];

const endings: readonly (readonly [RegExp, string])[] = [
  [/['’]s?$/, ''],
  [/ies$/, 'y'],
  [/(ss|sh|ch|x)es$/, '$1'],
  [/([^s])s$/, '$1'],
  [/([^aeiou])\1(ing|ed)$/, '$1'],
  [/(?<=\p{L}{3})(ing|ed)$/u, ''],
  [/(?<=\p{L}{3})e$/u, ''],
];

/** 'breakfasts' and 'breakfast', 'heated' and 'heat' are one word. */
const stemOf = (word: string): string =>
  endings.reduce((stem, [ending, kept]) => stem.replace(ending, kept), word.toLowerCase());

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+(?:['’]\p{L}+)?/gu) ?? [];
const stemsOf = (text: string) =>
  wordsOf(text)
    .filter((word) => !neutral.has(word))
    .map(stemOf);

type Clause = { stems: ReadonlySet<string>; kinds: readonly string[]; text: string };

/** Parts of which a qualifier speaks as a whole; a comma begins a new one unless it only continues a list. */
function clausesOf(text: string): Clause[] {
  return text
    .split(
      /[.;!?\n](?!\d)|\s[–—-]\s|,\s+(?=(?:but|and|or|while|which|with|though|although|we|it|the|there|no|not|some|our|your|parking|breakfast|near|close|next|just|(?:\d+|\p{L}+) (?:minutes?|metres?|km|kilomet\p{L}+)|a (?:short|few|five|ten))\b)|\s(?=(?:but|though|although|while|whereas)\s)|\s(?=and by\s)/iu,
    )
    .filter((part) => /\p{L}/u.test(part))
    .map((part) => ({
      text: part,
      stems: new Set(stemsOf(part)),
      kinds: Object.keys(qualifiers).filter((kind) => qualifiers[kind]?.test(part)),
    }));
}

/**
 * Whether the quotes state a sentence: each of its words that says something is in them, and clauses of the quotes that join
 * these words have the same negations and qualifiers.
 */
export function isStated(sentence: string, quotes: readonly string[]): boolean {
  const told = quotes.flatMap(clausesOf);
  const said = clausesOf(sentence).filter(({ stems }) => stems.size > 0);
  return said.length > 0 && said.every((clause) => agrees(clause, told) || agreesInParts(clause, told));
}

/** 'Fourteen units and free parking' may be stated in two places. */
function agreesInParts({ text, kinds }: Clause, told: readonly Clause[]): boolean {
  const parts = text.split(/\s(?:and|with|as well as)\s|,\s/).flatMap(clausesOf);
  const isWhole = kinds.every((kind) => parts.some((part) => part.kinds.includes(kind)));
  const stated = parts.filter(({ stems }) => stems.size > 0);
  return isWhole && stated.length > 1 && stated.every((part) => agrees(part, told));
}

function agrees(clause: Clause, told: readonly Clause[]): boolean {
  const alike = told.filter(
    (other) =>
      [...clause.stems].some((stem) => other.stems.has(stem)) &&
      other.kinds.every((kind) => clause.kinds.includes(kind)) &&
      claims.every((claim) => !claim.test(clause.text) || claim.test(other.text)),
  );
  return (
    isJoined(clause.stems, alike) &&
    clause.kinds.every((kind) => alike.some((other) => other.kinds.includes(kind)))
  );
}

/** Whether the clauses have every word, and lead from each to all others by words that stand in one clause. */
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
