/** Words without a meaning of their own, in sentences about a place to stay. */
const neutral = new Set(
  `a an the and or of in on at to for by with from as is are was be been being it its this that these those there here which who where when
   you your yours we us our ours they their them he she his her will can could may has have had do does did also too both plus while so just own away
   offer offers offered offering provide provides provided providing feature features featuring come
   comes coming have having no not never without cannot don't doesn't isn't aren't guest guests people persons stay stays staying stayed property place find finds found enjoy enjoys welcome welcomes located
   situated set lies lie sits sit stand stands available into up out about then than such what make makes made use get gets`.split(
    /\s+/,
  ),
);

const numerals: Readonly<Record<string, string>> = Object.fromEntries(
  `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty`
    .split(' ')
    .map((word, index): [string, string] => [word, String(index + 2)])
    .concat([
      ['thirty', '30'],
      ['forty', '40'],
      ['fifty', '50'],
      ['sixty', '60'],
      ['seventy', '70'],
      ['eighty', '80'],
      ['ninety', '90'],
      ['dozen', '12'],
    ]),
);
const numeral = new RegExp(`\\b(?:a (?=dozen\\b))?(${Object.keys(numerals).join('|')})\\b`, 'gi');

const units = 'one two three four five six seven eight nine'.split(' ');
/** 'forty-one' */
const compound = new RegExp(
  `\\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[- ](${units.join('|')})\\b`,
  'gi',
);

/** Ways of saying one thing in several words. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:at no (?:extra |additional |further )?(?:cost|charge)|free of charge|without (?:extra |additional )?charge|complimentary|for nothing)\b/gi,
    'free',
  ],
  [/\b(?:till|until)\b/gi, 'to'],
  [/(?<=\d)\s?([ap])\.?m\b\.?/gi, ' $1m'],
  [/\bon foot\b/gi, 'walk'],
  [/\b(?:is|are) (?=\$\d)/gi, 'costs '],
  [/\bbelong(?:s|ing)? to\b/gi, 'is of'],
  [/\blook(?:s|ing)? (?:out )?over\b/gi, 'overlooks'],
  [
    /\bno (smoking|camping|fishing|pets|dogs|cats|animals|parties|campfires|generators)\b(?! (?:is|are)? ?allowed)/gi,
    'no $1 allowed',
  ],
  [/\b(?:not permitted|forbidden|prohibited)\b/gi, 'not allowed'],
  [/\b(\d+) of (?:the|our|its|these) (?:\d+ )?/gi, 'some $1 '],
];

/** The text with figures for numbers in words, and with one wording for what has several. */
export function normalText(text: string): string {
  const counted = text.replace(compound, (_, tens: string, ones: string) =>
    String(Number(numerals[tens.toLowerCase()]) + units.indexOf(ones.toLowerCase()) + 1),
  );
  const figures = counted.replace(numeral, (_, word: string) => numerals[word.toLowerCase()] ?? word);
  return phrases.reduce((plain, [wording, one]) => plain.replace(wording, one), figures);
}

const endings: readonly (readonly [RegExp, string])[] = [
  [/['’]s?$/, ''],
  [/ies$/, 'y'],
  [/(ss|sh|ch|x)es$/, '$1'],
  [/([^s])s$/, '$1'],
  [/([^aeiou])\1(ing|ed)$/, '$1'],
  [/(?<=\p{L}{3})(ing|ed)$/u, ''],
  [/(?<=\p{L}{3})e$/u, ''],
];

/** Stems that mean the same, and the stems of irregular verbs. */
const oneStem: Readonly<Record<string, string>> = {
  permitt: 'allow',
  permit: 'allow',
  lent: 'lend',
  sold: 'sell',
  held: 'hold',
  taken: 'tak',
  took: 'tak',
  given: 'giv',
  gave: 'giv',
  ran: 'run',
  kept: 'keep',
  ate: 'eat',
  supply: 'suppli',
  every: 'all',
  each: 'all',
  staff: 'open',
  staf: 'open',
  mann: 'open',
  built: 'build',
  television: 'tv',
  tv: 'tv',
  telly: 'tv',
  barbecu: 'bbq',
  barbequ: 'bbq',
  kilometre: 'km',
  kilometr: 'km',
  metr: 'm',
};

/** 'breakfasts' and 'breakfast', 'heated' and 'heat', 'lent' and 'lend' are one word. */
function stemOf(word: string): string {
  const stem = endings.reduce((left, [ending, kept]) => left.replace(ending, kept), word.toLowerCase());
  return Object.hasOwn(oneStem, stem) ? (oneStem[stem] ?? stem) : stem;
}

/**
 * A word as the text has it, in lower case, with its stem; a word without a meaning of its own has no stem.
 */
export type Token = { word: string; stem: string | null };

/** The words and numbers of a text in their order, without punctuation. */
export function tokensOf(text: string): Token[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+(?:['’]\p{L}+)?/gu) ?? [];
  return words.map((word) => ({ word, stem: neutral.has(word) ? null : stemOf(word) }));
}

export const stemsOf = (text: string): string[] => tokensOf(text).flatMap(({ stem }) => stem ?? []);
