import { hostilePages, ordinaryPage } from '../fakes/hostile-pages';
import { cpuOf, readWhole } from '../support/extraction/time-page';

/** As much as is fetched of one page. */
const bytes = 1_500_000;

/** Processor time of each hostile page and of an ordinary one as long, in milliseconds, the slowest first. */
export async function measurePages() {
  const ordinary = ordinaryPage(bytes);
  for (let round = 0; round < 3; round += 1) await readWhole(ordinary);
  const ordinaryMs = await cpuOf(() => readWhole(ordinary), 5);
  const pages = [];
  for (const { name, make } of hostilePages) {
    const html = make(bytes);
    pages.push({ name, ms: await cpuOf(() => readWhole(html), 3) });
  }
  return { ordinaryMs, pages: pages.sort((one, other) => other.ms - one.ms) };
}
