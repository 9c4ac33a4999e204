import { combined } from './combined';
import { listOf } from './list-of';

/* What one says aloud around a wish: the work that brings them, how they come, and polite ends. No listing says so. */

/** 'I've a contract at Lyell McEwin', 'I work night shifts'. */
const works = combined(
  listOf('a, a new, a short, a long, a short term, a six month, a three month, my first'),
  listOf(
    'contract, work contract, job contract, secondment, posting, rotation, traineeship, internship, fellowship, residency, locum shift, locum job, locum position',
  ),
).concat(
  combined(
    listOf('work, works, working, do, doing, on, start, starting'),
    listOf(
      'night shift, night shifts, the night shift, day shift, day shifts, late shift, late shifts, early shifts, split shifts, shift work, shiftwork, nights, rotating shifts, weekends, long hours',
    ),
  ).filter((words) => !/^(on|do|doing|start|starting) (nights|weekends|long)/.test(words)),
);

/** 'my cousin is getting married', 'we're moving our daughter into college'. */
const milestones = combined(
  listOf('get, gets, getting, got, is getting, are getting, being, just, newly'),
  listOf('married, hitched, engaged, wed'),
).concat(
  listOf(
    'married, tie the knot, ties the knot, tying the knot, tied the knot, walk down the aisle, walking down the aisle, into college, into her college, into his college, into residential college, into boarding school, into halls, into student housing, into student accommodation, into aged care, into a nursing home, into care, into her dorm, into his dorm',
  ),
);

/** 'arriving by train from Melbourne', 'driving across from Perth'; what is there has no meaning before the town it comes from. */
export const comingFrom = combined(
  listOf(
    'arriving, arrive, coming, come, travelling, traveling, travel, here, over, down, up, across, getting in, coming in, coming over, coming up, coming down',
  ),
  listOf(
    'by train, by bus, by coach, by plane, by air, by car, by road, by ferry, by motorbike, on the ferry, on the train, on the bus, on the coach, on the overland, on the ghan, on the indian pacific',
  ),
  ['from'],
).concat(
  combined(
    listOf(
      'driving, drive, coming, come, flying, fly, heading, head, popping, riding, moving, trekking, travelling, traveling, road tripping',
    ),
    listOf('across, up, out, back, over, down, in, interstate, all the way'),
    ['from'],
  ),
  combined(
    ['taking', 'catching', 'take', 'catch', 'riding'],
    listOf('the train, the bus, the coach, a bus, a train, a coach, the overland, the ghan'),
    ['from', 'over from', 'across from', 'down from', 'up from'],
  ),
);
const arrivals = combined(
  listOf('arriving, arrive, coming, coming in, travelling, traveling, getting in, here'),
  listOf(
    'by train, by coach, by plane, by air, by road, on the overland, on the ghan, on the indian pacific',
  ),
);

/** 'just me and my cello'. */
const carried = combined(
  listOf('me and my, just my, and my, with my, and our, with our, with his, with her'),
  listOf(
    'cello, guitar, violin, viola, double bass, bass guitar, trombone, trumpet, tuba, saxophone, sax, harp, keyboard, bagpipes, banjo, ukulele, accordion, drums, drum kit, didgeridoo, instrument, instruments, laptop, camera, cameras, backpack, thoughts, book, books, sewing machine, easel, telescope',
  ),
).filter((words) => !words.startsWith('me '));

/** 'a playground where our baby can play'. */
const playing = combined(
  ['can', 'could', 'can all', 'can both'],
  listOf(
    'run in, run around, run around in, play, play in, play on, play safely, play outside, run about, run free, let off steam, burn off energy, burn off some energy',
  ),
).concat(listOf('let off steam, burn off energy, burn off some energy, burn some energy'));

/** 'a room by the sea would suit us fine'. */
export const fits = combined(
  listOf('suit, suits, work for, works for, do, does, be fine for, be good for'),
  listOf('us, me, him, her, them, both of us, everyone, the family'),
  [
    '',
    ...listOf(
      'fine, just fine, perfectly, nicely, well, very well, beautifully, best, down to the ground, to a t',
    ),
  ],
).concat(
  combined(
    listOf('do, does, fit, fits, hit, hits, tick, ticks, be, go, goes, make, makes'),
    listOf(
      'nicely, the trick, the job, the bill, the spot, the box, the boxes, all the boxes, all our boxes, all my boxes, spot on, just the ticket, the ticket, just the thing, down well, down a treat, our day, my day, our trip, my trip, our stay',
    ),
  ),
  listOf('be brilliant, be smashing, be grand, be a treat'),
);

/** 'a sauna, if that exists'. */
const ifAny = listOf(
  'if that exists, if such a thing exists, if there is such a thing, if theres such a thing, if there is one, if theres one, if it exists, if one exists, if you could, if you would, if you can, if you dont mind, if its not too much trouble, if its no trouble, if thats possible, if thats ok, if thats okay, if thats alright',
);

/** 'point me to a hostel', 'pull up hotels', 'list venues with function rooms'. */
const asking = combined(
  listOf('point, direct, steer, lead, guide, send, nudge'),
  ['me', 'us'],
  listOf('to, towards, toward, in the direction of, at'),
).concat(
  combined(
    listOf(
      'pull up, bring up, call up, dig up, dig out, look up, look out, rustle up, round up, scare up, hunt down, track down, fish out, throw up, fetch, fetch me, fetch us, line up',
    ),
    ['', 'some', 'a few', 'all', 'any', 'the', 'me', 'us', 'me some', 'us some'],
  ),
  combined(
    listOf('list, show, find, show me, show us, find me, find us, get me, suggest, recommend, any'),
    ['', 'all', 'the', 'some'],
    ['venues'],
  ),
);

export const spoken = works.concat(milestones, arrivals, carried, playing, ifAny, asking, [
  ...combined(
    listOf('my, our'),
    listOf(
      'sales team, project team, work team, whole team, overseas team, overseas clients, client, clients, boss, team, delegates, employees, guests, visitors, crew, staff, colleagues, customers, contractors, workers',
    ),
    listOf(
      'fly in, flies in, fly out, arrives, lands, gets in, arrive, land, get in, come in, are flying in, are arriving, are coming',
    ),
  ),
  ...listOf(
    'auditing stays, reviewing stays, auditing hotels, auditing accommodation, checking out stays, researching stays, researching accommodation, scouting stays, scouting venues, scouting accommodation, inspecting stays',
  ),
]);

/** What heat and other appliances are for: 'a microwave for heating bottles' asks for no heating. */
export const purposes = combined(
  listOf(
    'for heating, for heating up, for reheating, for warming, for warming up, for drying, for boiling, for cooling, for chilling, for keeping, for storing, for sterilising, for sterilizing, for washing, for making, to heat, to heat up, to reheat, to warm, to warm up, to dry, to boil, to cool, to chill, to keep, to store, to sterilise, to sterilize, to wash, to make, heat, warm, dry, sterilise, heat up, warm up, heating, warming, drying, sterilising',
  ),
  ['', 'the', 'our', 'my', 'some', 'wet', 'the babys', 'our babys', 'babys', 'baby'],
  listOf(
    'bottle, bottles, milk, milk bottles, baby bottles, formula, food, baby food, breast milk, meals, leftovers, clothes, wetsuits, wetsuit, uniforms, uniform, swimmers, bathers, towels, boots, gear, washing, medication, medicine, medicines, insulin, soup, noodles, purees',
  ),
);
