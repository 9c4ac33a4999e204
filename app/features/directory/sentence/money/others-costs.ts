import { unfiltered, type Rule } from '~/features/directory/sentence/tokens/parts';
import { longestRun, wordsBefore, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { beginsMoney } from '~/features/directory/sentence/tokens/currency';
import { before, otherUnits } from '~/features/directory/sentence/words/price-words';
import { wordList } from '~/features/directory/sentence/words/word-list';

import { moneyAt } from './money-at';

/** What has been paid elsewhere, or is asked there. */
const paid = wordList(`
  paid, i paid, we paid, ive paid, weve paid, have paid, had paid, was paying, were paying, been paying, used to pay, usually pay, normally pay, always pay, i usually pay, we usually pay, i normally pay, we normally pay,
  already paid, already paying, ended up paying, had to pay, having to pay, cost us, cost me, it cost us, it cost me, it cost, charged us, charged me, was charged, were charged, got charged, been quoted, was quoted, were quoted, got quoted, quoted us, quoted me, quoted,
  they want, they wanted, they charge, they charged, they are asking, theyre asking, they ask, hotels want, hotels charge, they quoted, it was, was, were
`);
const weary = [
  'sick of',
  'tired of',
  'sick and tired of',
  'fed up with',
  'fed up of',
  'done with',
  'over',
  'so over',
  'had enough of',
  'bored of',
  'stop',
  'not',
  'hate',
  'cant keep',
  'cant justify',
  'cant believe',
]
  .flatMap((lead) =>
    ['paying', 'spending', 'forking out', 'being charged', 'shelling out', 'coughing up'].map(
      (verb) => `${lead} ${verb}`,
    ),
  )
  .filter((words) => !/^not (paying|spending)/.test(words));
const leads = paid.concat(weary);
const approximately = wordList(
  'around, about, nearly, almost, roughly, over, more than, under, like, up to, at least, upwards of, close to',
);
const times = wordList(`
  last time, last year, last month, last week, last summer, last winter, last christmas, last visit, last trip, last stay, before, previously, there, the last time, the other day, elsewhere, on our last trip, on our last visit, every time, each time, usually, normally, a year ago, two years ago, a few years ago
`);
/** 'everything is over', 'every place in Hahndorf is over', 'how come all the hotels are over'. */
const everything =
  /(^| )((everything|everywhere|every|all|most|they|others|prices|hotels|motels|places|rooms) (([a-z]+) ){0,5}(is|are|s|seems?|costs?|starts?|starting|charges?|goes|asks?|theyre|gone|looks?|just|now|well|way|seems? to be|is like|are like|starts? at|starts? from)|(why|how come)( [a-z]+){1,6})$/;
/** 'if everything is over 200', 'all we can afford is 150'. */
const wanted =
  /(^| )(if|should|must|want|need|not|isnt|unless|that|which|budget|afford|spend|pay|have|got|limit|max|maximum|allowance|rate|sure)( |$)/;
const longestBefore = 9;
const leastPaid = 60;
/** 'all of us are over 65'. */
const leastOfAll = 100;

/** 'sick of paying 300', 'we paid 320 last time', 'everything is over 300': what others cost bounds no search. */
export const othersCostsRule: Rule = (tokens, at) => {
  const lead = longestRun(tokens, at, leads);
  const about = longestRun(tokens, at + lead, approximately);
  const bound = lead > 0 ? 0 : longestRun(tokens, at, before.least);
  const isAll =
    lead === 0 && (bound > 0 || beginsMoney(tokens, at)) && isOfAll(wordsBefore(tokens, at, longestBefore));
  if (lead === 0 && !isAll) return null;
  const start = at + lead + (lead > 0 ? about : bound);
  const money = moneyAt(tokens, start);
  if (
    !money ||
    (!money.isMoney &&
      (money.value < (isAll ? leastOfAll : leastPaid) ||
        otherUnits.test(wordAt(tokens, start + money.length))))
  )
    return null;
  const end = start + money.length;
  const more = longestRun(tokens, end, ['+', 'plus', 'or more', 'and up', 'upwards', 'and more']);
  const time = longestRun(tokens, end + more, times);
  // 'it was 250 metres away', and 'it was 2012'.
  const isWeak = lead === 1 && /^(was|were)$/.test(wordAt(tokens, at));
  if ((isWeak || wordAt(tokens, at) === 'it') && !money.isMoney && time === 0) return null;
  return unfiltered(end + more + time - at, 'amount');
};

const isOfAll = (words: string) => everything.test(words) && !wanted.test(words);
