import { beforeAll, describe, expect, it } from 'vitest';

import { wrongEnters } from '../../support/forms/enter-presses';
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

describe('Enter', () => {
  it('does the main thing of every form of the build, before there are scripts', async () => {
    const wrong: string[] = [];
    const seen = { pages: 0, forms: 0 };
    for (const path of screens) {
      for (const world of path.includes('$id') ? [usual, rejected] : [usual]) {
        const answer = await answerTo(world, 'admin', path);
        const html = await answer.text();
        if (!answer.headers.get('content-type')?.includes('text/html')) continue;
        seen.pages += 1;
        seen.forms += html.split('<form').length - 1;
        wrong.push(...wrongEnters(html).map((words) => `${path}: ${words}`));
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
    expect(seen.pages).toBeGreaterThan(80);
    expect(seen.forms).toBeGreaterThan(200);
  });
});
