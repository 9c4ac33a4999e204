import { sql, type SQL } from 'drizzle-orm';

/** A number as it is written in SQL: a bound number is no whole number, which a limit must be. */
export const wholeNumber = (number: number): SQL => sql.raw(String(number));
