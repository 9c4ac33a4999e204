import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match, Segment } from '~/features/directory/sentence/tokens/parts';
import { isBreak, longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

/** 'no', but not 'away from' nor 'don't mind': only who wants to do without stairs asks for an entrance without them. */
const refusal =
  /^(no|non|zero|0|without( any)?|with no|w \/ (no|o)|wout|avoid|avoiding|hate|cant|couldnt|wont|dont|dont (want|like|do)|doesnt|not|nicht|keine|free (of|from)|skip|minus|cant (manage|do|handle|deal with|cope with))$/;
const steps =
  /^((do|does|climb|manage|handle|use|take|walk|go|get|able|good|cope|deal|to|at|with|on|up|any|the|many|lots of|a lot of|having|have|want|like) )*(flights? of )?(stairs|steps?|staircases?|stairways?)( ((and|or|nor) )?(no )?(stairs|steps))?$/;
const longest = 10;

const where = ['at', 'to', 'up to', 'into'].flatMap((lead) =>
  [
    'the entrance',
    'the entry',
    'the door',
    'the front door',
    'entrance',
    'the room',
    'the unit',
    'the house',
  ].map((what) => `${lead} ${what}`),
);
const behind = [...where, 'to climb', 'at all', 'to get in', 'to get up', 'please'];

/** A refusal of stairs, from `at` to `end`, asks for an entrance without steps: 'no stairs please', 'mum can't climb stairs'; null elsewhere. */
export function steplessAt(
  tokens: readonly Token[],
  phrases: Phrases,
  { at, from, end }: { at: number; from: number; end: number },
): Segment | null {
  const last = endOfStairs(tokens, from, end);
  const isRefused = last - at <= longest && refusal.test(said(tokens, at, from));
  const part =
    isRefused && steps.test(said(tokens, from, last)) ? phrases.get(keyOf(['step', 'free'])) : null;
  return part ? { first: at, end: last + longestRun(tokens, last, behind), part } : null;
}

const stairs = ['stairs', 'steps'];
const troubles = [
  ...['', 'is ', 'are ', 'am '].flatMap((verb) =>
    wordList('unable to, not able to, isnt able to, arent able to, not allowed to, not supposed to').map(
      (not) => `${verb}${not}`,
    ),
  ),
  ...wordList('struggle to, struggles to, struggling to, find it hard to, finds it hard to, has trouble to'),
]
  .flatMap((not) => wordList('climb, do, manage, use, go up, walk up, take').map((verb) => `${not} ${verb}`))
  .concat(
    wordList(`
      struggle with, struggles with, struggling with, has trouble with, have trouble with, trouble with, not good with, not good on, is not good with, is not good on, isnt good with,
      not great with, isnt great with, no good with, is no good with, bad with, is bad with, bad on, difficulty with, has difficulty with, has problems with, have problems with
    `),
  )
  .flatMap((trouble) =>
    ['', 'the ', 'any '].flatMap((the) => stairs.map((what) => `${trouble} ${the}${what}`)),
  )
  .concat(
    stairs.flatMap((what) =>
      ['are', 'is', 'would be'].flatMap((verb) =>
        wordList(
          'a problem, a big problem, an issue, difficult, hard, too hard, impossible, out, not possible, no good, a no go, tricky, a struggle',
        ).map((how) => `${what} ${verb} ${how}`),
      ),
    ),
  );

/** 'easy to get into without steps': the steps say what it has to be like. */
const easilyIn = [
  'easy to get into',
  'easy to get in',
  'easy to enter',
  'easy to walk into',
  'easy to walk in',
];

/** 'dad struggles with stairs', 'stairs are a problem'. */
export function stairsRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const easy = longestRun(tokens, at, easilyIn);
  if (easy > 0) return { length: easy, part: { is: 'filler' } };
  const length = longestRun(tokens, at, troubles);
  // 'no trouble with stairs'.
  const part =
    length > 0 && wordAt(tokens, at - 1) !== 'no' ? phrases.get(keyOf(['step', 'free'])) : undefined;
  return part ? { length, part } : null;
}

/** 'can't use stairs and needs a lift' refuses the stairs only. */
function endOfStairs(tokens: readonly Token[], from: number, end: number): number {
  const other = tokens.findIndex(
    (_, at) =>
      at > from &&
      at < end &&
      stairs.includes(wordAt(tokens, at - 1)) &&
      /^(and|but|so|,)$/.test(wordAt(tokens, at)) &&
      asking.test(wordAt(tokens, at + 1)),
  );
  return other < 0 ? end : other;
}
const asking =
  /^(needs?|requires?|wants?|must|would|wed|id|we|i|she|he|they|prefers?|there|with|please|has|have|having)$/;

const said = (tokens: readonly Token[], first: number, end: number) =>
  tokens
    .slice(first, end)
    .map(({ word }) => word)
    .filter((word) => !isBreak(word))
    .join(' ');
