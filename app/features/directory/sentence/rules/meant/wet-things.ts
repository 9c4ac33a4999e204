import { type Match, unfiltered } from '~/features/directory/sentence/tokens/parts';
import { longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { wordList } from '~/features/directory/sentence/words/word-list';

const leads = combined(
  wordList(
    'place, somewhere, a place, spot, a spot, area, an area, space, a line, racks, a rack, outdoor shower, outside tap, a tap, tap, a hose, hose, hose down area, wash down area, room',
  ),
  ['', 'to', 'for', 'where we can', 'where i can', 'for us to'],
).concat(['to', 'we can', 'i can', 'can we', 'can i', '']);
const verbs = combined(
  wordList(
    'wash, washing, rinse, rinsing, dry, drying, hose, hosing, hang, hanging, clean, cleaning, store, storing, leave, keep',
  ),
  ['', 'off', 'down', 'out', 'up'],
);
const whose = combined(
  ['', 'the', 'our', 'my', 'a', 'some', 'all the'],
  ['', 'wet', 'sandy', 'salty', 'muddy', 'dirty'],
);
const things = wordList(
  'surfboard, surfboards, surf board, surf boards, boards, board, wetsuit, wetsuits, wet suit, wet suits, wetties, dive gear, diving gear, surf gear, fishing gear, beach gear, boogie boards, body boards, paddle boards, paddleboards, kayak, kayaks, sandy feet, fins, snorkels, snorkelling gear, sand off, beach towels, swimmers, bathers',
);

/** The end of one verb with its thing: 'rinse our wetsuits'; 0 elsewhere. */
function oneAt(tokens: readonly Token[], at: number, needsVerb: boolean): number {
  const verb = longestRun(tokens, at, verbs);
  if (verb === 0 && needsVerb) return 0;
  const own = at + verb + longestRun(tokens, at + verb, whose);
  const thing = longestRun(tokens, own, things);
  return thing > 0 ? own + thing : 0;
}

/** 'a place to wash the surfboards and dry wetsuits', 'hose for the boards': of a beach stay, but in no listing. */
export function wetThingsRule(tokens: readonly Token[], at: number): Match | null {
  const lead = longestRun(tokens, at, leads);
  const isHose = /^(hose|tap|racks?|shower|area)$/.test(wordAt(tokens, at + lead - 2));
  const first =
    oneAt(tokens, at + lead, !(isHose && wordAt(tokens, at + lead - 1) === 'for')) || oneAt(tokens, at, true);
  if (first === 0) return null;
  let end = first;
  while (/^(and|or|,|\+)$/.test(wordAt(tokens, end)) && oneAt(tokens, end + 1, false) > 0)
    end = oneAt(tokens, end + 1, false);
  return unfiltered(end - at, 'beside');
}
