/**
 * Words that change what a sentence says about the same things, grouped by meaning. A sentence must have
 * those of its quote.
 */
const qualifiers: Readonly<Record<string, RegExp>> = {
  denied:
    /\b(no|not|never|none|nobody|no one|nor|neither|without|cannot|(?:is|are|do|does|was|were|has|have|ca|wo)n['’]t|closed|unavailable|out of order|no longer|lacks?|free of|rarely|seldom|hardly|unable|impossible|unlike|refuse[sd]?|sorry|unfortunately)\b/i,
  ended: /\b(stopped|ceased|ended|discontinued|gave up|given up|no more|retired)\b/i,
  excepted: /\b(except|excepting|excluding|apart from|other than)\b/i,
  shared: /\bshar(?:e|es|ed|ing)\b/i,
  second: /\b(runners?-?up|finalists?|nominat\w+|shortlist\w+|second place)\b/i,
  conditional:
    /\b(if|after (?:rain|rainfall|dark|snow)|in (?:dry|wet|good|fine) weather|(?:guests?|people|those|anyone|visitors|members) who (?:book|stay|arrive|join|pay|come)\w*|for (?:members|direct bookings)|unless|provided (?:that|you|it|they)|as long as|when (?:you|guests|booking|booked)|(?:over|under|above|below|older|younger)(?: than| the age of)? (?:\d+))\b/i,
  reported:
    /\b((?:guests?|visitors|people|reviewers?|they|some) (?:have |has )?(?:call(?:ed|s)?|sa(?:y|ys|id)|tell|told)|said to|voted|according to|known as)\b/i,
  beside:
    /\b(next to|beside|adjacent|adjoin\w*|opposite|across (the road|from)|alongside|in front of|behind)\b/i,
  between: /\b(between|halfway|midway)\b/i,
  near: /\b(near|nearby|close to|close by|minutes?|walk|walking|stroll|drive|metres?|km|kilomet\w+|blocks?|(?:a?round) the corner|(?:down|up) the (?:road|street|hill|lane|track)|not far|steps? from|within|away)\b/i,
  some: /\b((?:bed)?rooms? (?:no\.? ?)?\d{1,3}(?! (?:m|sq|square|per))|(?:units?|cabins?|sites?|apartments?|cottages?|suites?) no\.? ?\d+|some|selected|several|certain|few|one of|\d+ of|most|many|half|third|quarter|a couple of|limited)\b/i,
  compared: /\b(than|as \w+ as)\b/i,
  asked:
    /\b((?:up)?on (?:prior )?(?:request|demand|agreement|availability)|by (?:prior )?(?:arrangement|agreement|appointment)|if you ask|when available|must be booked|subject to)\b/i,
  paid: /\b(extra|fee|charges?|charged|surcharge|costs?|paid|payable|from \$|for \$)\b/i,
  hired: /\b(hired?|hiring|rent(?:ed|al)?)\b/i,
  season:
    /\b(summer|winter|spring|autumn|season\w*|january|february|april|june|july|august|september|october|november|december|(?:in|from|to|and) (?:march|may)(?= (?:to|and)|$))\b/i,
  weekly: /\b(weekends?|weekdays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)\b/i,
  ofMonth: /\b((?:first|second|third|fourth|last|every other|alternate) \w+day)\b/i,
  hours: /\b(holidays|mornings?|evenings?|nights? only|sometimes|occasional\w*)\b/i,
  planned:
    /\b(planned|plans?|(?:we|is|are) (?:are )?(?:building|planning|adding)|soon|next year|will (be|have|open)|under construction|hope|future|proposed)\b/i,
  past: /\b(used to|former|formerly|once|previously|to (19|20)\d\d|was|were|had|(?:built|opened|founded|established) in (?:1[5-9]|20)\d\d)\b/i,
  only: /\b(only|adults|exclusively|solely)\b/i,
  likened: /\b(like|reminiscent|inspired|style)\b/i,
  maybe:
    /\b(may|might|could|perhaps|usually|normally|up to (?:\d|an?\b|the\b)|almost|nearly|about|approximately)\b/i,
};

/** 'Guests may use' allows, 'each morning' leaves nothing out, and a car is charged at no cost. */
const noQualifier =
  /\b(?:guests?|visitors|you) (?:may|can) (?:also )?use\b|\b(?:every|each) (?:day|morning|evening|night)\b|\b(?:the|a) (?:ten|\d+) (?=of\b)|\b(?:re)?charg(?:e|ed|es|ing)\b(?=.*\b(?:car|cars|vehicle|bike|phone|ev)s?\b)|\b(?:re)?charg(?:e|ed|es|ing)\b(?<=\b(?:car|cars|vehicle|vehicles|bike|phone|ev)\b.*)(?= (?:at|in|here|on))/gi;

/** The kinds of qualifier that a clause has. */
export function qualifiersOf(clause: string): string[] {
  const text = clause.replace(noQualifier, ' ');
  return Object.keys(qualifiers).filter((kind) => qualifiers[kind]?.test(text));
}

/** Claims of a sentence that its quote must make too. */
export const claims: readonly RegExp[] = [
  /\b(all|every|each|always|entire|whole|any)\b/i,
  /\b(unlimited|daily|round the clock|24|year[- ]round)\b/i,
];
