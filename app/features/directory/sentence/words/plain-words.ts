import { besideLeads } from './landmark-words';
import { notFar } from './said/not-far';
import { liveShows, whoAndWhy } from './said/who-and-why';
import { wordList } from './word-list';

/** Where travellers of Adelaide come from or go on to. None is a place of this directory. */
const elsewhere = wordList(`
  sydney, melbourne, brisbane, perth, darwin, hobart, canberra, cairns, alice springs, broken hill, mildura, gold coast, the gold coast, queensland, qld, victoria, nsw, new south wales, tasmania, tassie, wa, western australia,
  mount gambier, mt gambier, port augusta, port pirie, port lincoln, whyalla, renmark, coober pedy, interstate, overseas, abroad, new zealand, nz, auckland, wellington, the uk, uk, england, london, scotland, wales, ireland, dublin, germany, munich,
  berlin, austria, vienna, switzerland, zurich, france, paris, italy, rome, milan, spain, madrid, netherlands, the netherlands, holland, belgium, sweden, denmark, norway, finland, poland, greece, turkey, europe, the us, usa, the usa, america, the states, canada,
  vancouver, toronto, new york, california, singapore, malaysia, kuala lumpur, indonesia, bali, thailand, bangkok, vietnam, philippines, the philippines, hong kong, china, shanghai, beijing, taiwan, korea, south korea, seoul, japan, tokyo, india, delhi, mumbai, sri lanka, dubai, the emirates,
  israel, south africa, brazil, argentina, chile, mexico
`);

const waysThere = wordList(
  'from, all the way from, over from, down from, here from, visiting from, flying in from, flying from, coming from, driving from, back to, on to, onto, on our way to, on my way to, on the way to, on route to, en route to, heading to, heading back to, returning to, returning from',
);

/** 'we come from Melbourne', 'on our way to Sydney': no stay is there. */
const elsewhereWords = waysThere.flatMap((way) => elsewhere.map((place) => `${way} ${place}`));

/** Streets, squares and parks of Adelaide with such a name: 'from Victoria Square'. */
const streetsOfElsewhere = waysThere.flatMap((way) =>
  ['melbourne', 'wellington', 'sydney', 'london', 'victoria'].flatMap((name) =>
    wordList('street, st, square, sq, park, road, rd, terrace, lane').map(
      (street) => `${way} ${name} ${street}`,
    ),
  ),
);

/** Names that contain words with a meaning of their own: they stay as they are. */
export const keptWords = streetsOfElsewhere.concat(
  liveShows,
  wordList(`
  semester break, mid semester, trimester break, park lands, parklands, adelaide park lands, adelaide parklands, stroller accessible, pram accessible, easily accessible, accessible by, accessible to, accessible from, accessible via, car accessible, adelaide oval, rundle mall, rundle street, central market, adelaide central market, watch the cricket, watch the footy, watch the football, watch the afl, cricket on tv, city west, city fringe, fringe of the city, edge of the city, city edge, outskirts of the city, city outskirts, city limits, city lights,
  city bus, adelaide central bus station, central bus station, central station, central heating, central air, central coast, central australia, convention centre,
  holiday park, tourist park, caravan park, cabin park, camping park, trailer park, van park, national park, conservation park, wildlife park, theme park, water park, skate park, adelaide convention centre, convention center, adelaide convention center, entertainment centre, adelaide entertainment centre, adelaide zoo, botanic garden,
  adelaide botanic garden, himeji garden, university of adelaide, adelaide university, uni sa, unisa, university of south australia, flinders university,
  festival centre, adelaide festival centre, royal adelaide hospital, glenelg jetty, semaphore jetty, brighton jetty,
  henley jetty, city to bay, flinders medical centre, north terrace, hindley street, gouger street, jetty road,
  the parade, victoria square, adelaide railway station, airport road, brighton road, prospect road, unley road,
  flat screen, flat floor, flat walk, flat white, flat shower, flat rate, flat area,
  family run, family owned, family operated, family business, family name, street parking, on street parking, flat bed, flat ground, adults only, front desk, help desk, reception desk, service desk, information desk, info desk, concierge desk, gluten free, dairy free, lactose free, nut free, sugar free, alcohol free, stress free, hassle free, worry free, fragrance free, feather free, dust free, carpet free, under 18, under 18s, over 18, over 18s, check in desk, bell desk,
  desk staff, desk clerk, pension card, pension discount, age pension, on a pension, on the pension, pool table, holiday inn, tiny house, tiny houses, tiny home, tiny homes, bar fridge, mini bar, wine bar, bath robe, bathrobe, bath towel, bath salts, bar stool, bar snacks, gym shoes, mclaren flat, rowland flat, spring flat, hot dog, cat cafe, dog show, dog racing, dog races, a fire pit, a fire alarm, a fire escape, car free, city council, dog park, dog beach, accessible by, adelaide fringe,
  adelaide festival, west lakes, airport lounge, victor harbor, family tree, spa country, cat house, beach road, beach volleyball, west terrace, south terrace, east terrace, king william street,
  king william road, barossa valley way, weekly clean, daily clean, kids club, kids menu, kids activities, mount lofty botanic garden, mount lofty house, mt lofty house, gawler place,
  adelaide 500, adelaide writers week, writers week, adelaide film festival, adelaide cabaret festival, adelaide guitar festival, tour down under, christmas pageant,
  christmas market, xmas market, xmas pageant, xmas lights, christmas present, xmas present, christmas gift, xmas gift, christmas shopping, xmas shopping, christmas tree, christmas lights, christmas in july, xmas in july, chinese new year, lunar new year,
  greek easter, orthodox easter, dog house, late check in, early check in, late check out, early check out, after check out,
  pension day, city bay, dog minding, dog sitting, dog sitter, dog boarding, dog kennel, dog groomer, dog walker, dog walking, pet sitting, pet sitter, pet minding, pet boarding, cat sitting, cat sitter, cat boarding, airport bus, airport noise, airport taxi, airport train, specialist appt, doctor appt, doctors appt, dr appt, medical appt, hospital appt, dentist appt, eye appt, surgeon appt, surgery appt, appt at, appt with dr, appt with doctor, appt with my, appt with our, appt with the doctor, appt with a doctor, appt with a specialist, appt with specialist, appt with the specialist, appt with a surgeon, appt with the surgeon, appt with the bank, my appt, pet hotel, dog hotel, cat hotel, cattery,
  adelaide studio, glenside studio, film studio, recording studio, dance studio, yoga studio, pilates studio, tattoo studio, tv studio, swimming championship, swimming carnival, swimming comp, swimming competition, swimming meet, swimming club, swimming lesson, swimming squad, swimming event, swim meet, swim school, swim club, swim comp, swim competition, swim carnival, swim team, swim squad, swim lesson, swim event, swim championship, swim with, lion swim, dolphin swim, ocean swim, cat scan, pet scan, business centre, business center, dish washer, dishwasher, half pension, full pension, fire pit, with fire pit, cellar door weekend, wine tasting weekend, wine tasting trip, cellar door trip, cellar door tour, cellar door hopping, cellar door crawl, cellar door visit, garden of unearthly delights, garden of unearthly,
  hotel industry, hotel staff, hotel management, hotel school, hotel code, hotel fire code, hotel rule, hotel policy, hotel policies, hotel regulation, before check in, pensioner special, pensioner concession, kids eat free, children eat free, kids stay free, children stay free, eat free, the greyhound goes, the greyhound stops,
  the greyhound leaves, the greyhound arrives, the greyhound bus, greyhound bus, greyhound coach, greyhound station, greyhound terminal
`),
);

const cannot = ['cant', 'couldnt', 'wont', 'wouldnt', 'never'];
/** 'can't be without a kitchen' and 'don't want to miss a gym' ask for it. */
const notWithout = [
  ...cannot.flatMap((not) =>
    wordList(
      'be, dream of staying, dream of going, do, do it, do that, travel, come, book, function, work, live, go, stay, manage, cope, survive, stay anywhere, stay somewhere, book anything, sleep',
    ).map((verb) => `${not} ${verb} without`),
  ),
  ...['dont want', 'wouldnt want', 'wouldnt like'].flatMap((not) => [
    `${not} to miss`,
    `${not} to be without`,
    `${not} to be stuck without`,
    `${not} to be left without`,
    `${not} to end up without`,
  ]),
];

/** 'pool, inside or outside doesn't matter': either would do. */
const insideOrOut = ['inside', 'indoor', 'indoors'].flatMap((inside) =>
  ['outside', 'outdoor', 'outdoors', 'out'].flatMap((outside) =>
    [`${inside} or ${outside}`, `${outside} or ${inside}`].flatMap((both) =>
      ['', 'either '].flatMap((lead) =>
        ['', ' is fine', ' doesnt matter', ' dont matter', ' dont care'].map((how) => `${lead}${both}${how}`),
      ),
    ),
  ),
);

/** 'march over to Unley', 'nip down to Glenelg'. */
const goings = [
  'march',
  'pop',
  'nip',
  'duck',
  'head',
  'wander',
  'zip',
  'scoot',
  'dash',
  'shoot',
  'trek',
  'mosey',
  'whip',
  'cruise',
  'hop',
  'go',
  'come',
  'slip',
  'toddle',
]
  .concat([
    'marching',
    'popping',
    'nipping',
    'ducking',
    'heading',
    'wandering',
    'zipping',
    'scooting',
    'dashing',
    'shooting',
    'trekking',
    'whipping',
    'cruising',
    'hopping',
    'going',
    'coming',
  ])
  .flatMap((verb) =>
    ['over', 'down', 'up', 'across', 'out', 'along', 'round', 'around'].map((way) => `${verb} ${way} to`),
  );
/** Of towns that are named beside them: 'villages in the Barossa'. */
const townsOf = ['town', 'towns', 'village', 'villages', 'township', 'townships', 'suburb', 'suburbs']
  .flatMap((town) => ['in', 'of', 'around', 'across'].map((where) => `${town} ${where}`))
  .concat(
    wordList(
      'wine town, wine towns, wine village, wine villages, country town, country towns, towns and villages, towns or villages, towns and villages in, towns or villages in, towns and villages of, villages and towns',
    ),
  );

/** 'hotel in any suburb', 'any area is fine'. */
const anyArea = [
  'any suburb',
  'any area',
  'any location',
  'any part of adelaide',
  'whichever suburb',
].flatMap((where) =>
  ['', ' is fine', ' is ok', ' is okay', ' is good', ' will do', ' would do', ' ok', ' fine'].map(
    (how) => `${where}${how}`,
  ),
);

/** Words without a meaning of their own, around those that have one. */
export const fillerPhrases = notFar.concat(
  whoAndWhy,
  elsewhereWords,
  goings,
  townsOf,
  besideLeads,
  notWithout,
  insideOrOut,
  anyArea,
  wordList(`
  in the quarter, the quarter, for a quarter of, for a quarter of the, day trip, day trips, day tripping, day trip base, hens do, hen do, hens night, hen night, hen party, hens party, hens trip, hens getaway, hens group, bucks do, buck do, bucks night, bucks trip, stag do, stag night, stag party,
  outside the window, outside our window, outside my window, outside your window, outside the bedroom window, outside the room, outside our room, outside the kitchen window, out the window, out of the window, outside the front door,
  doesnt matter where, doesnt matter which suburb, doesnt matter what suburb, doesnt matter which area, anywhere doesnt matter, anywhere i dont mind, anywhere we dont mind, doesnt matter where exactly,
  fit a, fits a, fit our, fits our, fit my, fits my, fit the, fits the, that suit a, that suits a, that would suit a, would suit a, which would suit a, to suit a,
  hot shower, hot showers, hot water, girls trip, boys trip, is it too much to ask for, is it too much to hope for, is it too much to expect, too much to ask for,
  dog tired, raining cats and dogs, its raining cats and dogs, swing a cat, swing a cat in, could swing a cat in, you could swing a cat in, room to swing a cat, pool our money, pool our funds, wouldnt say no to, wouldnt turn down, wouldnt knock back, no wait, wait no, scratch that, strike that, make that, no sorry, on second thought, bar none, air bnb, air bnbs, air bnb style, airbnb style, digital nomad, remote worker, fifo worker, shift worker, support worker, ndis worker, student parents, students parents, grey nomad, a spa town, spa town,
  that doesnt cost a fortune, doesnt cost a fortune, wont cost a fortune, not cost a fortune, that doesnt cost too much, doesnt cost too much, that doesnt cost much, doesnt cost much,
  leave the car at home, leave our car at home, leave my car at home, leave the car behind, pensioner, quiet ale, quiet beer, quiet drink, quiet wine, quiet pint, quiet dinner, quiet meal, quiet coffee, quiet chat, quiet word, quiet stroll, quiet walk, quiet read,
  nothing beats, nothing better than, cant beat, you cant beat, cant go past, cant get enough of, never get enough of, no doubt, without doubt, hate not having, hates not having, is not optional, isnt optional, are not optional, arent optional, not optional, but not without, just not without, though not without, certainly not without, never again without, never more without, not again without, should not miss, shouldnt miss, must not miss, mustnt miss, may not miss, must not be missing, should not be missing, mustnt be missing, shouldnt be missing, should not lack, must not lack, mustnt lack, shouldnt lack, is not negotiable, are not negotiable, isnt negotiable, arent negotiable, not negotiable, is non negotiable, are non negotiable, non negotiable, useless without, pointless without, impossible without, so long as, lost without, as long as, onwards, onward, or later, at the earliest, at earliest, not without, never without, free of charge, free of cost, why not, cant we find, cant we get, cant we have, cant you find, couldnt you find, couldnt we find, cant i find, cant i get, nowhere without, nothing without, wed prefer, id prefer, wed rather have, id rather have, dont forget, dont forget about, not to forget, not forgetting, but also, wouldnt mind, family wedding, family reunion, family gathering, family function, family event, family emergency, family funeral,
  in laws, in law, something special, somewhere special, family member, family members, family matter, family dinner, family occasion, family party, family celebration, family birthday,
  por favor, per favore, per piacere, sil vous plait, sil te plait, s il vous plait, vielen dank, danke schon, merci beaucoup, muchas gracias, mille grazie, fancy a, fancy the, fancy some, dreaming of, dreaming of a, dreaming about, dream of, dream of a, dreamt of, craving, craving a, craving some, keen for, keen for a, keen for some, catering to, cater to, caters to, sparkling clean, squeaky clean, spick and span, this time, this time around, looking for, im looking for, we are looking for, i want, i need, we need, we want, would like,
  id like, wed like, place to stay, somewhere to stay, somewhere, something, close to, close by, next to, walking distance to,
  walking distance from, walking distance of, within walking distance of, within walking distance to, near to,
  walk to, can walk to, able to walk to, stroll to, short stroll to, easy stroll to, across from, across the road from, across the street from, short walk to, short walk from, a short walk to, a short walk from, easy walk to, easy walk from, an easy walk to, an easy walk from,
  quick walk to, quick walk from, a quick walk to, a quick walk from, easy walking distance to, easy walking distance of, easy walking distance from, stones throw from, a stones throw from, steps from, vicinity of,
  as close as possible to, and surrounds, surrounds, and surrounding areas, end of town,
  trip to, vacation to, holiday to, getaway to, escape to, travel to, fly to, flying to, drive to, short drive to, quick drive to, easy drive to, scenic drive to, heading to, heading up to, heading down to, heading over to, coming to, moving to, relocating to, off to, going to, travelling to, traveling to, visit to, in or near,
  with access to, go to, per night, a night, each night, price range, book, find, find me, show me, show all, show me all, show us all, list all, see all, view all, find all, find me all, get me, show us, any time, looking 4, looking 4 a, that has,
  that have, which has, south australia, must have, has to have, needs to have, in the area of, the area of, in the centre of, in the center of, the centre of, the center of, in the heart of, in the middle of, can come, can come too, is coming, are coming, coming too, comes too, coming along, come along, come with us, in tow, good morning, good evening, good afternoon, guten tag, how much is, how much are, how much for, do you have, have you got, got any, love to, i would love, id love, we would love, wed love, were after, im after, we are after, chasing, travelling with, traveling with, that are,
  that is, in hospital, rental property, rental accommodation, short term rental, short term let, rooms, room, suite, ich suche, wir suchen, in den, in dem, in der nahe von, on the way to, on our way to, on my way to, en route to, in the family, everything but the kitchen sink, everything but need, everything but needs, everything but we, everything but i, everything but with, everything but must, everything but want, nahe, on site, onsite
`),
);

/** 'budget no issue', 'price doesn't matter': understood, and no bound. */
export const noBounds = [
  ...['too', '2', 'so', 'less', 'is', 'are', 'was', 'were', 'is too', 'are too', 'is so', 'more', 'how'].map(
    (how) => `${how} expensive`,
  ),
  ...wordList(`
    spare no expense, sparing no expense, no expense spared, no expense to be spared, no expenses spared, expense no object, expense is no object, no budget limit, no price limit, mid range, mid priced, midrange, medium price, medium priced, moderately priced, moderate price, average price, good value, great value, value for money, good value for money, best value,
    within a reasonable budget, reasonable budget, within budget, within my budget, within our budget, within the budget, to fit our budget, to fit my budget, fits our budget,
    fits my budget, in our budget, in my budget, stay within budget
  `),
  ...['budget', 'money', 'price', 'cost', 'the price', 'the budget'].flatMap((what) =>
    wordList(`
    no issue, no object, no problem, no limit, is no issue, is no object, is no problem, not an issue, is not an issue, isnt an issue, doesnt matter,
     is flexible, flexible, is open, unlimited, isnt important, not important, is not important
  `).map((how) => `${what} ${how}`),
  ),
];

/** Words that are left out at the ends of the remaining text. */
export const fillerWords = new Set(
  (
    'a an the in on at of for to and or with near by from is are be has have having i we us me my our it that this some any please pls ' +
    'stay stays staying accommodation accommodations accomodation acommodation lodging around within inside located good nice best great ' +
    'ish located adelaide sa australia thanks thank you hi hello can could do does also plus want need your their there where which but place ' +
    'places und mit in im am fur ein eine einen der die das allowed available included preferably ideally really very quite ok okay ' +
    'anywhere nearest closest w n nr as out up down prefer prefers preferred preferring preferable would hoping left because accom accomm essential suche brauche unterkunft unterkunfte unterkuenfte ubernachtung hebergement hebergements alojamiento alojamientos alloggio alloggi logement logements camera habitaciones chambres herberge hospedaje spend either anything something everywhere anytime gday mate after yes must fine so nite vom ab bitte kindly suggest recommend zimmer like looking chance bring bringing keep flying avec com con y en el la de des pres least roughly hey heya hiya hola bonjour salut ciao dear plz pleaze plss ta cheers thx ty wanna gonna get searching search seeking seek look wish were im ive weve got chambre habitacion pour  lovely just here maybe possibly ideal possibility suitable suits offering offers including includes provided priced nicest loveliest price prices rate rates cost costs costing about only just wir sind haben needed required takes theres what whats adl if possible vacation holiday getaway trip break instead'
  ).split(' '),
);
