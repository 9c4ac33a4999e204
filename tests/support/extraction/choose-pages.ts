import { planPages } from '~/features/import/crawling/choose-pages';
import type { ReadPage } from '~/features/import/crawling/markup/read-page';

/** The first pages that a start page alone leads to, in the order in which they are read. */
export function choosePages(start: ReadPage, count: number): string[] {
  const plan = planPages(start);
  return Array.from({ length: count }, () => plan.next()).filter((url) => url !== null);
}
