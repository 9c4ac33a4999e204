import { combined } from './combined';
import { listOf } from './list-of';

/* Who they are together, what they are fond of, what they cannot do, and why they come. No listing says so. */

/** What a group does or is: 'bridge club', 'swim squad', 'school group leader', 'hockey tournament'. */
export const ofGroup = listOf(`
  swim, swimming, bridge, book, bowls, lawn bowls, bowling, ten pin bowling, tenpin bowling, hockey, netball, basketball, football, footy, soccer, futsal, rugby, rugby league, rugby union, touch footy, touch football, cricket, tennis, table tennis, badminton, squash, pickleball, softball, baseball, tee ball, volleyball, beach volleyball, water polo, rowing, sailing, kayak, canoe, dragon boat, surf lifesaving, surf life saving, lifesaving, athletics, little athletics, cross country, gymnastics, cheer, cheerleading, calisthenics, dance, dancing, ballet, highland dancing, marching, martial arts, karate, judo, taekwondo, boxing, wrestling, fencing, archery, shooting, darts, pool comp, eight ball, snooker, chess, scrabble, poker, gaming, esports, quiz, debating, robotics, maths, science, choral, choir, gospel, barbershop, orchestra, brass band, pipe band, concert band, jazz band, rock band, wedding band, cover, tribute, theatre, drama, improv, film, film crew, camera, tv, photography, camera club, art, painting, craft, quilting, quilters, knitting, sewing, pottery, garden, gardening, rose, orchid, walking, bushwalking, hiking, running, parkrun, triathlon, cycling, bike, mountain bike, motorbike, motorcycle, harley, vespa, scooter, car, classic car, vintage car, mg, mustang, holden, ford, caravan, 4wd, four wheel drive, dog show, cat show, poodle, agility, horse, pony, dressage, equestrian, polo, polocrosse, show jumping, fishing, angling, dive, diving, birdwatching, birding, astronomy, history, family history, genealogy, train, rail, model train, school, primary school, high school, year 12, class, kindy, uni, university, tafe, student, study, alumni, old scholars, church, parish, youth, bible, prayer, mission, mosque, temple, seniors, senior, pensioner, pensioners, probus, rotary, lions, rsl, legacy, veterans, cwa, scout, scouts, girl guides, guides, cubs, brownies, mens shed, womens, mens, ladies, work, staff, sales, office, company, corporate, it, project, construction, site, road, mine, mining, drilling, survey, shutdown, fifo, maintenance, government, council, wedding, bridal, hens, bucks, birthday, reunion, family, tour, coach, bus, cruise, concert, stage, sound, masters, junior, juniors, under 12s, under 14s, under 16s, state, national, national youth, regional, interstate, country, social, charity, fundraising, volunteer, support, sports, sporting, team, party, fringe, festival, wine, whisky, beer, foodie, cooking, food, yoga, meditation, wellness, singles, cosplay, comic, anime, star wars
`);

/** The group: no 'golf club', 'yacht club', 'kids club' or 'night club' which one wants to have near. */
export const groupNouns = listOf(`
  club, clubs, team, teams, squad, squads, group, groups, crew, crews, society, association, choir, band, orchestra, ensemble, troupe, troop, cast, bus tour, coach tour, tour group, touring party, touring group, touring side, delegation, contingent, committee, congregation, offsite, off site, team offsite, away day, team building, planning day
`);
export const eventNouns = listOf(`
  tournament, tournaments, tourney, carnival, carnivals, regatta, championship, championships, champs, comp, comps, competition, competitions, nationals, titles, trials, finals, grand final, semi final, eisteddfod, excursion, camp, tour, rally, bus tour, coach tour, masterclass, hackathon, convention, conference, congress, symposium, expo, trade fair, trade show, jamboree, gala, gala day, open day, retreat, weekend away
`);
/** Who of a group: 'swim squad parents', 'tour bus driver'. */
export const ofTheGroup = listOf(`
  parent, parents, leader, leaders, member, members, coach, coaches, manager, managers, organiser, organisers, organizer, captain, mum, mums, dad, dads, players, girls, boys, ladies, men, women, kids, mates, friends, supporters, staff, volunteers, officials, judges, competitors, participants, attendees, delegates, speakers, secretary, treasurer, president, trip, outing, away trip, reunion, retreat, getaway
`);

/** Behind up to three words of what they love: 'Crows fans', 'wine buffs', 'Adelaide 500 fans'. */
export const fans =
  /^(fans?|buffs?|tragics?|lovers?|supporters?|enthusiasts?|aficionados?|fanatics?|nuts?|spotters?|watchers?|goers|junkies|nerds?|geeks?|diehards?|addicts?|devotees?|hunters|chasers|twitchers)$/;
/** 'ceiling fans' turn. */
export const turning =
  /^(ceiling|electric|portable|pedestal|floor|wall|exhaust|standing|cooling|bathroom|table|desk|extractor|working|good|has|have|with|and|or|the|no|two|three|any|quiet|macadamia|pine|free|of|to|for|in|job|house|bargain|storm|are|is|we)$/;

/** Groups and people that need no other word. */
export const groups = listOf(`
  two families, 2 families, three families, 3 families, several families, a few families, couple of families, delegates, delegate, conference delegates, conference delegate, exhibitors, attendees, conference goers, bridesmaids, groomsmen, bridesmaid, groomsman, usher, ushers, flower girl, page boy, celebrant, bridal party, bride and groom, bride, bride to be, groom, best man, maid of honour, mother of the bride, father of the bride, parents of the bride, wedding party, wedding guests, hens, bucks, hens party, bucks party, birthday girl, roadies, our band, jockeys, strata managers, marathoners, marathon runners, runners, fun runners, ultra runners, trail runners, triathletes, ironman athletes, swimmers, ocean swimmers, cyclists, road cyclists, bikies, bikers, motorcyclists, walkers, hikers, bushwalkers, trekkers, climbers, rock climbers, surfers, kite surfers, windsurfers, kayakers, canoeists, rowers, sailors, yachties, boaties, anglers, fishos, crabbers, scuba divers, free divers, golfers, tennis players, netballers, footballers, cricketers, lawn bowlers, bowlers, darts players, gymnasts, dancers, singers, choristers, chess players, card players, bridge players, poker players, gamblers, punters, racegoers, festival goers, festivalgoers, concert goers, concertgoers, theatre goers, theatregoers, music lovers, opera lovers, birdwatchers, bird watchers, birders, twitchers, train spotters, trainspotters, plane spotters, stargazers, whale watchers, wine tasters, winos, foodies, gourmets, coffee snobs, gamers, cosplayers, collectors, stamp collectors, coin collectors, antique collectors, antique dealers, quilters, knitters, campers, caravanners, van lifers, vanlifers, grey nomads, nomads, flashpackers, pilgrims, missionaries, parishioners, nuns, monks, church youth, scouts, scout leaders, girl guides, cubs, brownies, choir, our choir, chorus, boys choir, book club, our book club, cast and crew, construction crew, building crew, roadworks crew, mining crew, harvest crew, production crew, event crew, maintenance crew, rail crew, crew accom, crew accommodation, crew lodging, crew digs, film crew, tv crew, camera crew, news crew, crew, our crew, road crew, work crew, air crew, aircrew, cabin crew, flight crew, ship crew, ships crew, stage crew, drilling crew, shutdown crew, survey crew, fly in fly out crew, fifo crew, fifo workers, seasonal workers, cruise passengers, cruise passenger, cruisers, cruise ship passengers, passengers, stopover passengers, transit passengers, pensioners, newlyweds, newly weds, just married, honeymooners, honeymoon couple, empty nesters, retirees, self funded retirees, baby boomers, boomers, veterans, vietnam veterans, war veterans, widow, widows, widower, divorcee, expats, expat, new arrivals, migrants, new migrants, refugees, uni mates, uni friends, school mates, army mates, footy mates, work mates, shearing mates, drinking mates, cricket mates, rugby mates, cycling mates, riding mates, running mates, hiking mates, workmates, work colleagues, golf buddies, gym buddies, fishing mates, old school mates, surf mates, single mums, single parents, single parent, new parents, new mum, expectant parents, expectant mum, expectant mother, foster family, foster parents, host family, exchange family, blended family, extended family, crew members, school leavers, year 12s, old scholars, alumni, freshers, first years, honours student, honours students, postgrad, postgrads, undergrads, tourists, sightseers, day trippers, weekenders, shoppers, bargain hunters, stallholders, tesla drivers, tesla driver, tesla owners, tesla owner, ev drivers, ev driver, ev owners, ev owner, harley riders, caravan owners, interstaters, sandgropers, crow eaters, victorians, queenslanders, tasmanians, territorians, sydneysiders, melburnians, scooter user, mobility scooter user, scooter users, mobility scooter users, walker user, cane user, crutch user
`);

/** What they have to live with, which one who lets a room may want to know. */
export const unwell = listOf(`
  deaf traveller, deaf guest, deaf couple, deaf person, blind traveller, blind guest, blind person, blind couple, legally blind, partially blind, partially sighted, visually impaired, vision impaired, visually impaired guest, visually impaired traveller, vision impaired guest, vision impaired traveller, vision impairment, low vision, sight impaired, hearing impaired, hearing impaired guest, hearing impaired traveller, hearing impairment, hard of hearing, partially deaf, profoundly deaf, totally deaf, amputee, paraplegic, quadriplegic, stroke survivor, cancer patient, cancer patients, chemo patient, chemo patients, dialysis patient, dialysis patients, transplant patient, transplant patients, radiotherapy patient, day surgery patient, hospital patient, outpatient, country patient, country patients, ndis participant, ndis participants, neurodivergent, neurodiverse
`);

/** One word that may also be of the furniture or of the chat, so that it counts first or behind 'is' only: 'my partner is blind'. */
export const impaired = ['blind', 'deaf', 'incontinent', 'epileptic', 'frail', 'immobile'];

const days = ['day', 'night', 'week'];
/** Why they come, alone between two commas: 'jury duty, hotel in the city'. */
export const reasons = [
  ...combined(
    listOf(
      '18th, 21st, 30th, 40th, 50th, 60th, 65th, 70th, 75th, 80th, 85th, 90th, 95th, 100th, 1st, first, big, milestone, joint, surprise, family, mums, dads, nans, friends, mates, sisters, brothers, sons, daughters, grandmas, grandpas, wifes, husbands',
    ),
    ['birthday', 'bday', 'birthday party', 'birthday bash', 'birthday celebration', 'birthday celebrations'],
  ),
  ...[18, 21, 30, 40, 50, 60, 70, 75, 80, 90].flatMap((age) => [
    `${age} ${age % 10 === 1 ? 'st' : 'th'}`,
    ...['birthday', 'bday', 'birthday party', 'birthday bash', 'bash', 'celebration', 'celebrations'].map(
      (what) => `${age} ${age % 10 === 1 ? 'st' : 'th'} ${what}`,
    ),
  ]),
  ...combined(
    [
      'wedding',
      'hens',
      'bucks',
      'birthday',
      'graduation',
      'anniversary',
      'race',
      'reunion',
      'court',
      'exam',
      'match',
      'game',
      'gig',
      'conference',
      'open',
      'team',
      'planning',
      'training',
      'moving',
      'election',
      'show',
      'hen',
    ],
    days,
  ),
  ...combined(
    [
      'phd',
      'masters',
      'uni',
      'university',
      'school',
      'nursing',
      'medical',
      'sons',
      'daughters',
      'grandsons',
      'granddaughters',
      'college',
      'tafe',
      'police',
      'army',
    ],
    [
      'graduation',
      'graduation ceremony',
      'exam',
      'exams',
      'interview',
      'interviews',
      'formal',
      'open day',
      'orientation',
      'enrolment',
      'placement',
      'residency',
      'reunion',
      'tour',
    ],
  ),
  ...combined(
    [
      'wedding',
      'engagement',
      'graduation',
      'christening',
      'baptism',
      'naming',
      'funeral',
      'memorial',
      'retirement',
      'farewell',
      'christmas',
      'work',
      'office',
      'staff',
      'leaving',
      'divorce',
      'citizenship',
    ],
    [
      'party',
      'service',
      'ceremony',
      'do',
      'function',
      'celebration',
      'celebrations',
      'drinks',
      'lunch',
      'dinner',
    ],
  ),
  ...combined(
    ['year', 'grade', 'yr'],
    listOf(
      '3, 4, 5, 6, 7, 8, 9, 10, 11, 12, three, four, five, six, seven, eight, nine, ten, eleven, twelve',
    ),
    listOf('camp, excursion, trip, tour, retreat, school camp, school excursion, school trip'),
  ),
  // 'two day seminar'.
  ...combined(
    listOf('half, one, two, three, four, five, 1, 2, 3, 4, 5, all, full, multi'),
    ['day'],
    listOf(
      'seminar, conference, workshop, course, training course, training, summit, symposium, meeting, congress, masterclass, planning session',
    ),
  ),
  ...combined(
    ['anniversary', 'birthday', 'winter', 'summer', 'spring', 'autumn', 'babymoon', 'honeymoon'],
    ['escape'],
  ),
  ...listOf(`
    board retreat, board meeting, board offsite, court case, court hearing, court appearance, court date, custody hearing, family court, jury duty, jury service, tribunal hearing, inquest, job interview, an interview, interview, interviews, new job, exam, exams, uni exams, final exams, open day, uni open day, family reunion, school reunion, class reunion, work reunion, christening, baptism, bar mitzvah, bat mitzvah, first communion, funeral, a funeral, wake, memorial, burial, mums funeral, dads funeral, nans funeral, wedding, a wedding, friends wedding, family wedding, daughters wedding, sons wedding, baby shower, kitchen tea, gender reveal, engagement party, elopement, eloping, proposal, proposing, marriage proposal, first date, graduation, house hunting, flat hunting, home hunting, rental hunting, job hunting, apartment hunting, looking for a house to buy, between houses, between homes, between leases, between rentals, between rental properties, between places, in between houses, house sold, sold our house, sold the house, sold my house, our house sold, settlement delayed, waiting for settlement, waiting on settlement, building a house, building our house, house being built, new build delayed, house renovation, home renovation, home renovations, house renovations, kitchen renovation, bathroom renovation, renovations, renos, renovating, renovating our house, renovating the house, renovating at home, house fire, house flooded, flooded out, water damage, storm damage, insurance claim, insurance job, insurance stay, insurance paying, emergency accommodation needed, relocating, relocation, job relocation, work relocation, corporate relocation, moving house, moving interstate, moving to adelaide, divorce, separation, marriage breakdown, just separated, recently separated, working remotely, remote working, remote work, working from home, wfh, workcation, team offsite, company offsite, offsite, team building, work trip, work conference, gig, a gig, concert, recording session, film shoot, photo shoot, photoshoot, video shoot, audition, auditions, rehearsal, rehearsals, sound check, trade show, trade fair, product launch, sales conference, training course, training, site visit, site audit, stocktake, shutdown, plant shutdown, shut down, harvest, shearing, fruit picking, grape picking, fieldwork, field work, field trip, school excursion, school camp, school trip, school formal, year 12 formal, netball carnival, swimming carnival, rowing regatta, fun run, marathon, half marathon, city to bay, triathlon, ironman, parkrun, bike race, bike ride, road race, car rally, car show, dog show, horse show, horse sale, yearling sales, cattle sale, ram sale, cup day, adelaide cup day, race day, races, the races, test match, big game, medical appointment, medical appointments, doctors appointment, specialist appointment, hospital appointment, hospital appointments, hospital visit, hospital visits, hospital stay, dental work, dental appointment, ivf, ivf treatment, eye surgery, day surgery, surgery, recovering from surgery, recovering from an operation, recovering from a hip replacement, recovery after surgery, post surgery, post op, pre op, chemo, rehab, visiting a patient, visiting patient, visiting a friend in hospital, visiting mum in hospital, visiting dad in hospital, on crutches, baby in nicu, baby in hospital, premature baby, giving birth, birth of grandchild, new grandchild, new grandbaby, meeting the grandkids, visiting the grandkids, visiting grandkids, visiting family, visiting relatives, visiting friends, visiting mum, visiting dad, visiting my mum, visiting my dad, visiting our son, visiting our daughter, visiting my son, visiting my daughter, school drop off, uni move in, wine tour, tasting trip, wine tasting, wine tasting trip, tour down under, the tour down under, cycling tour down under, royal adelaide show, girls night, girls night out, boys night out, mums night off, date night, pub crawl, staycation, stopover, layover, overnight stop, rest stop, halfway stop, elderly dog is incontinent, dog is incontinent, the dog is incontinent, our dog is incontinent
  `),
];
/** Own behind 'with the girls': 'tasting weekend with the girls'. */
export const withWhom = combined(
  ['with', 'with the', 'with my', 'with our', 'w', 'w the'],
  listOf(
    'girls, gals, boys, lads, mates, besties, ladies, girlfriends, sisters, team, crew, gang, squad, in laws, inlaws, other mums, mums',
  ),
);
