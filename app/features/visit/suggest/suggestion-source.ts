import { foldWords } from '~/features/directory/search/fold-words';

import { isBegun } from './match-suggestions';
import {
  beginsForm,
  namesWithinPath,
  suggestionsPath,
  withinForm,
  type Suggestion,
  type SuggestionAnswer,
} from './suggestion';

type Ask = (address: string, signal: AbortSignal) => Promise<SuggestionAnswer>;

/** Words at the beginning of names that identify nothing. */
const articles = new Set(['the', 'a', 'an', 'at', 'in', 'hotel', 'motel', 'villa']);
const maxFailures = 3;

/**
 * The answers of the site so far, each address requested once. At most one request is on its way; when other
 * letters need another one, it is aborted. After three failures nothing more is requested.
 */
export function createSuggestionSource(ask: Ask) {
  const answers = new Map<string, SuggestionAnswer>();
  let failures = 0;
  let flight: { address: string; control: AbortController } | null = null;

  function want(typed: string, onArrival: () => void) {
    const address = failures < maxFailures ? missingAddress(typed, answers) : null;
    if (address !== null && address === flight?.address) return;
    flight?.control.abort();
    flight = null;
    if (address === null) return;
    const own = { address, control: new AbortController() };
    flight = own;
    ask(address, own.control.signal)
      .then((answer) => answers.set(address, answer))
      .catch(() => {
        failures += own.control.signal.aborted ? 0 : 1;
      })
      .finally(() => {
        if (flight !== own) return;
        flight = null;
        onArrival();
      });
  }

  return {
    /**
     * Requests the missing answers for these words; `onArrival` is called when an answer or a failure has
     * arrived.
     */
    want,
    /** All that has been answered so far, each once. */
    known: () => knownOf(answers),
  };
}

type Answers = ReadonlyMap<string, SuggestionAnswer>;

function knownOf(answers: Answers): Suggestion[] {
  const all = [...answers.values()].flatMap(({ suggestions }) => suggestions);
  return [...new Map(all.map((suggestion) => [suggestion.to, suggestion])).values()];
}

/**
 * Requests everything but names first. Then the names by the first two letters of the first identifying word,
 * or by four where two find too many. Where no name begins with them, the names by letters further on: the
 * first letters may contain a typing error.
 */
function missingAddress(typed: string, answers: Answers): string | null {
  const everything = suggestionsPath();
  if (!answers.has(everything)) return everything;
  const words = foldWords(typed);
  const word = words.find((one) => !articles.has(one)) ?? words.at(-1) ?? '';
  const [two, four] = [word.slice(0, 2), word.slice(0, 4)];
  if (two.length < 2 || !beginsForm.test(two)) return null;
  const byTwo = answers.get(suggestionsPath(two));
  if (!byTwo) return suggestionsPath(two);
  if (byTwo.isMore && four.length === 4 && beginsForm.test(four) && !answers.has(suggestionsPath(four)))
    return suggestionsPath(four);
  return addressWithin(word, answers);
}

/**
 * Letters that an error in the first two does not change: from the third on, or from the fourth on as soon as
 * there are four of these, since the second and the third may be swapped.
 */
function addressWithin(word: string, answers: Answers): string | null {
  const within = word.length < 7 ? word.slice(2, 5) : word.slice(3, 7);
  if (!withinForm.test(within)) return null;
  const address = namesWithinPath(within);
  return answers.has(address) || isBegun(word, knownOf(answers)) ? null : address;
}
