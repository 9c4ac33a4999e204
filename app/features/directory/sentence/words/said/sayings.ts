import { combined } from './combined';
import { listOf } from './list-of';

/* What is said in a figure of speech, or of things that no listing tells of. */

const onTheDoorstep = combined(
  ['', 'right', 'just'],
  ['on', 'at'],
  ['the', 'our', 'your', 'my'],
  ['doorstep'],
);

/** 'under the stars' rates nothing, and 'a touch of class' names no class. */
export const sayings = onTheDoorstep.concat(
  combined(
    ['', 'a', 'the', 'some', 'any', 'that', 'real', 'little'],
    listOf('hidden gem, hidden treasure, best kept secret, quiet achiever, hidden jewel, gem of a place'),
  ),
  combined(['', 'a', 'like a', 'real'], listOf('home away from home, home from home')).filter(
    (saying) => saying.split(' ').length < 6,
  ),
  combined(
    ['', 'a', 'bit of', 'nice'],
    listOf('touch of class, touch of luxury, bit of class, good vibe, great vibe, nice vibe, chilled vibe'),
  ),
  combined(
    listOf(
      'wine, food, beer, gin, whisky, coffee, cheese, music, art, book, history, garden, sport, theatre',
    ),
    ['lover', 'lovers', 'buff', 'buffs', 'tragic', 'tragics', 'nerd', 'nerds', 'enthusiast', 'enthusiasts'],
  ),
  combined(
    listOf('under, beneath, below, watch, watching, see, seeing, look at, looking at, gaze at, gazing at'),
    ['the stars', 'a starry sky', 'the night sky'],
  ),
  listOf(
    'bells and whistles, whistles and bells, champagne taste, champagne tastes, stargazing, star gazing, stargaze, stargazers, starry nights, clean air, fresh clean air, washing up, keen swimmer, keen swimmers, lap swimmer, lap swimmers, ocean swimmer, ocean swimmers',
  ),
  combined(
    ['', 'big', 'a big', 'a'],
    listOf(
      'dining table, dinner table, long table, long dining table, large dining table, dining room table',
    ),
  ),
);

const smokers = listOf(
  'smoking, smoking room, smoking rooms, smoker room, smokers room, smokers rooms, room for smokers, rooms for smokers, smokers, smoker, smoking area, smoking areas',
);
/** What a house allows or offers, which is asked of it: 'smokers welcome', 'third night free'. */
export const sayingsOfTerms = smokers
  .slice(1, 10)
  .concat(
    combined(
      ['smoking', 'smokers', 'smoker', 'cigarettes', 'vaping'],
      ['', 'is', 'are'],
      listOf('allowed, permitted, ok, okay, welcome, fine, friendly, accepted'),
    ),
    ['for smokers', 'for a smoker', 'smoking area', 'smoking areas', 'smoking balcony'],
    combined(
      ['', 'where', 'room where', 'rooms where', 'place where'],
      ['i can', 'we can', 'you can', 'can i', 'can we'],
      ['smoke', 'smoke inside', 'have a smoke', 'vape'],
    ),
    combined(['allows', 'allowing', 'allow', 'permits'], ['smoking', 'smokers']),
    combined(
      ['', 'the', 'a'],
      listOf('second, 2nd, third, 3rd, fourth, 4th, fifth, 5th, seventh, 7th, one, 1, extra, last'),
      ['night free', 'nights free', 'free night'],
    ),
  );

const storeys = listOf('2, 3, 4, 5, 6, two, three, four, five, six');
/** Where in the building a room is, and how high that is. */
export const sayingsBeside = combined(
  listOf('under, below, fewer than, less than, at most, max, up to, not more than, no more than'),
  storeys,
  ['storeys', 'stories', 'floors', 'levels'],
).concat(
  combined(
    ['', 'on', 'on the', 'on a', 'a'],
    listOf('lower floor, lower floors, low floor, lower level, lower levels, bottom floor'),
  ),
  listOf(
    'low rise, lowrise, low rise building, a low rise building, height clearance, enough height clearance, high clearance',
  ),
  combined(
    ['', 'high', 'low'],
    ['clearance'],
    ['for our', 'for my', 'for a', 'for the'],
    ['van', 'ute', '4wd'],
  ).filter((saying) => saying.split(' ').length < 6),
);
