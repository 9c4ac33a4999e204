import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match } from '~/features/directory/sentence/tokens/parts';
import { longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { isOut } from '~/features/directory/sentence/words/negation-words';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { wontDo } from '~/features/directory/sentence/words/refused-words';
import { wordList } from '~/features/directory/sentence/words/word-list';

const subjects = wordList('smoking, where smoking, that smoking, smokers, where smokers, cigarettes, vaping');
const forbidden = combined(
  ['', 'is', 'are', 'must be', 'should be', 'is strictly', 'strictly'],
  wordList(
    'not allowed, not permitted, not ok, not okay, not tolerated, not accepted, not welcome, not possible, never allowed, prohibited, forbidden, banned, disallowed',
  ),
).concat(
  combined(
    ['isnt', 'arent'],
    wordList('allowed, permitted, ok, okay, tolerated, accepted, welcome, possible'),
  ),
  'not to be allowed',
  'must not be allowed',
  'should not be allowed',
);
const where = ['in', 'inside', 'in any of']
  .flatMap((lead) =>
    wordList(
      'the room, the rooms, room, rooms, the house, the building, the hotel, the unit, the apartment, my room, our room',
    ).map((what) => `${lead} ${what}`),
  )
  .concat(
    wordList('inside, indoors, on the premises, on site, anywhere, at all, room, rooms, hotel room, please'),
  );
/** 'smoking rooms are a no', 'a smoking room won't do'. */
const rooms = wordList('smoking room, smoking rooms, smoker room, smokers room, smokers rooms');
const roomsRefused = forbidden.concat(
  isOut,
  wontDo,
  wordList(
    'is out, are out, not for us, not for me, are not for us, is not for us, not acceptable, are not acceptable',
  ),
);
/** Nobody who says so asks for it. */
const complaints = /^(wont|isnt|doesnt|cant|problem)$/;

/** 'smoking is not allowed in the room', 'smoking not allowed room': what listings call non-smoking. */
export function smokeFreeRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const subject = longestRun(tokens, at, subjects);
  const room = longestRun(tokens, at, rooms);
  const inRoom = room > 0 ? longestRun(tokens, at + room, roomsRefused) : 0;
  const said = inRoom || (subject > 0 ? longestRun(tokens, at + subject, forbidden) : 0);
  const end = at + (inRoom > 0 ? room : subject) + said;
  if (said === 0 || complaints.test(wordAt(tokens, end))) return null;
  const part = phrases.get(keyOf(['non', 'smoking']));
  return part ? { length: end + longestRun(tokens, end, where) - at, part } : null;
}
