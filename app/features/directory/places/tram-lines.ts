/**
 * Minutes along the two tram lines that run every day, from Adelaide Metro's timetable (GTFS feed version 1692 of 2026-08-20): a
 * weekday around noon, when trams come every ten minutes. The weekend branch to Festival Plaza is left out.
 */
export const timetableDate = '2026-08-20';

/** Minutes from the first stop of the line, and from its last stop on the way back. */
type LineStop = readonly [slug: string, out: number, back: number];

/** Stops by the slug of their landmark. */
export const tramLines: readonly (readonly LineStop[])[] = [
  [
    ['tram-stop-moseley-square', 0, 44],
    ['tram-stop-jetty-road', 1, 42],
    ['tram-stop-brighton-road', 3, 41],
    ['tram-stop-glenelg-east', 4, 40],
    ['tram-stop-glengowrie', 7, 37],
    ['tram-stop-morphettville', 9, 35],
    ['tram-stop-plympton-park', 10, 33],
    ['tram-stop-marion-road', 12, 31],
    ['tram-stop-south-plympton', 13, 30],
    ['tram-stop-beckman-street', 15, 29],
    ['tram-stop-glandore', 16, 28],
    ['tram-stop-south-road', 17, 27],
    ['tram-stop-black-forest', 18, 26],
    ['tram-stop-forestville', 20, 25],
    ['tram-stop-goodwood-road', 22, 22],
    ['tram-stop-wayville', 23, 21],
    ['tram-stop-greenhill-road', 25, 19],
    ['tram-stop-south-terrace', 27, 17],
    ['tram-stop-city-south', 30, 14],
    ['tram-stop-victoria-square', 33, 11],
    ['tram-stop-pirie-street', 36, 8],
    ['tram-stop-rundle-mall', 38, 6],
    ['tram-stop-adelaide-railway-station', 40, 4],
    ['tram-stop-city-west', 42, 2],
    ['tram-stop-royal-adelaide-hospital', 44, 0],
  ],
  [
    ['tram-stop-botanic-gardens', 0, 20],
    ['tram-stop-university', 2, 18],
    ['tram-stop-art-gallery', 5, 15],
    ['tram-stop-adelaide-railway-station', 8, 12],
    ['tram-stop-city-west', 10, 10],
    ['tram-stop-royal-adelaide-hospital', 12, 8],
    ['tram-stop-thebarton', 16, 4],
    ['tram-stop-bonython-park', 17, 2],
    ['tram-stop-entertainment-centre', 20, 0],
  ],
];

const changeAt = 'tram-stop-adelaide-railway-station';
/** Half of the ten minutes between two trams. */
export const changeMinutes = 5;

function directMinutes(from: string, to: string): number {
  const rides = tramLines.flatMap((line) => {
    const [start, end] = [from, to].map((slug) => line.findIndex((stop) => stop[0] === slug));
    const [begin, finish] = [line[start ?? -1], line[end ?? -1]];
    if (!begin || !finish) return [];
    return begin[1] <= finish[1] ? finish[1] - begin[1] : finish[2] - begin[2];
  });
  return Math.min(...rides, Infinity);
}

const between = new Map<string, number>();

/** Minutes in the tram from one stop to another, by one line or with a change at the railway station; Infinity when there is no way. */
export function rideMinutes(from: string, to: string): number {
  const key = `${from} ${to}`;
  const known = between.get(key);
  if (known !== undefined) return known;
  const changed = directMinutes(from, changeAt) + changeMinutes + directMinutes(changeAt, to);
  const direct = directMinutes(from, to);
  const minutes = from === to ? Infinity : Number.isFinite(direct) ? direct : changed;
  between.set(key, minutes);
  return minutes;
}

/** True when the timetable has the stop. */
export const isTimetabled = (slug: string) => tramLines.some((line) => line.some((stop) => stop[0] === slug));
