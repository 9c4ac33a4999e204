import { wordList } from './word-list';

/** 'Glenelg is not our scene', 'pools make me nervous', 'a gym would be wasted on us'. */
const isDisliked = [
  ...['is', 'are', 'would be', 'is just', 'are just'].flatMap((verb) =>
    ['us', 'me', 'him', 'her', 'them'].map((who) => `${verb} wasted on ${who}`),
  ),
  ...['not', 'is not', 'isnt', 'are not', 'arent', 'really not', 'not really'].flatMap((not) =>
    ['our', 'my'].flatMap((whose) =>
      ['scene', 'style', 'vibe', 'jam', 'bag', 'idea of fun', 'idea of a holiday'].map(
        (what) => `${not} ${whose} ${what}`,
      ),
    ),
  ),
  ...['make', 'makes'].flatMap((verb) =>
    ['me', 'us', 'him', 'her'].flatMap((who) =>
      ['nervous', 'anxious', 'sick', 'uneasy', 'sneeze'].map((how) => `${verb} ${who} ${how}`),
    ),
  ),
  ...wordList(
    'scare, scares, depress, depresses, worry, worries, freak, freaks, bother, bothers, annoy, annoys, irritate, irritates, stress, stresses, upset, upsets, disturb, disturbs, would bother, would annoy, would upset, would scare',
  ).flatMap((verb) =>
    ['me', 'us', 'him', 'her', 'my', 'our', 'me out', 'us out'].map((who) => `${verb} ${who}`),
  ),
  ...['give', 'gives', 'gave'].flatMap((verb) =>
    ['me', 'us'].flatMap((whom) =>
      wordList('heebie jeebies, willies, shivers, ick, horrors').map((what) => `${verb} ${whom} the ${what}`),
    ),
  ),
  // 'give Glenelg a miss'.
  ...wordList('a miss, a wide berth, the flick, a swerve, the boot'),
  ...['put', 'puts', 'would put', 'will put', 'might put'].flatMap((verb) => [
    `${verb} me off`,
    `${verb} us off`,
  ]),
  ...['hated', 'didnt like', 'did not like', 'disliked', 'loathed', 'regretted'].flatMap((verb) =>
    ['and', 'and we', 'and i', 'which we', 'which i', 'but', 'but we', 'but i'].map(
      (who) => `${who} ${verb} it`,
    ),
  ),
  ...wordList('give me the creeps, gives me the creeps, do my head in, does my head in'),
];
/** 'Glenelg is too far', 'the city gets too noisy'. */
const isTooMuch = [
  'is',
  'are',
  'would be',
  'feels',
  'gets',
  'is just',
  'is way',
  'is a bit',
  'is probably',
  'might be',
  'seems',
  'sounds',
].flatMap((verb) =>
  wordList(
    'too far, too far away, too far out, too busy, too noisy, too loud, too touristy, too expensive, too dear, too pricey, too crowded, too remote, too small, overrun, overrated, packed, chockers, a circus, a nightmare, ruined, boring, awful, horrible, too built up, too basic, too posh, too fancy, too much',
  ).map((how) => `${verb} ${how}`),
);
/** 'hostels leave me cold', 'Glenelg is off the menu', 'a hostel? as if'. */
const isRefused = [
  ...['', 'is ', 'are ', 'would be '].flatMap((verb) =>
    wordList(
      'a turn off, off the menu, off the cards, a bridge too far, surplus to requirements, overkill, wasted on us, wasted on me, neither here nor there, the last resort, my last resort, our last resort, excepted',
    ).map((what) => `${verb}${what}`),
  ),
  ', no way jose',
  'aside ,',
  ...['can be', 'may be', 'could be', 'will be', 'would be', 'is', 'are'].flatMap((verb) =>
    ['skipped', 'left out', 'omitted', 'wasted', 'unused', 'unnecessary'].map((what) => `${verb} ${what}`),
  ),
  ...['to', 'is to', 'are to', 'should', 'must', 'has to', 'have to', 'needs to', 'ought to'].map(
    (verb) => `${verb} be avoided`,
  ),
  ...['best avoided', 'is best avoided', 'are best avoided'],
  ...['is', 'are', 'would be', '='].flatMap((verb) =>
    [
      'a nightmare',
      'nightmare',
      'my idea of hell',
      'our idea of hell',
      'the last thing on my mind',
      'the last thing on our mind',
      'the last thing i need',
      'the last thing we need',
      'the last thing i want',
      'the last thing we want',
      'so not me',
      'so not us',
    ].map((what) => `${verb} ${what}`),
  ),
  ...wordList(
    'wont be used, wont get used, would go unused, will go unused, goes unused, can get lost, can stay away, had its day, has had its day, have had their day, need not be listed, neednt be listed, is not something we need, is not something i need, is not something we want, is not something i want, = no, = never, would be awful, would be terrible, would be horrible',
  ),
  ...['dont', 'doesnt'].flatMap((not) => ['me', 'us'].map((whom) => `${not} do it for ${whom}`)),
  // 'pool is no need', 'Glenelg no because too far', as it is said abroad.
  ...['is', 'are'].flatMap((verb) =>
    [
      'no need',
      'not need',
      'no must',
      'not must',
      'no important',
      'no necessary',
      'not obligatory',
      'no obligation',
    ].map((what) => `${verb} ${what}`),
  ),
  'no because',
  ...['leave', 'leaves'].flatMap((verb) => ['me', 'us'].map((whom) => `${verb} ${whom} cold`)),
  ...['', '- ', ', ', '? '].flatMap((sign) =>
    wordList('thanks but no thanks, not that it matters, god forbid, heaven forbid').map(
      (words) => `${sign}${words}`,
    ),
  ),
  ...wordList(
    'rather not, id rather not, we would rather not, wed rather not, id sooner not, sooner not, been there done that, been there, done it, did that, seen it, you must be joking, you must be kidding, as if, please no, spare me, in your dreams, not likely',
  ).map((words) => `? ${words}`),
  ...wordList(
    'as a last resort, only as a last resort, if all else fails, only if all else fails, only if nothing else, need not reply, neednt reply',
  ),
];

const forWhom = wordList('us, me, mum, dad, nan, him, her, them, the kids, my wife, my husband').map(
  (whom) => `for ${whom}`,
);
/** 'a motel won't do', 'a shared bathroom doesn't work for us'; of wifi that does not work one complains. */
export const wontDo = [
  ...['wont', 'wouldnt', 'just wont', 'simply wont', 'really wont'].flatMap((not) =>
    [
      ...['do', 'work', 'cut it', 'be suitable', 'be good enough', 'be any good'].flatMap((verb) =>
        ['', 'at all', 'this time', ...forWhom].map((whom) => `${not} ${verb} ${whom}`.trim()),
      ),
      `${not} suit us`,
      `${not} suit me`,
    ].filter((words) => !/ work( at all)?$/.test(words)),
  ),
  ...['isnt', 'arent', 'is not', 'are not'].flatMap((not) =>
    ['going to', 'gonna'].flatMap((will) =>
      wordList('do, work, cut it, suit us, suit me, happen')
        .concat(forWhom.map((whom) => `work ${whom}`))
        .map((verb) => `${not} ${will} ${verb}`),
    ),
  ),
  ...['doesnt', 'dont', 'just doesnt', 'just dont', 'doesnt really', 'dont really'].flatMap((not) =>
    wordList('suit us, suit me, cut it')
      .concat(forWhom.map((whom) => `work ${whom}`))
      .map((verb) => `${not} ${verb}`),
  ),
];

/** What is said against a thing behind its name. */
export const refused = [...isRefused, ...isDisliked, ...isTooMuch, ...wontDo];

const out = wordList('im out, were out, count me out, count us out');
/** 'also motels we don't like', 'the gym can go', at the end of a part of a sentence. */
export const dislikes = ['i', 'we']
  .flatMap((who) =>
    ['dont', 'didnt'].flatMap((not) =>
      wordList('like, want, need, care for, fancy, enjoy').map((verb) => `${who} ${not} ${verb}`),
    ),
  )
  // 'Glenelg I'd avoid', 'wifi I can live without'.
  .concat(
    ['i', 'we'].flatMap((who) =>
      wordList(
        'avoid, hate, detest, loathe, cant stand, can live without, could live without, can do without, could do without, would avoid, would skip, would rather not, try to avoid, refuse, wont have, skip',
      ).map((verb) => `${who} ${verb}`),
    ),
    ['id', 'wed'].flatMap((who) =>
      wordList('avoid, skip, rather avoid, rather not').map((verb) => `${who} ${verb}`),
    ),
  )
  .concat(
    wordList('can go, has to go, must go'),
    out,
    wordList('no way, nope, never, nah, no chance, not a chance, dont bother, forget it')
      .concat(out)
      .map((words) => `, ${words}`),
  );
