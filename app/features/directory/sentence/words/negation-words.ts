import { refused, wontDo } from './refused-words';
import { wordList } from './word-list';

/** 'all hotels but the ones in Glenelg'. */
const butThose = wordList(
  'except, except for, but, but not, not, other than, excluding, apart from, all but, everything but, anything but',
).flatMap((lead) => wordList('the ones, those, ones, the one').map((which) => `${lead} ${which}`));
/** 'won't set foot in a motel', 'would sooner camp than use a hostel'. */
const shunning = ['wont', 'wouldnt', 'never', 'cant', 'couldnt', 'never will', 'dont'].flatMap((not) =>
  wordList(
    'set foot in, be seen dead in, be caught dead in, be seen in, be found in, seen dead in, caught dead in',
  ).map((verb) => `${not} ${verb}`),
);
const thanThat = wordList(
  'use, book, stay in, stay at, sleep in, sleep at, live in, be in, share, put up with',
).map((verb) => `than ${verb}`);
/** 'hell will freeze over before I book a hostel'. */
const before = ['i', 'we', 'id', 'wed', 'ill', 'well'].flatMap((who) =>
  wordList('book, stay in, stay at, sleep in, use, set foot in, share').map(
    (verb) => `freeze over before ${who} ${verb}`,
  ),
);
/** 'nobody in the family likes pools'. */
const nobody = ['nobody', 'no one', 'none'].flatMap((none) =>
  wordList(
    'in our group, in the group, in my family, in our family, in the family, in our party, of us, of our group, here',
  ).flatMap((where) =>
    ['wants', 'want', 'likes', 'like', 'needs', 'need', 'uses', 'use'].map(
      (verb) => `${none} ${where} ${verb}`,
    ),
  ),
);
/** 'not suitable for kids', 'not within earshot of a bar', 'a bad experience with hostels'. */
const notWanted = wordList(`
  not suitable for, unsuitable for, not ideal for, not appropriate for, not recommended for, not made for, not set up for, not really wanting,
  not within earshot of, out of earshot of, not within cooee of, not overlooking, not above, not beside, not below, not over, not facing,
  not adjacent to, not backing onto, not across from, not offering, devoid of, no interest whatsoever in, zero interest in,
  absolutely no interest in, enough with, hasnt, no requirement for, no requirements for, not hoping for, not hung up on, not fixated on,
  not concerned with, not too fussed on, not fussed on, not that fussed on, trying to escape, escape from, escaping from, not if there is,
  not if there is a, not if theres, not if it has, nada de, niente, geen, no hay, not in search of, not seeking, not expecting, were not allowed,
  bad experience with, bad experiences with, had a bad experience with, had bad experiences with, a bad experience with, cant deal with,
   cant cope with, cant handle, cant tolerate, unlike, save me from,
  save us from, protect me from, none of them with, none of those with, no place with, no property with, not a place with, not a property with,
  doesnt come with, dont come with
`);
/** 'not the kind of place with a gym'. */
const notTheKind = ['kind', 'sort', 'type', 'kind of place', 'sort of place'].flatMap((kind) =>
  ['with', 'that has'].map((has) => `not the ${kind} ${has}`),
);
/** 'never been keen on hostels', 'never really liked the beach'. */
const neverLiked = ['never', 'never really', 'never much', 'never actually', 'never ever'].flatMap((never) =>
  wordList(`
    been keen on, been that keen on, been too keen on, been so keen on, been very keen on, been one for, been ones for, been much for, been into, been much into, been fond of, been a fan of,
    been fans of, been a big fan of, been big on, been crazy about, been mad on, been mad about, been partial to, been interested in, been sold on, liked, enjoyed, cared for, cared about, cared much for,
    fancied, wanted, taken to, warmed to, understood the fuss about, saw the point of, seen the point of, see the point of, keen on, one for, much for, into, been comfortable in, been happy in
  `).map((verb) => `${never} ${verb}`),
);
/** Words that reject what follows. */
export const negations = butThose.concat(
  nobody,
  notWanted,
  notTheKind,
  shunning,
  thanThat,
  before,
  neverLiked,
  wordList(`
  no, not, non, without, never, except, excluding, exclude, avoid, dont want, dont need, 
  no need for, dont, isnt, is not, arent, are not, other than, anything but, nothing, rather than, instead of,
  but not, not near, far from, away from, hate, afraid of, allergic to, allergy to, allergies to, no allergies to, no allergy to, doesnt have, 
  no more, than a, than an, than the, than in a, than in an, than in the, than at a, w / o, w / out, wout, without any, with no, w / no, neither, nor, not a, not in, not on, not at, minus, ohne, kein, keine, keinen, nicht, sans, pas de,
  sin, senza, 不, 不要, 没有, 无, wont, cant, isnt in, skip, free of, nowhere, lacking, anywhere but,
  everywhere but, everything but, all but, rather not, would rather not, id rather not, prefer not, prefer not to, prefer no,
  not keen on, not into, no interest in, sick of, tired of, shouldnt, wouldnt, didnt, doesnt, not interested in, couldnt care less about, dont care about, 
  never again, never ever, not another,
  not too keen on, not so keen on, not very keen on, not that keen on, not all that keen on, not really keen on, not really into, not much into, not that into, dont mean, didnt mean, hated, disliked, loathed,
  arent interested in, isnt interested in, arent keen on, isnt keen on, arent into, isnt into, arent after, isnt after, arent looking for, isnt looking for, arent fans of, arent a fan of, isnt a fan of,
  never want to see another, never want to see a, never want to see, dont want to see another, dont want to see any, dont want to see, dont show me, dont show, too short for, twice shy with, twice shy about, twice shy of, anything goes bar, everything goes bar, anything goes but, everything goes but, nothing left in, booked out in, fully booked in, sold out in, all booked in, all booked out in, full up in, chockers in, chock a block in, nothing available in, nothing free in, couldnt get anything in, couldnt find anything in,
  no way, refuse, refuse to, refusing, avoiding, avoids, with the exception of, the exception of, exception of, apart from,
  clear of, steer clear of, stay clear of, staying clear of, keep clear of, keep away from, stay away from,
  staying away from, keeping away from, dislike, dislikes, hates, hating, detest, loathe, cant stand, cant bear, fed up with,
  had enough of, anything bar, anywhere bar, everything bar, everywhere bar, all bar, too close to, too near, too far from,
  anywhere but not, everywhere but not, anything but not, everything but not, all but not, anywhere just not, anything just not, anywhere but please not, neednt be, need not be, stuff the, screw the, to hell with, less than keen on, less keen on, anything but keen on, not overly keen on, fear of, fears of, fear from, fear for, in fear of, phobia of, phobia for, phobic of, afraid from, afraid about, scared from, scared by, frightened by, terrified by, panic about, stop showing me, stop showing us, stop showing, stop suggesting, stop offering, neednt have, neednt have a, not if its a, not if it is a, not if its in, not if it is in, not if it has a, not if theres a, done our time in, done my time in, had our share of, had my share of, scared of, frightened of, terrified of, wary of, nervous of, nervous around, not a fan of, no fan of, dont like, 
  any day but, any night but, every day but, cant do, cant make, barring, none of, not one of, not one of those, save for, excl, with the exclusion of, the exclusion of, nope to, no thank you to, no thanks to, say no to, rule out, ruling out, ruled out, omit, omitting, leave out,
  leaving out, discounting, ignore, ignoring, forget, forget about, ditch, ditching, cancel the, scrap the, scratch the, bin the, no longer need, no longer want, zero, nil, no such thing as, no sign of, no trace of, unwilling to,
  reluctant to, reluctant about, object to, objecting to, opposed to, against, anti, veto on, a veto on, ban on, a ban on, bans, banning, prohibits, prohibiting, forbids, forbidding, disallows, refuses, never mind, nevermind, regardless of, any but,
  anything besides, anywhere besides, aside from, in place of, wasnt, werent, hold the, dont let me end up in, dont let us end up in, dont you dare, dont even think of, dont even think about, not opposed to, not averse to, nothing against, have nothing against, not against, no objection to, no objections to, wouldnt object to, dont object to, not interest in, not interest for, not interesting in, not interested on, no interest for, not by any means, not by any means a, never stayed in a, never stayed at a, never slept in a, a no from me for, a no from us for, no from me for, no from us for, a no for, why would i need, why would i want, why would we need, why would we want, why do i need, why do we need, who cares about, not just a, not just an, not just another, isnt just a, isnt just another, not only a, not merely a, not simply a, spare me, spare us, you can keep, had it with, had it up to here with, had my fill of, had our fill of, seen enough of, fed up of, too old for, too young for, too tall for, too grown up for, outgrown, grown out of, a long way from, long way from, miles from, miles away from, as far as possible from, remote from,
  removed from, out of, nobody wants, nobody needs, nobody likes, no one wants, no one needs, no one likes, shant, shant need, missing, lacks, lack of, bored of, bored with,
  done with, too many, too much, not fond of, not partial to, not big on, not mad about, not crazy about, not sold on, not bothered about, not after, not looking for,
  not needing, not wanting, not requiring, not counting, not including, not around, not a single, not actually, not one, dont fancy, dont require,
   dont wish, do not wish for, wont need, wont be needing, dont do, could do without, can do without, lack, can lack, may lack,
  whether or not it has, whether or not it has a, whether or not there is, whether or not there are, whether it has, whether there is, whether there are, whether or not,
  everything besides, all besides, everything else but, anything else but, anywhere else but, everything else except, anything else except, anywhere else except, anything else than, anywhere else than, something else than, somewhere else than, mustnt, none with, not allowed :, dont bother with, dont bother about, havent got, hasnt got, not a big fan of, not big fans of, not fans of, ausser, auser, bloss nicht, bitte nicht, outside, outside of, far away from, opposite of, aint
`),
);
const neededNot = wordList(
  'not needed, not required, not necessary, not essential, not important, not a must, not a priority',
);
/** 'a spa is not necessary', 'cats arent welcome'. */
const isNot = ['not', 'is not', 'isnt', 'are not', 'arent', 'not really', 'not strictly', 'wont be'].flatMap(
  (lead) =>
    wordList(`
    needed, required, necessary, essential, important, a must, a priority, wanted, welcome, ok, okay, an option, for us,
    for me, my thing, our thing, my cup of tea, our cup of tea
  `).map((word) => `${lead} ${word}`),
);
/** 'a pool would be great but is not essential'. */
const butNot = [
  'but is not',
  'but isnt',
  'but its not',
  'but it is not',
  'but it isnt',
  'but not',
  'but thats not',
  'but are not',
  'but arent',
  'but theyre not',
].flatMap((but) =>
  wordList(
    'essential, necessary, needed, required, important, a must, a deal breaker, a dealbreaker, crucial, vital, mandatory, critical',
  ).flatMap((what) =>
    [
      '',
      'would be nice ',
      'would be great ',
      'would be good ',
      'would be lovely ',
      'would be handy ',
      'is nice ',
      'is good ',
      'preferred ',
    ].map((lead) => `${lead}${but} ${what}`),
  ),
);
/** 'where pets are prohibited'. */
const isForbidden = ['', 'is ', 'are ', 'is strictly ', 'are strictly '].flatMap((lead) =>
  wordList('forbidden, prohibited, banned, disallowed').map((word) => `${lead}${word}`),
);
/** 'pools are a no no', 'a hostel is out of the question'. */
export const isOut = ['', 'is ', 'are ', 'would be '].flatMap((lead) =>
  wordList(
    'a no, a hard no, a firm no, a definite no, a no no, a no go, no go, a big no, off the table, out of the question, a deal breaker, a dealbreaker',
  ).map((word) => `${lead}${word}`),
);
/** 'sauna not needed', 'a dishwasher we don't need', 'stairs won't do'. */
export const unneeded = [
  ...['is not', 'isnt', 'are not', 'arent', 'not', 'not really', 'not strictly'].flatMap((not) =>
    wordList('needed, required, necessary, essential, important, a must, a priority').map(
      (how) => `${not} ${how}`,
    ),
  ),
  ...['we', 'i'].flatMap((who) =>
    wordList('dont need, wont need, dont require, dont want, can do without, can live without').map(
      (verb) => `${who} ${verb}`,
    ),
  ),
  ...isOut.filter((words) => /^(is|are) /.test(words)),
  ...wordList(
    'not an option, is not an option, isnt an option, are not an option, arent an option, not wanted',
  ),
  ...['is out', 'are out', 'unnecessary', 'is unnecessary', 'are unnecessary'],
  ...wontDo,
];
/** 'without a pool is out of the question'. */
export const outOfQuestion = isOut
  .filter((words) => /^(is|are|would) /.test(words))
  .concat(
    ['is', 'are', 'would be', 'will be', 'just'].flatMap((verb) =>
      wordList(
        'no good, no use, no use to us, no use to me, useless, pointless, hopeless, a waste of time, not worth it, not an option, no option, not acceptable, unacceptable, not possible, impossible',
      ).map((what) => `${verb} ${what}`),
    ),
    wordList(
      'no deal, no booking, and no booking, no sale, no use, no use to us, no use to me, were not coming, im not coming, we are not coming, well go elsewhere, well look elsewhere, we go elsewhere, i go elsewhere, need not bother, neednt bother, need not apply, neednt apply, rules itself out, rules it out, is ruled out, is off the list, is excluded, forget it, count me out, count us out, im out, were out, not interested, im not interested, were not interested, dont show it, dont show it to me, dont show it to us, dont show me it, dont show me, dont show us, dont send it, dont list it, skip it, leave it out, its no good, its no good to us, its no good to me, its not for us, its not for me, its a no, ill pass, well pass, move on, dont bother, no thanks, no thank you, i wont book, we wont book, i wont come, we wont come, i cant come, we cant come, i cant stay, we cant stay, isnt an option, arent an option, isnt acceptable, wont do, wont work, wont work for us, wont work for me',
    ),
  );
/** 'a dog allergy', 'cat and dog allergies'. */
const allergies = ['', 'and dog ', 'and cat ', 'or dog ', 'or cat '].flatMap((other) => [
  `${other}allergy`,
  `${other}allergies`,
]);
export const negationsAfter = [
  ...refused,
  ...wordList(`
    not, never, no please, free zone, is not, are not, isnt, arent, excluded, not allowed,
    not welcome, not permitted, not needed, not required, not included, not necessary, are not allowed, is not allowed, are not permitted, is not permitted,
    are not welcome, arent allowed, isnt needed, is not needed, unwanted, ? no, ? not for me, - no, no thanks, no thank you, are out, is out, irrelevant, is irrelevant,
    are irrelevant, makes no difference, make no difference, doesnt bother me, dont bother me, doesnt bother us, dont matter, yes or no, maybe not, maybe maybe not, maybe or maybe not, ? no thanks, ? no thank you, ? no way, ? over my dead body, ? nope, ? nah, ? never, ? dont care, ? not fussed, ? no need, ? dont need, ? not needed, ? optional, ? absolutely not, ? definitely not, ? certainly not, ? not really, ? not for us, ? hard pass, ? god no, ? hell no, are beneath us, are beneath me, is beneath us, is beneath me, for next time, for another time, for another trip, can wait, ? who cares, who cares, ? meh, ? pass, ? not bothered, not bothered, not fussed, ? couldnt care less, couldnt care less, ? no idea, ? take it or leave it, i couldnt care less about, we couldnt care less about, take it or leave it, can take it or leave it, ? whatever, ? doesnt matter, ? not important, : no, : none, = no, - no thanks, optional, doesnt matter, not important, isnt important, not essential,
    isnt essential, not a must, unnecessary, not a priority, is not what we want, is not what i want, isnt what we want, isnt what i want, is not what were after, is not what im after, isnt what were after, isnt what im after, is not what we need, is not what i need, are not what we want, forget it, then forget it, then no thanks, then count me out, then count us out, then im out, then were out, nicht notig, nicht erlaubt, not ok, not okay, at home, stays home, stay home, staying home, stays at home, staying at home, is staying home, will stay home,
    stays behind, stay behind, staying behind, allergic, phobia
  `),
  ', no thanks',
  ', no thank you',
  ...allergies,
  ...isNot,
  ...butNot,
  ...isForbidden,
  ...isOut,
  ...wordList(
    'is negotiable, are negotiable, negotiable, can be missing, may be missing, need not apply, neednt apply, cant come, cant stay',
  ),
  ...['is', 'are', 'would be'].flatMap((verb) =>
    ['of no use', 'no use', 'no good', 'useless', 'pointless', 'of no interest', 'a waste of money'].flatMap(
      (what) => ['to us', 'to me', 'for us', 'for me'].map((whom) => `${verb} ${what} ${whom}`),
    ),
  ),
  // 'dog? we left him home'.
  ...['we', 'i'].flatMap((who) =>
    ['left', 'leave', 'are leaving', 'will leave'].flatMap((verb) =>
      ['him', 'her', 'it', 'them'].flatMap((whom) =>
        ['home', 'at home', 'behind', 'with'].flatMap((where) =>
          ['', '? '].map((sign) => `${sign}${who} ${verb} ${whom} ${where}`),
        ),
      ),
    ),
  ),
  // 'breakfast? we never eat it'.
  ...['we', 'i'].flatMap((who) =>
    ['never', 'dont', 'wont', 'hardly ever', 'rarely'].flatMap((not) =>
      wordList(
        'eat it, use it, need it, need one, want it, want one, have it, bother with it, use one, use them, drink',
      ).map((verb) => `? ${who} ${not} ${verb}`),
    ),
  ),
  ...neededNot.flatMap((words) =>
    ['but', 'preferred but', 'nice but', 'would be nice but'].map((lead) => `${lead} ${words}`),
  ),
];
/** 'over $200 is too much' is at most that. */
export const tooMuch = [
  ...wontDo,
  ...['is', 'are', 'would be', 'thats', 'gets', 'is just', 'is way'].flatMap((verb) =>
    wordList(`
      too much, too expensive, too dear, too high, too pricey, over budget, over my budget, over our budget, out of budget, out of range, out of my range,
      out of our range, out of reach, no good, out, out of the question, not an option, not for me, not for us
    `).map((how) => `${verb} ${how}`),
  ),
  ...['', ', ', 'then ', ', then '].flatMap((lead) =>
    wordList(
      'no way, no thanks, no thank you, no good, forget it, not for me, not for us, and im out, not an option, dont bother, skip it, no deal, not interested, im not interested, were not interested, its a no, im out, were out, count me out, count us out, leave it, well pass, ill pass, we pass, i pass, i wont book, we wont book, its too much, thats too much, too much, too dear, too expensive',
    ).map((words) => `${lead}${words}`),
  ),
];
/** Skipped between a negation and what it denies. */
export const lightWords = new Set(
  (
    'a an the do doing is any in at on near of to too very really for with be being have having want my your so by close these those ones which are one ' +
    'im i we ill id wed were go going gonna again ever another even necessarily particularly especially exactly climb climbing use using like liking love share sharing mind care need needs absolute absolutely about accept accepts allow allows serve serves offer ' +
    'touch touching consider considering tolerate right directly smack bang offers provide include includes take takes bring bringing enjoy handle manage stay staying sleep sleeping walk put give show stick send recommend suggest me us'
  ).split(' '),
);

/** 'no party hotel'. */
export const shunned =
  /^(party|chain|noisy|loud|dirty|dodgy|dingy|grotty|seedy|smelly|run|soulless|casino|corporate|touristy)$/;
