import { beforeAll, describe, expect, it } from 'vitest';

import { lostBeside, wrongEnters } from '../../support/forms/enter-presses';
import { permissionTable } from '../../support/permissions/table';
import { answerTo, createWorld, type World } from '../../support/permissions/world';

const screens = [
  ...new Set(permissionTable.flatMap(({ path, get }) => (get ? [path] : []))),
  '/auth?mode=signup',
];

let usual: World;
let rejected: World;
beforeAll(async () => {
  const property = { rejectedAt: new Date(1_700_000_000_000), rejectionReason: 'Which street?' };
  [usual, rejected] = await Promise.all([createWorld(), createWorld({ property, draftIsReady: true })]);
});

/** Buttons beside which words may be lost, with the reason. */
const lostWithReason: Record<string, string> = {
  '/dashboard/profile/export': 'the answer is a file, and the page stays',
  'intent discard': 'what is typed ends with its draft',
  'intent delete': 'what is typed ends with its redirect',
  '/newsletter': 'leads to another page, from which Back leads to what was typed',
  '/search': 'leads to another page, from which Back leads to what was typed',
  '/dashboard/site/amenities/merge': 'leads to another page, as a link does',
};
const isLost = (words: string) =>
  !Object.keys(lostWithReason).some((button) => words.endsWith(`: ${button}`));

describe('before there are scripts', () => {
  it('Enter does the main thing of every form of the build, and no button drops what is typed beside it', async () => {
    const wrong: string[] = [];
    const lost: string[] = [];
    const seen = { pages: 0, forms: 0 };
    for (const path of screens) {
      for (const world of path.includes('$id') ? [usual, rejected] : [usual]) {
        const answer = await answerTo(world, 'admin', path);
        const html = await answer.text();
        if (!answer.headers.get('content-type')?.includes('text/html')) continue;
        seen.pages += 1;
        seen.forms += html.split('<form').length - 1;
        lost.push(
          ...lostBeside(html)
            .filter(isLost)
            .map((words) => `${path}: ${words}`),
        );
        wrong.push(...wrongEnters(html).map((words) => `${path}: ${words}`));
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
    expect([...new Set(lost)]).toEqual([]);
    expect(seen.pages).toBeGreaterThan(80);
    expect(seen.forms).toBeGreaterThan(200);
  });
});
