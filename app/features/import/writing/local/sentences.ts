/** The sentences of a text, each with its punctuation mark. */
export function sentencesOf(text: string): string[] {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (!flat) return [];
  return flat.split(/(?<=[.!?…])\s+(?=[\p{Lu}\p{N}"“‘(])/u).map(ended);
}

/** Adds a full stop unless the text ends with a punctuation mark. */
export const ended = (text: string): string => (/[.!?…]["”’)]?$/.test(text) ? text : `${text}.`);

/** As many whole sentences as fit, else as many words, with an ellipsis. */
export function cutToLength(text: string, max: number): string {
  let kept = '';
  for (const sentence of sentencesOf(text)) {
    const longer = kept ? `${kept} ${sentence}` : sentence;
    if (longer.length > max) break;
    kept = longer;
  }
  if (kept) return kept;
  const cut = text.replace(/\s+/g, ' ').trim();
  return cut.length <= max ? cut : `${cut.slice(0, max - 1).replace(/\s+\S*$/, '')}…`;
}

const english = /\b(?:the|and|of|with|from|our|your|for|to|is|are|at|by)\b/i;
const foreign =
  /(?<!\p{L})(?:der|die|das|und|mit|im|für|unser\p{L}*|il|la|gli|con|di|del|della|nel|tra|los|las|el|en|por|le|les|des|et|avec|une|dans|een|het|met|och|på|med|oraz|nad|em|uma|com)(?!\p{L})/giu;

/** False for a sentence of another language, which does not stand among English ones. */
export const isEnglish = (text: string): boolean =>
  english.test(text) || (text.match(foreign)?.length ?? 0) < 2;

/** One of several wordings, always the same one for the same key. */
export function chosenBy<Way>(key: string, ways: readonly [Way, ...Way[]]): Way {
  let sum = 7;
  for (const character of key) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return ways[sum % ways.length] ?? ways[0];
}

/** A text in capitals as it would be written otherwise; words that `names` have keep their capitals. */
export function calm(text: string, names: readonly string[]): string {
  if (/\p{Ll}/u.test(text)) return text;
  const known = new Map(
    [...names.flatMap((name) => name.split(/[^\p{L}]+/u)), 'Wi-Fi', 'TV', 'SA', 'I']
      .filter((word) => /^\p{Lu}/u.test(word) && word.length > 1)
      .map((word) => [word.toLowerCase(), word]),
  );
  return text
    .toLowerCase()
    .replace(/[\p{L}-]+/gu, (word) => known.get(word) ?? word)
    .replace(/(?:^|[.!?]\s+)\p{Ll}/gu, (start) => start.toUpperCase());
}
