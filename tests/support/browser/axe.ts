import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that look at colours; to all others the dark is the same as the light. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with the page as it stands, each as a line that begins with `where`. */
export async function axeFindings(
  page: Page,
  where: string,
  { onlyColours = false } = {},
): Promise<string[]> {
  // Without the merging of frames, of which these pages have none, it is twice as quick.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const found = await (onlyColours ? axe.withRules(colourRules) : axe.withTags(tags)).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${where}: ${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Nothing for axe to find on the page as it stands, in light colours and in dark ones. */
export async function expectAccessible(page: Page) {
  await showColours(page, 'light');
  const light = await axeFindings(page, 'light');
  await showColours(page, 'dark');
  const dark = await axeFindings(page, 'dark', { onlyColours: true });
  expect([...light, ...dark]).toEqual([]);
}

/** Colours change by a transition, however short, from each element to those inside it. */
async function showColours(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(() => document.getAnimations().length === 0);
}
