import { describe, expect, it } from 'vitest';

import { noRoomText, noTimeText } from '~/features/import/crawling/fetching/limit-fetcher';
import { notAllowedText } from '~/features/import/crawling/robots/read-robots';
import { tourOf } from '~/features/manage/generator/tour-of';

const at = (path: string, title = '') => ({ url: `https://inn.example${path}`, title });
const left = (reason: string) => ({ url: 'https://inn.example/x', reason });

describe('the tour of what was read', () => {
  it.each([
    [[at('/')], [], 'Read 1 page: start page.'],
    [
      [at('/'), at('/zimmer.html'), at('/kontakt'), at('/our-story/')],
      [],
      'Read 4 pages: start page, rooms, contact, about.',
    ],
    [
      [at('/'), at('/rooms/queen-room'), at('/rooms/twin-room'), at('/p?id=3', 'Rates 2026')],
      [left(notAllowedText), left(notAllowedText), left(notAllowedText)],
      'Read 4 pages: start page, rooms (2), rates; left 3 for robots.txt.',
    ],
    [
      [at('/en/'), at('/wine', 'Wine | Jetty Hotel')],
      [left(noTimeText), left(noRoomText), left('The website answered with status 500.')],
      'Read 2 pages: start page, wine; left 1 for want of time; left 1 since the website is large; 1 could not be read.',
    ],
  ])('is a sentence: %#', (pages, skipped, sentence) => {
    expect(tourOf({ pages, skipped })).toBe(sentence);
  });
});
