import { wordList } from '~/features/directory/sentence/words/word-list';

import { endsPart, isBreak, longestRun, type Token, wordAt } from './tokens';

const greetings = wordList(`
  hi, hello, hey, heya, hiya, hola, gday, g day, greetings, good day, good morning, good afternoon, good evening, hi there, hello there, hey there, hi all, hello all,
  hi everyone, hello everyone, hi guys, hey guys, hello guys, hi team, hello team, hi folks, hi mate, gday mate, hey mate, good evening, morning all, morning everyone, hey legends, hi legends, hi lovely people, hello lovely people, me again, hi me again, its me again, hi its me again, hello me again, sorry me again, hello again, hi again, quick question, hi quick question, sorry typo, thanks for your reply, thank you for your reply, thanks for the reply, thanks for getting back to me, thank you for getting back to me, thank you for getting back to me so quickly, thanks for getting back to me so quickly, thanks for the quick reply, hallo, guten tag, bonjour, salut, buongiorno, ciao, buenos dias, hola a todos, ola, bom dia, namaste, ni hao, konnichiwa, annyeong, sorry for my english, sorry for my bad english, sorry my english is bad, excuse my english, dear team, dear all, dear sir, dear madam,
  excuse me, pardon me, sorry to bother you, dear sir or madam, dear sir, dear madam, dear sir madam, dear sirs, dear sir and madam, to whom it may concern, ok, okay, ok so, okay so, please, pls, plz, kindly,
  show me, show us, can you show me, can you show us, could you show me, could you show us
`);

const thanks = [
  ...['thanks', 'thank you', 'thankyou', 'many thanks', 'thanx', 'cheers'].flatMap((word) =>
    [
      '',
      ' a lot',
      ' so much',
      ' very much',
      ' heaps',
      ' a million',
      ' again',
      ' all',
      ' guys',
      ' mate',
    ].flatMap((how) => [`${word}${how}`, `${word}${how} in advance`]),
  ),
  ...wordList('thx, ty, tia, ta, much appreciated, appreciated, with thanks'),
  ...wordList(
    'merci, merci beaucoup, merci bien, danke, danke schon, danke sehr, vielen dank, grazie, grazie mille, mille grazie, gracias, muchas gracias, obrigado, obrigada, muito obrigado, arigato, bedankt, dank u, tack, xie xie',
  ),
];

/** A name follows: 'Kind regards, Sarah'. */
const closings = wordList(
  'regards, kind regards, best regards, warm regards, kindest regards, best wishes, yours sincerely, yours faithfully',
);
const longestSignature = 4;

const what = [
  'suggestions',
  'ideas',
  'recommendations',
  'recommendation',
  'suggestion',
  'tips',
  'advice',
  'options',
  'thoughts',
  'help',
];
const questions = [
  ...what.flatMap((word) => [
    ...[`any ${word}`, `your ${word}`, `${word} welcome`, `any ${word} welcome`, `any ${word} appreciated`],
    ...[`any ${word} would be appreciated`, `${word} appreciated`, `${word} please`, `any good ${word}`],
  ]),
  ...wordList(`
    por favor, per favore, per piacere, sil vous plait, sil te plait, svp, prego, alstublieft, please, pls, plz, plss, pleaze, pretty please, if you please, if possible please, bitte, what do you recommend, what do you suggest, what would you recommend, what would you suggest,
    what can you recommend, what can you suggest, what do you have, what have you got, can you help, can you help me, can you help us, could you help, could you help me,
    could you help us, please help, pls help, help please, let me know, please let me know, can anyone help, can anybody help,
    asap, urgent, urgently, would do nicely, would do the trick, would do the job, would do fine, would do just fine, would fit the bill, would hit the spot, would suit us fine, would suit me fine, would suit us, would suit me, if that exists, if there is such a thing, if you could, if you would, lol, haha, hahaha, xx, xxx, lmk, fyi, btw, cheers xx, thanks xx
  `),
];
const ends = [...thanks, ...questions];

/** How a question begins, for a text of which nothing else is understood. */
const askings = [
  ...['we are', 'were', 'im', 'currently', ''].flatMap((who) =>
    ['looking for', 'searching for', 'looking to find', 'looking to book', 'trying to find'].map((verb) =>
      `${who} ${verb}`.trim(),
    ),
  ),
  ...[
    'can you',
    'could you',
    'would you',
    'can u',
    'can anyone',
    'can anybody',
    'could anyone',
    'would anyone',
    'can someone',
    'does anyone',
    'anyone',
  ].flatMap((who) =>
    [
      'recommend',
      'suggest',
      'know',
      'know of',
      'please recommend',
      'please suggest',
      'find',
      'find me',
      'find us',
      'please find',
      'help me find',
      'help us find',
      'show me',
    ].map((verb) => `${who} ${verb}`),
  ),
  ...['i would be', 'we would be', 'id be', 'wed be', 'would be', 'i am', 'we are'].flatMap((who) =>
    ['grateful', 'thankful', 'happy', 'glad'].map((how) => `${who} ${how} if you could`),
  ),
  ...wordList(`
    search for, please find, please find me, please recommend, please suggest, recommend, suggest, show me, show us, find me, find us, get me, i would like, we would like, id like, wed like,
    i want, we want, i need, we need, any suggestions for, any recommendations for, any ideas for, recommendations for, suggestions for, interested in, what about, how about, chasing, we are after, were after, im after
  `),
];

/** Where the words of the text begin, behind a greeting and signs. */
function startOf(tokens: readonly Token[]): number {
  let at = 0;
  for (let length = -1; length !== 0; at += length) {
    const isMinus = wordAt(tokens, at) === '-' && tokens[at + 1]?.start === tokens[at]?.end;
    // 'okay with a shared bathroom'.
    const isWilling =
      /^(with|to|sharing)$/.test(wordAt(tokens, at + 1)) && /^(ok|okay)$/.test(wordAt(tokens, at));
    length = isBreak(wordAt(tokens, at)) && !isMinus ? 1 : isWilling ? 0 : longestRun(tokens, at, greetings);
  }
  return at;
}

/** How many words there, at the end of a part of the text, are only polite. */
function politeAt(tokens: readonly Token[], at: number): number {
  const closing = longestRun(tokens, at, closings);
  // 'with regards to parking'.
  const isClosing = closing > 1 || (closing > 0 && isBreak(wordAt(tokens, at - 1)));
  if (isClosing && tokens.length - at - closing <= longestSignature) return tokens.length - at;
  const end = at + longestRun(tokens, at, ends);
  return end > at && (end === tokens.length || endsPart(tokens, end)) ? end - at : 0;
}

/** 'motels, no thanks' and 'if there is no wifi then no thanks'; 'motels: no, thanks' is one without its thanks. */
const isRefusal = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at - 1) === 'no' &&
  longestRun(tokens, at, thanks) > 0 &&
  (!/^[:=?-]$/.test(wordAt(tokens, at - 2)) || tokens.some(({ word }) => word === 'if'));

/** A sign at the end, but not the point of 'from 3.12.'. */
const endsNothing = (kept: readonly Token[]) =>
  /^[,!-]$/.test(wordAt(kept, kept.length - 1)) ||
  (wordAt(kept, kept.length - 1) === '.' && !/^[0-3]?\d(\.[01]?\d)?$/.test(wordAt(kept, kept.length - 2)));

/**
 * The words of a text without greetings, thanks and 'please' at its ends and at the ends of its parts, and without the signs
 * around it: what ends a sentence ends it before 'thanks' too. A text of nothing else stays as it is.
 */
export function withoutCourtesy(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  for (let at = startOf(tokens); at < tokens.length; at += 1) {
    const polite = kept.length > 0 ? politeAt(tokens, at) : 0;
    if (polite > 0 && isRefusal(tokens, at))
      kept.push({ ...tokens[at]!, word: 'thanks', end: tokens[at + polite - 1]!.end });
    if (polite > 0) at += polite - 1;
    else kept.push(kept.length > 0 ? tokens[at]! : { ...tokens[at]!, afterHyphen: false });
  }
  while (endsNothing(kept)) kept.pop();
  return kept.length > 0 ? kept : tokens;
}

const cities = [
  '',
  ' sa',
  ' south australia',
  ' australia',
  ' , sa',
  ' , south australia',
  ' , australia',
  ' sa australia',
  ' , sa , australia',
].map((state) => `adelaide${state}`);
/** What makes the city part of something else: 'University of Adelaide', 'anywhere but Adelaide'. */
const ofCity =
  /^(north|nth|noth|nort|south|sth|east|west|port|pt|prot|royal|central|inner|greater|metro|downtown|old|new|of|from|to|for|near|outside|around|beyond|leaving|than|not|no|but|except|excluding|avoid|and|or|the|love|loves|uni|university|is|isnt|hate|between|beside|into|via|visit|visiting|[:-])$/;

/** The words without the city at their end, which says of no stay of this directory where it is: '2 adults, 2 kids, Adelaide SA'. */
export function withoutCity(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex((_, at) => at > 0 && longestRun(tokens, at, cities) === tokens.length - at);
  if (from < 1) return tokens;
  const isIn = wordAt(tokens, from - 1) === 'in' && !/^(check|checking|-)$/.test(wordAt(tokens, from - 2));
  const end = isIn ? from - 1 : from;
  const last = /^[,.]$/.test(wordAt(tokens, end - 1)) ? end - 1 : end;
  // 'motel, pets no in Adelaide'.
  const isAnswer = isIn && wordAt(tokens, end - 1) === 'no';
  const isOfCity = ofCity.test(wordAt(tokens, end - 1)) && !isAnswer;
  return last < 1 || isOfCity ? tokens : tokens.slice(0, last);
}

/** Where the words that are searched for begin, where nothing is understood: behind 'can you recommend'. */
export function behindAsking(tokens: readonly Token[]): number {
  const length = longestRun(tokens, 0, askings);
  const end = /^(a|an|some|any|the)$/.test(wordAt(tokens, length)) ? length + 1 : length;
  return length > 0 && end < tokens.length ? end : 0;
}
