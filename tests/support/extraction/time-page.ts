import { listCandidates } from '~/features/import/pictures/finding/list-candidates';
import { gatherFacts } from '~/features/import/website-facts/gather-facts';

import { choosePages } from './choose-pages';
import { amenityNames } from './read-hotel-site';

const url = 'https://hotel.com.au/';

/** Reads a page as the two jobs that read websites do: its links, facts and pictures. */
export async function readWhole(html: string) {
  const page = { url, html };
  const links = choosePages(page, 6);
  const facts = await gatherFacts({ url, pages: [page], skipped: [] }, amenityNames);
  return { links, facts, pictures: listCandidates([page], { ownName: 'Quandong House' }) };
}

/** Milliseconds of processor time, the lowest of that many runs. */
export async function cpuOf(work: () => unknown, runs = 1): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/**
 * How much longer the whole input takes than a quarter of it: about 4 where time grows with the length, 16 where it grows with its square.
 * What takes less than 20 milliseconds counts as those, since a clock says little of it.
 */
export async function growthOf(input: string, work: (input: string) => unknown): Promise<number> {
  const floorMs = 20;
  const quarter = await cpuOf(() => work(input.slice(0, input.length / 4)), 3);
  const whole = await cpuOf(() => work(input), 3);
  return Math.max(whole, floorMs) / Math.max(quarter, floorMs);
}
