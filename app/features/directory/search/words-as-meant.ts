import { sql, type SQL } from 'drizzle-orm';

/** A character for private use, which cannot be typed. */
const mark = '\u{e003}';

/** Stand for the words of a search in a statement that corrects them itself: its table `meant` has their expression as `words`. */
export const wordsAsMeant = [[mark]];

/** An expression with the words as they are meant. */
export const asMeant = (expression: string | SQL): SQL =>
  typeof expression === 'string' && expression.includes(mark)
    ? sql`replace(${expression}, ${`"${mark}"`}, (select words from meant))`
    : sql`${expression}`;
