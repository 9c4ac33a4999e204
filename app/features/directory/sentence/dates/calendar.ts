import { addDays, isCalendarDate } from '~/lib/time/dates';

/** Monday is 0. */
export const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The next day of that weekday, today included. */
export const nextWeekday = (today: string, weekday: number): string =>
  addDays(today, (weekday - weekdayOf(today) + 7) % 7);

/** The last day of that weekday before a day. */
export const lastWeekday = (before: string, weekday: number): string =>
  nextWeekday(addDays(before, -7), weekday);

export const mondayAfter = (today: string): string => addDays(today, 7 - weekdayOf(today));

/**
 * The next such day of a month, from `earliest` on; null when no year has that day, or when the given year is
 * over.
 */
export function nextDay(earliest: string, day: number, month: number, year: number | null): string | null {
  const first = Number(earliest.slice(0, 4));
  const years = year === null ? [0, 1, 2, 3, 4, 5, 6, 7, 8].map((more) => first + more) : [year];
  const dates = years.map((each) => `${each}-${twoDigits(month)}-${twoDigits(day)}`);
  return dates.find((date) => isCalendarDate(date) && date >= earliest) ?? null;
}

/** '02' for 2: of a month or a day in a date. */
export const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Easter Sunday by the Gregorian rule. */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (((skipped + 19 * golden + 15) % 30) + 30) % 30;
  const moon = epact - (epact > 28 || (epact === 28 && golden > 10) ? 1 : 0);
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  const days = moon - weekday;
  const month = 3 + Math.floor((days + 40) / 44);
  const day = days + 28 - 31 * Math.floor(month / 4);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

export type Span = { checkIn: string; checkOut: string };

/** Days of Easter, counted from its Sunday; each is one night. */
const ofEaster: Record<string, number> = {
  'good friday': -2,
  'easter friday': -2,
  'easter saturday': -1,
  'easter sunday': 0,
  'easter monday': 1,
  'easter tuesday': 2,
};

const fixed: Record<string, [month: number, day: number, nights: number]> = {
  christmas: [12, 24, 2],
  'christmas eve': [12, 24, 1],
  'christmas day': [12, 25, 1],
  'boxing day': [12, 26, 1],
  'new year': [12, 31, 1],
  'new years day': [1, 1, 1],
  'australia day': [1, 26, 1],
  'anzac day': [4, 25, 1],
  'valentines day': [2, 14, 1],
};

/** South Australia's public holidays on a Monday, by the month and the Monday of it: their weekends begin on Friday. */
const mondays: Record<string, [month: number, nth: number]> = {
  'adelaide cup': [3, 2],
  'kings birthday': [6, 2],
  'labour day': [10, 1],
};

/** Each of them is the only one of its month: 'june long weekend', 'the long weekend in October'. */
const monthsOfMondays: readonly (readonly [holiday: string, months: readonly string[]])[] = [
  ['adelaide cup', ['march', 'mar']],
  ['kings birthday', ['june', 'jun']],
  ['labour day', ['october', 'oct']],
];
const longWeekends = ['long weekend', 'long wkend', 'long wknd', 'long week end'].concat(
  ['bank holiday', 'bank hol', 'public holiday'].flatMap((holiday) => [holiday, `${holiday} weekend`]),
);
const longWeekendNames = monthsOfMondays.flatMap(([holiday, months]) =>
  longWeekends.flatMap((weekend) =>
    months
      .flatMap((month) => [`in ${month}`, `of ${month}`].map((when) => `${weekend} ${when}`))
      .flatMap((when) => [when, `the ${when}`])
      .concat(months.map((month) => `${month} ${weekend}`))
      .map((name) => [name, holiday] as const),
  ),
);

function nthOf(year: number, [month, nth]: [number, number], weekday: number): string {
  return addDays(nextWeekday(`${year}-${twoDigits(month)}-01`, weekday), (nth - 1) * 7);
}

const otherNames: Record<string, string> = {
  ...Object.fromEntries(longWeekendNames),
  ...Object.fromEntries(
    Object.keys(mondays).flatMap((name) => [
      [`${name} weekend`, name],
      [`${name} long weekend`, name],
    ]),
  ),
  'aussie day': 'australia day',
  'oz day': 'australia day',
  xmas: 'christmas',
  'christmas time': 'christmas',
  'xmas eve': 'christmas eve',
  'xmas day': 'christmas day',
  'new years': 'new year',
  'new years eve': 'new year',
  'new year s eve': 'new year',
  'new year s day': 'new years day',
  'new year eve': 'new year',
  'new year day': 'new years day',
  'new yr eve': 'new year',
  'newyear eve': 'new year',
  'newyears eve': 'new year',
  'newyears day': 'new years day',
  'new yrs': 'new year',
  'new yrs eve': 'new year',
  'new yrs day': 'new years day',
  newyears: 'new year',
  nye: 'new year',
  valentines: 'valentines day',
  weihnachten: 'christmas',
  silvester: 'new year',
  ostern: 'easter',
  'easter weekend': 'easter',
  'easter long weekend': 'easter',
  'easter bank holiday': 'easter',
  'easter bank holidays': 'easter',
  'easter bank holiday weekend': 'easter',
  'easter bank holiday monday': 'easter monday',
};

/** Holidays on a Sunday, by the month and the Sunday of it; only their weekends are asked for. */
const sundays: Record<string, [month: number, nth: number]> = {
  'mothers day': [5, 2],
  'fathers day': [9, 1],
};
/** Of Christmas the day counts, and of New Year the first one. */
const daysOfWeekends: Record<string, string> = { christmas: 'christmas day', 'new year': 'new years day' };
const holidayWeekends: ReadonlyMap<string, { of: string; isLong: boolean }> = new Map(
  [...Object.keys(fixed), ...Object.keys(sundays), ...Object.keys(otherNames)]
    .map((name) => [name, otherNames[name] ?? name] as const)
    .filter(([name, known]) => (known in fixed || known in sundays) && !/^(christmas|xmas) eve$/.test(name))
    .flatMap(([name, known]) =>
      ['', 'long '].flatMap((long) =>
        ['weekend', 'wkend', 'wknd', 'week end'].map(
          (weekend) =>
            [
              `${name} ${long}${weekend}`,
              { of: daysOfWeekends[known] ?? known, isLong: long !== '' },
            ] as const,
        ),
      ),
    ),
);

/**
 * The weekend that holds a day or is beside it: from its Friday to its Sunday, or to the Monday of a long one; before a Tuesday from
 * Saturday to that day; of a Wednesday nobody knows which.
 */
function weekendBeside(day: string, isLong: boolean): Span | null {
  const weekday = weekdayOf(day);
  const [tuesday, wednesday, thursday, saturday] = [1, 2, 3, 5];
  if (weekday === wednesday) return null;
  if (weekday === tuesday) return { checkIn: addDays(day, -3), checkOut: day };
  if (weekday === 0) return { checkIn: addDays(day, -3), checkOut: day };
  const friday = addDays(day, thursday + 1 - weekday);
  const nights = isLong && weekday >= saturday ? 3 : 2;
  return { checkIn: friday, checkOut: addDays(friday, nights) };
}

export const holidays: readonly string[] = [
  'easter',
  ...holidayWeekends.keys(),
  ...Object.keys(ofEaster),
  ...Object.keys(fixed),
  ...Object.keys(otherNames),
];

/**
 * The nights of the next such holiday, or of the holiday in a given year. Only the remaining nights when it
 * has begun; null when it is over.
 */
export function holidaySpan(name: string, today: string, inYear: number | null = null): Span | null {
  const weekend = holidayWeekends.get(name);
  const known = weekend?.of ?? otherNames[name] ?? name;
  const year = Number(today.slice(0, 4));
  const years = inYear === null ? [year - 1, year, year + 1] : [inYear];
  const spans = years.flatMap((each) => {
    const span = spanIn(known, each);
    return (weekend ? weekendBeside(span.checkIn, weekend.isLong) : span) ?? [];
  });
  const next = spans.find(({ checkOut }) => checkOut > today);
  return next ? { ...next, checkIn: next.checkIn < today ? today : next.checkIn } : null;
}

/** The nights of a holiday in a year. */
function spanIn(known: string, each: number): Span {
  if (known === 'easter') {
    const sunday = easterSunday(each);
    return { checkIn: addDays(sunday, -2), checkOut: addDays(sunday, 1) };
  }
  const fromSunday = ofEaster[known];
  if (fromSunday !== undefined) {
    const checkIn = addDays(easterSunday(each), fromSunday);
    return { checkIn, checkOut: addDays(checkIn, 1) };
  }
  const movable = mondays[known];
  if (movable) {
    const monday = nthOf(each, movable, 0);
    return { checkIn: addDays(monday, -3), checkOut: monday };
  }
  const sunday = sundays[known];
  if (sunday) {
    const checkIn = nthOf(each, sunday, 6);
    return { checkIn, checkOut: addDays(checkIn, 1) };
  }
  const [month, day, nights] = fixed[known] ?? [1, 1, 1];
  const checkIn = `${each}-${twoDigits(month)}-${twoDigits(day)}`;
  return { checkIn, checkOut: addDays(checkIn, nights) };
}
