import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';

type Colours = 'light' | 'dark';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules about colours; the results of all others are the same in dark and light colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with the page as shown, one line for each problem, beginning with `where`. */
async function axeFindings(page: Page, where: string, { onlyColours = false } = {}): Promise<string[]> {
  // Twice as fast without merging frames, which these pages do not have.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const found = await (onlyColours ? axe.withRules(colourRules) : axe.withTags(tags)).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${where}: ${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Expects that axe finds no problem on the page as shown: by all rules in the first colours, then by those about colours. */
export async function expectAccessible(
  page: Page,
  [first, second]: readonly [Colours, Colours] = ['light', 'dark'],
) {
  await showColours(page, first);
  const byAll = await axeFindings(page, first);
  await showColours(page, second);
  const byColours = await axeFindings(page, second, { onlyColours: true });
  expect([...byAll, ...byColours]).toEqual([]);
}

/** A change of colours runs as a transition, which passes from each element to those inside it. */
async function showColours(page: Page, colorScheme: Colours) {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(() => document.getAnimations().length === 0);
}
