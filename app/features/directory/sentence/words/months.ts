const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthWord =
  /^(jan(uary?)?|feb(ruary?)?|mar(ch|z)?|apr(il)?|ma[yi]|jun[ei]?|jul[yi]?|aug(ust)?|sept?(ember)?|o[ck]t(ober)?|nov(ember)?|de[cz](ember)?)$/;
const english: Record<string, string> = { mai: 'may', okt: 'oct', dez: 'dec' };
/** The names in French, Italian and Spanish that are no other word. */
const others = new Map(
  [
    'janvier gennaio enero',
    'fevrier febbraio febrero',
    'marzo',
    'avril aprile abril',
    'maggio',
    'juin giugno junio',
    'juillet luglio julio',
    'aout agosto',
    'septembre settembre septiembre',
    'octobre ottobre octubre',
    'novembre noviembre',
    'decembre dicembre diciembre',
  ].flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
);

/** The number of a month by its name, short or not; 0 for any other word. */
export function monthOf(word = ''): number {
  const other = others.get(word);
  if (other !== undefined) return other;
  const short = word.slice(0, 3);
  return monthWord.test(word) ? months.indexOf(english[short] ?? short) + 1 : 0;
}
