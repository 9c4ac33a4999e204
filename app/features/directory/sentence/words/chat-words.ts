import { fillerWords } from './plain-words';
import { wordList } from './word-list';

/** Words of a conversation. They wish for nothing that a listing could say, so no stay has to have them. */
export const chatWords: ReadonlySet<string> = new Set(
  [
    // Words for people and things.
    `he, she, they, them, his, him, hers, its, their, theirs, ours, mine, yours, myself, himself, herself, themselves, ourselves,
    yourself, these, those, who, whom, whose, whichever, why, how, when, while, since, than, so, though, although, however, even, still,
    already, yet, again, too, much, many, more, most, few, lot, lots, bit, kind, type, thing, things, stuff, someone,
    everyone, anyone, anybody, everybody, both, other, others, another, such, same, enough, either, until,
    till, during, whether, otherwise, therefore, if, as, because, wheres, whos, hows, heres, thats, youre, theyre, hes, shes, youve, youd`,
    // Verbs that help others, and what travellers do.
    `case, failing, bother, showing, am, been, being, did, do, doing, done, had, having, was, will, shall, should, might, may, hasnt, havent, wasnt, werent,
    join, joins, joining, joined, enrol, enrols, enrolled, attend, attending, visiting, visits, travel, travelling, traveling, travels, come, comes, coming, came, go, goes, going,
    went, gone, see, sees, seeing, watch, watching, celebrate, celebrating, celebrates, enjoy, enjoying, explore, exploring, arrive,
    arrives, arriving, arrived, leave, leaves, leaving, land, landing, lands, make, makes, making, take, taking, put, putting, give,
    gives, find, finds, finding, found, think, thinking, thought, know, knows, known, hear, heard, hearing, told, tell, invited, invite,
    plan, planning, planned, hope, wonder, wondering, seem, seems, mean, means, meant, guess, believe, mind, try, trying, decide, decided, spend,
    spending, begin, begins, start, starts, starting, feel, feels, feeling, say, says, said, ask, asking, happen, happens, become, wants, wanted,
    wanting, needs, needing, let, lets, love, loves, loving, likes, liked, booked, reserve, reserving, fancies,
    choose, compare, consider, considering, bringing, brings, brought, uses, auditing, covering, afterwards, afterward, beforehand, stayed, decent, sleep, sleeps, relax, relaxing, unwind, flying`,
    // How it is said, also in other languages.
    `    sir, madam, wat, wats, whats, wot, anyfink, anythin, nething, cherche, cherchons, nous, busco, buscamos, queremos, cerco, cerchiamo, vogliamo, un, une,
    una, uno, cerca, vicino, alla, al, per, fly, flies, flew, drive, drove, driving, enquire, inquire, enquiring, inquiring, accept, allow, allows, allowing, dont, wed, then, onto, into, got, gets, getting, along, sooner, passing, together, cheaper, joking, kidding,
    clean, tidy, spotless, welcoming, easily, safely, cosy, cozy, cosey, comfy, homely, homey, quaint, charming, characterful, snug,
    accepts, pay, pays, paying, paid, true, keep, keeps, keeping, turning, turns, turned, ready, area, fully, planned, exactly, ideal, actual,
    surprised, surprise, surprising, tickets, ticket, live, lives, renovating, renovation, loved, location, swap, holidays, hols, id, ill, relocating, vibes, vibe, crashing, awake, yall, somebody, nobody, ago, um, uh, er, erm, umm, nd, grateful, propose, proposed, provide, provides, serve, serves, serving, compulsory, whatever, else, gunna, ridgy, didge, behaved, bigger, larger, exist, exists, rubbish, showed, chill, chilling, touristy, grandparents, grandson, granddaughter, grandkids, granny, pop, oldies, retired, stopover, layover, package, packages, fab, ridiculous, quote, quoted, normal, oz, typo, reply, replies, legends, quickly, pref, merci, tah,
    arvo, bonza, ripper, beaut, grouse, heaps, chuck, link, joint, reckon, bloody, google, siri, alexa, town, busy, treat, turning, cuppa, rellies, mob,
    several, multiple, strangers, willing, situated, based, itself, way, kindest, gotta, hafta, lemme, gimme, thankyou, thanx, organise, organising, sorted, require, requires, requiring, tho, grazie, danke, gracias, obrigado, obrigada, arigato`,
    // How it is said.
    `lol, lmao, haha, hahaha, hehe, omg, tbh, ngl, btw, fyi, imo, imho, eh, hey, cos, bc, ya, yeah, yep, yes, nah, right, now, basically, actually, honestly, obviously,
    desperately, desperate, urgent, urgently, asap, probably, hopefully, usually, normally, sometimes, ever, kinda, sorta, pretty, rather,
    super, totally, absolutely, definitely, sure, etc, eg, ie, well, oh, wow, yo, sorry, greetings, regards, sincerely, dears, folks,
    guys, help, advice, advise, recommendation, recommendations, suggestion, suggestions, question, fyi, tia, xx, xo, soon, later, once,
    finally, especially, particularly, mainly, mostly, simply, strictly, necessary, pn, bonus, fussy, fussed, desirable, welcome,
    handy, nearby, convenient, conveniently, perfect, perfectly, amazing, awesome, fantastic, wonderful, excellent, fabulous, terrific, pleasant,
    reasonable, proper, properly, preference, happy, glad, excited, tired, broke, everything, somehow, altogether, plenty, wondering`,
    // Words that a filter covers, or that fit every stay.
    `property, properties, digs, hideaway, hideaways, lodgings, kip, spot, option, options, vacancy, vacancies, availability, reservation, choice,
    choices, criteria, requirements, requirement, trip, trips, journey, traveler,
    price`,
    // Words for people who come along, without their number.
    `wife, husband, hubby, partner, missus, girlfriend, boyfriend, mum, mom, mother, dad, father, sister, brother, sisters, brothers, son,
    daughter, sons, daughters, friend, friends, mate, mates, nan, nana, gran, grandma, grandmother, grandpa, grandad,
    grandfather, parents, inlaws, niece, nephew, cousins, nieces, nephews, bridesmaid, bridesmaids, groomsman, groomsmen, delegate, delegates, graduates, graduating, aunt, auntie, uncle, cousin, boss, colleague, colleagues, fiance, fiancee, bestie,
    toddler, nanna, nanas, nannas, newborn, sold, selling, sell, airbnb, airbnbs, tradie, tradies, plumber, plumbers, sparky, sparkies, worker, workers, fifo, nurse, nurses, nomad, nomads, cyclist, cyclists, pensioner,
    filming, pram, prams, stroller, strollers, pushchair, pushchairs, pensioners, patient, patients, retiree, retirees, electrician, carpenter, contractor, contractors, workman, workmen, holidaymaker, holidaymakers, newlywed, newlyweds, foreigner, foreigners, homebody, homebodies, gals, blokes, lads, chaps, fellas, bunch, teenager, teenagers, hitchhiker, hitchhikers, fisho, fishos, surfers, hikers, walkers, golfers, bikers, truckie, truckies, shearers, expat, expats, migrants, sweetheart, relatives, relative, stepkids, stepson, stepdaughter, twins, teen, teens, preschooler, preschoolers, respectful`,
  ].flatMap(wordList),
);

/** The same, unless another word is beside them: 'a bed for tonight', but 'king bed' and 'own entrance'. */
export const looseWords: ReadonlySet<string> = new Set(
  wordList(`
    over, back, before, through, departure, arrival, own, one, ones, all, each, every, extra, bed, beds, days, night, nights, time, times, morning, ute, kid, kids, child, children, baby, bub, toddler,
    comfortable, comfy, beautiful, gorgeous, stunning, big, large, small, little, simple, basic, short, sharing, kip, kipping, bunking, doss, dossing, base, student, students, young, old, older, elderly, locals, work, flight, flights, premises, hideaway, conference, exam, exams, transit, adore, delighted, thrilled, stoked, professional, reunion,
    deal, deals, booking, bookings, guest, guests, client, clients, customer, customers, traveller, travellers, traveler, travelers,
    tourist, tourists, retreat, first, visit, visits, home, sort, budget, price, whole, month, months, week, weeks, year, years, entire, spots, picks, joints, crash, works, working, moving, free, sleeping, list, listing, listings, quality, group, facility, facilities, better, away, check, region, side
  `),
);

/** A small word, chat or a sign. */
export const isFiller = (word: string) =>
  fillerWords.has(word) || chatWords.has(word) || !/[\p{L}\p{N}]/u.test(word);
/** Not a small word, and no chat. */
export const saysSomething = (word: string) => !isFiller(word) && !looseWords.has(word);
