/** The names of each month, short or not, also in German, French, Italian and Spanish where they are no other word. */
const names = [
  'jan january januar janvier gennaio enero',
  'feb february februar fevrier febbraio febrero',
  'mar march marz marzo',
  'apr april avril aprile abril',
  'may mai maggio',
  'jun june juni juin giugno junio',
  'jul july juli juillet luglio julio',
  'aug august aout agosto',
  'sep sept september septembre settembre septiembre',
  'oct october okt oktober octobre ottobre octubre',
  'nov november novembre noviembre',
  'dec december dez dezember decembre dicembre diciembre',
];
const months = new Map(names.flatMap((said, at) => said.split(' ').map((name) => [name, at + 1] as const)));

/** The number of a month by its name, short or not; 0 for any other word. */
export const monthOf = (word = ''): number => months.get(word) ?? 0;
