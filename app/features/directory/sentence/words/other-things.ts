import { wordList } from './word-list';

const ofShops = 'shop, store, expo, show, supply, supplies, insurance, club, school, competition, comp';
const ofPets = `${ofShops}, food, project, grooming, groomer, hospital, clinic, vet, cemetery, track, race, racing, trial, training, trainer, breeder, agility, toy, shelter, contest, wash`;
const ofRoads = 'road, rd, street, st, avenue, ave, crescent, drive';
const ofGoods = `
  car, car hire, car rental, car show, rent a car, airline, flight, airfare, petrol, fuel, yacht, boat, cruise, watch, linen, linens, bedding, sheet, toiletries,
  brand, goods, shopping, clothes, handbag, chocolate, train, coach, day out, line
`;
const ofTrade = `
  manager, management, owner, receptionist, cleaner, housekeeper, industry, inspection, inspector, auction, developer, development,
  investment, chain, quarantine, voucher, award, awards
`;

/** Words with a meaning, by the last of them, and what may follow them in the name of another thing: 'fire exit', 'pet shop'. */
const seconds: readonly (readonly [heads: string, followers: string])[] = [
  [
    'fire',
    `exit, alarm, station, safety, extinguisher, stair, stairs, stairway, escape, door, drill, blanket, hydrant, warden, ban, season, truck, brigade,
    engine, sale, sprinkler, risk, danger, damage, detector, hose, fighter, fighting, regulation, regulations, rating, evacuation, panel, assembly, proof, resistant, works`,
  ],
  ['pool', `table, hall, cue, competition, comp, tournament, noodle, player, league, shop, supplies`],
  ['spa', `town, village, expo, voucher`],
  [
    'bar',
    `exam, mitzvah, mitzva, code, work, staff, job, tab, crawl, hop, hopping, association, council, tender, manager, chart, graph, soap`,
  ],
  [
    'kitchen',
    `sink, tea, hand, staff, job, garden, drama, renovation, renovator, showroom, show, appliance, cabinet, rules`,
  ],
  ['cook', `island, islands, book, off, strait`],
  ['cooking', `class, classes, school, show, course, competition, lesson, workshop, demonstration`],
  ['internet', `cafe, banking, provider, radio, shopping, dating, safety`],
  ['wireless', `headphone, headphones, keyboard, mouse, charger, charging, speaker, earbuds`],
  ['pet, dog, cat, puppy', ofPets],
  ['cat', `stevens, empire, five, walk, nap`],
  [
    'gym',
    `class, classes, membership, bunny, gear, bag, kit, clothes, wear, competition, comp, teacher, owner, jam`,
  ],
  ['fitness', `tracker, competition, test, instructor, expo, class, classes, show, industry, watch`],
  [
    'beach',
    `wheelchair, towel, chair, umbrella, party, boys, wedding, ceremony, cricket, ball, tennis, soccer, rugby, handball, hut, bag, wear, read,
    cruiser, photos, cleanup, yoga, carnival, tent`,
  ],
  ['balcony', `seat, seats, seating, ticket`],
  [
    'breakfast',
    `meeting, tv, television, radio, club, show, program, event, briefing, seminar, networking, forum, speech`,
  ],
  ['a breakfast, the breakfast, kitchen breakfast', 'bar'],
  ['bath', `seat, chair, board, rail, rails, stool, lift, hoist, mat, house, towel, bomb, product, salts`],
  ['garden', `shed, centre, center, show, festival, tour, tool, gnome, suburb, state, expo, club, party`],
  [
    'family',
    `court, doctor, tree, law, lawyer, history, therapy, therapist, planning, business, feud, heirloom, pass, ticket, day, fun day, bible, crest`,
  ],
  [
    'business',
    `card, school, lunch, lounge, park, suit, study, studies, student, degree, expo, award, awards, show, idea, loan, owner, news, name, breakfast`,
  ],
  [
    'lift',
    `pitch, off, club, share, home, back, into, chair, to the city, from the city, to town, to the station,
    from the station, to work, to hospital, to the hospital, to the oval, to the venue`,
  ],
  ['desk', `job, lamp, staff, clerk, calendar, jockey`],
  ['parking', `fine, ticket, inspector, meter, attendant, offence, officer`],
  ['garage', `sale, band, door, music, rock, punk`],
  ['cot', `death, case, mattress`],
  ['heating', `pad, bill, oil`],
  ['laundry', `basket, detergent, powder, bag`],
  ['view', ofRoads],
  ['rooftop', `cinema, yoga, concert, movie, tent, film`],
  ['luxury, cheap, budget, premium, affordable, luxurious, upmarket, expensive', ofGoods],
  ['budget', `day, speech, estimates`],
  ['premium', `economy, unleaded, member`],
  ['hotel, motel, hostel, resort, villa, apartment', ofTrade],
  [
    'house',
    `boat, boats, sit, sits, sitting, sitter, swap, swaps, swapping, keeping, keeper, wine, music, hunting, moving, move, warming, party, parties, number, rule, concert, plant, of, ${ofRoads}`,
  ],
  ['unit', `of, number, no`],
  [
    'winery, vineyard',
    `tour, tours, wedding, weddings, lunch, lunches, trip, trips, visit, visits, concert, crawl, hopping, job, restaurant, region, run, bus`,
  ],
  ['hotel', `california`],
  ['hostel', `world`],
  ['oven', `door, baked, fresh`],
  ['villa', `park`],
  ['studio', `recording, visit, tour, album, session, ghibli, photo, photos`],
  ['wheelchair', `basketball, rugby, tennis, racing, race, hire, repair, sport, sports, athletics, taxi`],
  ['accessible', `taxi, cab, van, vehicle`],
  [
    'heritage, historic',
    `car, cars, rally, motoring, motor racing, bank, trail, train, railway, museum, month, fleet, walk, cup, racing`,
  ],
  ['romantic', `movie, comedy, novel, author, poet, poets`],
  ['quiet', `achiever, carriage`],
  ['silent', `disco, auction, film, movie, partner, retreat`],
  [
    'boutique',
    `winery, wineries, wine, shop, shops, shopping, brewery, breweries, gin, distillery, clothing, store, fitness, beer`,
  ],
  ['vine', `inn, street, st, road, leaf, tomato`],
  ['vineyard', `tour, tours, hopping, lunch, wedding, work, job`],
  [
    'swim, swimming',
    `suit, costume, cap, coach, at the aquatic centre, at the aquatic center, at sa aquatic, at the sa aquatic, at marion, champs, race, races, final, finals, trial, trials, training, practice, camp, session, sessions, class, classes, nationals, gala, teacher, bathers`,
  ],
  ['machine', `repair, technician, mechanic`],
  ['restaurant', `manager, job, staff, owner, week, award, awards, voucher, inspector, chain, supply`],
  [
    'barbecue, bbq, barbeque',
    `festival, sauce, competition, comp, cook off, championship, championships, masters`,
  ],
  [
    'tasting',
    `tour, tours, plate, australia, menu, note, event, class, classes, trip, platter, panel, weekend, day, session, flight`,
  ],
  ['hills', `hoist`],
  [
    'fridge',
    `magnet, magnets, truck, for insulin, for my insulin, for medication, for my medication, for medicine, for meds, for my meds, for breast milk, for baby milk, for milk, for the milk, for formula`,
  ],
  ['ac', `/ dc, dc`],
];

/** What may come before words with a meaning in the name of another thing: 'car pool', 'grab bar'. */
const firsts: readonly (readonly [heads: string, leaders: string])[] = [
  ['pool', `car, rock, tidal, typing, prize, talent, gene, dead, liver`],
  [
    'bar',
    `grab, towel, crow, roll, bull, nudge, tow, handle, sushi, snack, juice, salad, oyster, espresso, coffee, milk, chocolate, protein, muesli, space, tapas, sushi train, public, sand`,
  ],
  ['kitchen', `soup, hells, thermomix, test`],
  ['fridge', `mini, small, little, wine, medical, beer, insulin`],
  ['cook', `captain, head, line, pastry, short order, a, the, as`],
  ['cat', `copy, wild, big, fat, cool, sabre, tom`],
  ['dog', `sheep, prairie, top, under, sea, salty, mad`],
  ['wheelchair', `beach`],
  ['swimming, swim', `masters`],
  ['beach', `bondi, manly, venice, miami, muscle`],
  ['breakfast', `business, networking, prayer, charity, wedding, working, champagne, fundraising`],
  ['bath', `bird, baby, sun, mud, blood, ice, sponge, bubble`],
  ['garden', `kinder, covent, madison square, community, zoological, winter`],
  ['family', `royal, holy`],
  ['business', `family, small, in show, agri, monkey, big`],
  ['lift', `ski, face, boat, car, fork, pool, weight, dead, give me a, get a, catch a`],
  ['heating, heater', `pool, water, hot water`],
  ['spa', `pet, dog, doggy`],
  ['villa', `aston`],
  ['ramp', `boat, skate, on, off, loading, launching`],
  ['oven, stove', `pizza, dutch, microwave, toaster, camp, camping`],
  [
    // In the plural: 'lovers of old houses'.
    'house, hous',
    `lovers of, lovers of old, public, ale, coach, tree, opera, open, boat, in, government, parliament, glass, bird, full, fun, haunted, clearing, auction, on the, steak, coffee, tea, waffle, pancake, curry`,
  ],
  [
    'winery',
    `visit, visit a, visit the, visit some, visiting some, visiting the, tour, touring, touring the, tour the, explore, explore the, exploring the, hop between, visit, visit a, visiting, visiting a, at the, to the, to a, tour a`,
  ],
  ['unit', `care, burns, medical, storage, shipping, spinal, stroke, cardiac, renal, icu, business`],
  ['desk', `news, help, ticket, at the, front, reception, tour, service, info, information, check in`],
];

const halves = (table: readonly (readonly [string, string])[]) => {
  const byHead = new Map<string, readonly string[]>();
  for (const [heads, others] of table)
    for (const head of wordList(heads)) byHead.set(head, [...(byHead.get(head) ?? []), ...wordList(others)]);
  return byHead;
};

/** What follows a word in the name of another thing, and what comes before it there. */
export const secondHalves = halves(seconds);
export const firstHalves = halves(firsts);
