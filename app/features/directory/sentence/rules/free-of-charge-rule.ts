import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match } from '~/features/directory/sentence/tokens/parts';
import { longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { isOut } from '~/features/directory/sentence/words/negation-words';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { wontDo } from '~/features/directory/sentence/words/refused-words';
import { wordList } from '~/features/directory/sentence/words/word-list';

const refusals =
  /^(no|not|nothing|nowhere|dont|wont|cant|cannot|wouldnt|never|without|refuse|avoid|hate|nobody|doesnt|isnt|arent)$/;
/** The same in several words: "I'd rather not pay for parking", 'not keen on paying for wifi'. */
const unwilling = combined(
  ['', 'would', 'id', 'wed', 'd', 'would much', 'much'],
  ['rather not', 'prefer not to', 'sooner not', 'like not to', 'like to avoid', 'rather avoid'],
).concat(
  combined(
    ['not', 'isnt', 'arent', 'were not', 'im not'],
    ['', 'too', 'very', 'really'],
    [
      'keen on',
      'keen to',
      'happy to',
      'happy about',
      'willing to',
      'fond of',
      'prepared to',
      'up for',
      'into',
    ],
  ),
  wordList('cant stand, resent, object to, hates, hating, refuses to, refusing to, avoids, skip'),
);
/** Between a refusal and what would be paid: 'I won't stay anywhere that charges'. */
const between =
  /^(i|we|want|to|have|having|wish|like|stay|staying|go|be|book|anywhere|somewhere|anything|places?|hotels?|motels?|that|which|who|where|they|you|one|has|at|a|extra|should|must|if|it|need|are|is)$/;
const paying = combined(
  ['pay', 'paying', 'charge', 'charges', 'charging', 'charged', 'charge you', 'charges you'],
  ['', 'extra', 'more', 'separately'],
  ['for'],
).concat('fee for', 'fees for', 'cost for', 'costs for', 'surcharge for');
const fees = /^(fees?|charges?|costs?|surcharges?)$/;
const articles = wordList('the, a, my, our, their, your');
const longest = 7;

const mustBe = [
  'has to be',
  'have to be',
  'must be',
  'needs to be',
  'need to be',
  'should be',
  'got to be',
  'gotta be',
]
  .flatMap((must) => ['', 'it ', 'that '].map((it) => `${it}${must}`))
  .flatMap((must) =>
    ['', ', ', ', and ', ', so ', 'so ', 'and ', ', but ', 'but '].map((sign) => `${sign}${must} free`),
  );
const refused = isOut.concat(
  wontDo,
  wordList(
    'is out, out, not an option, is not an option, isnt an option, no, no good, is no good, not ok, is not ok, isnt ok, not for us',
  ),
);

/** 'parking has to be free', 'paid parking won't do, has to be free', 'no paid parking, it must be free'. */
export function mustBeFree(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const paid = at + longestRun(tokens, at, ['no paid', 'not paid', 'paid']);
  const part = phrases.get(keyOf(['free', wordAt(tokens, paid)]));
  if (part?.is !== 'amenity' || !/^\p{L}{4}/u.test(wordAt(tokens, paid))) return null;
  const end = paid + 1 + (paid > at ? longestRun(tokens, paid + 1, refused) : 0);
  const length = longestRun(tokens, end, mustBe);
  // 'parking must be free of snow'.
  const isOther = /^(of|to|from|on|by|until|for)$/.test(wordAt(tokens, end + length));
  const isCharge = /^(charge|cost)$/.test(wordAt(tokens, end + length + 1));
  return length > 0 && (!isOther || isCharge)
    ? { length: end + length + (isCharge ? 2 : 0) - at, part }
    : null;
}

/** 'I won't stay anywhere that charges for parking', 'without paying extra for breakfast': it is to be free. */
export function freeOfCharge(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const lead = longestRun(tokens, at, unwilling) || Number(refusals.test(wordAt(tokens, at)));
  if (lead === 0) return null;
  const fee = feeOfAt(tokens, at, phrases);
  if (fee) return fee;
  let end = at + lead;
  let paid = longestRun(tokens, end, paying);
  while (paid === 0 && end < at + lead + longest && between.test(wordAt(tokens, end))) {
    end += 1;
    paid = longestRun(tokens, end, paying);
  }
  if (paid === 0) return null;
  const thing = end + paid + longestRun(tokens, end + paid, articles);
  const part = phrases.get(keyOf(['free', wordAt(tokens, thing)]));
  return part?.is === 'amenity' ? { length: thing + 1 - at, part } : null;
}

/** 'no parking fees', 'without extra wifi charges': what has no fee is free. */
function feeOfAt(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  let from = at + 1;
  while (
    from < at + longest &&
    (between.test(wordAt(tokens, from)) ||
      /^(any|pay|paying|hidden|additional|separate)$/.test(wordAt(tokens, from)))
  )
    from += 1;
  for (const length of [1, 2]) {
    if (!fees.test(wordAt(tokens, from + length))) continue;
    const words = tokens.slice(from, from + length).map(({ word }) => word);
    const part = phrases.get(keyOf(['free', ...words]));
    if (part?.is === 'amenity') return { length: from + length + 1 - at, part };
  }
  return null;
}
