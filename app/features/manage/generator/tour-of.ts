import { nameOfPage } from '~/features/import/crawling/choose-pages';
import { noRoomText, noTimeText } from '~/features/import/crawling/fetching/limit-fetcher';
import { notAllowedText } from '~/features/import/crawling/robots/read-robots';
import type { PropertyFromUrlResult } from '~/jobs/property-from-url-job';

/**
 * The pages that were read and left out, in one sentence: 'Read 3 pages: start page, rooms, contact; left 2
 * for robots.txt.'
 */
export function tourOf({ pages, skipped }: Pick<PropertyFromUrlResult, 'pages' | 'skipped'>): string {
  const names = pages.map(({ url, title }, index) =>
    index === 0 ? 'start page' : nameOfPage(url, title).slice(0, 40),
  );
  const read = `Read ${pages.length === 1 ? '1 page' : `${pages.length} pages`}: ${counted(names).join(', ')}`;
  return `${[read, ...leftOf(skipped)].join('; ')}.`;
}

/** 'rooms (2)' for two pages about rooms. */
function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} (${count})` : name));
}

const reasons: readonly (readonly [text: string, words: string])[] = [
  [notAllowedText, 'left # for robots.txt'],
  [noTimeText, 'left # for want of time'],
  [noRoomText, 'left # since the website is large'],
];

function leftOf(skipped: PropertyFromUrlResult['skipped']): string[] {
  const of = (text: string) => skipped.filter(({ reason }) => reason === text).length;
  const counted = reasons.map(([text, words]) => [of(text), words] as const);
  const others = skipped.length - counted.reduce((sum, [count]) => sum + count, 0);
  return [...counted, [others, '# could not be read'] as const].flatMap(([count, words]) =>
    count > 0 ? [words.replace('#', String(count))] : [],
  );
}
