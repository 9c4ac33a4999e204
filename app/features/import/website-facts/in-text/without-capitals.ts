/** 'AND' and its like are small within a name. */
const small = /^(?:and|or|of|the|at|on|in|by|to|near|for)$/i;
/** Words that stay in capitals: states, codes with digits, and short words such as 'BBQ' and 'RSL'. */
const initials = /\d|^(?:SA|NSW|VIC|QLD|WA|NT|TAS|ACT|BBQ|RSL|YHA|GST|TV|CBD|BIG4|NRMA|RAA|UK|USA)$/;

/**
 * A line that shouts, as it would be written otherwise and of the same length: 'CNR DUKES HIGHWAY AND TATIARA ROAD' →
 * 'Cnr Dukes Highway and Tatiara Road'. Other lines stay as they are.
 */
export function withoutCapitals(line: string): string {
  if (/[a-z]/.test(line)) return line;
  const letters = line.replace(/\P{L}/gu, '');
  const isShouted =
    letters.length >= 12 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  if (!isShouted) return line;
  return line.replace(/[\p{L}\d'’]+/gu, (word, at: number) => {
    if (initials.test(word)) return word;
    if (at > 0 && small.test(word)) return word.toLowerCase();
    return word.charAt(0) + word.slice(1).toLowerCase();
  });
}
