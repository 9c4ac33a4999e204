const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthWord =
  /^(jan(uary?)?|feb(ruary?)?|mar(ch|z)?|apr(il)?|ma[yi]|jun[ei]?|jul[yi]?|aug(ust)?|sept?(ember)?|o[ck]t(ober)?|nov(ember)?|de[cz](ember)?)$/;
const english: Record<string, string> = { mai: 'may', okt: 'oct', dez: 'dec' };

/** The number of a month by its English or German name, short or not; 0 for any other word. */
export function monthOf(word = ''): number {
  const short = word.slice(0, 3);
  return monthWord.test(word) ? months.indexOf(english[short] ?? short) + 1 : 0;
}
