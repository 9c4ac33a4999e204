import axe, { type RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright';
import { expect } from 'vitest';

type Colours = 'light' | 'dark';
type Rules = NonNullable<RunOptions['runOnly']>;

const allRules: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Rules about colours; the results of all others are the same in dark and light colours. */
const colourRules: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** The problems that axe finds on the page as shown, one line for each problem, beginning with `where`. */
async function axeFindings(page: Page, where: string, runOnly: Rules): Promise<string[]> {
  const found = await page.evaluate(
    async (options) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    },
    { runOnly, resultTypes: ['violations'] } satisfies RunOptions,
  );
  return found.map((problem) => `${where}: ${problem}`);
}

/** Expects that axe finds no problem on the page as shown: by all rules in the first colours, then by those about colours. */
export async function expectAccessible(
  page: Page,
  [first, second]: readonly [Colours, Colours] = ['light', 'dark'],
) {
  await showColours(page, first);
  await Promise.all(page.frames().map(giveAxe));
  const byAll = await axeFindings(page, first, allRules);
  await showColours(page, second);
  const byColours = await axeFindings(page, second, colourRules);
  expect([...byAll, ...byColours]).toEqual([]);
}

/** Half a megabyte, which the document keeps. A frame that runs no scripts, such as that of a mail, does without. */
async function giveAxe(frame: Frame) {
  if (frame.parentFrame()) {
    const sandbox = await (await frame.frameElement()).getAttribute('sandbox');
    if (sandbox !== null && !sandbox.includes('allow-scripts')) return;
  }
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(axe.source);
  await frame.evaluate("axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })");
  await frame.evaluate(rememberColours);
}

type Colour = { r: number; g: number; b: number; alpha: number };
type ReadColour = (this: Colour, text: string) => Colour;

/**
 * Runs in the page. Axe reads the few colours of a page anew for each of its texts, and goes through a library of colour spaces
 * each time: a third of its work. A colour that was read before is the same again.
 */
function rememberColours() {
  const { Color } = (window as unknown as { axe: { commons: { color: { Color: { prototype: object } } } } })
    .axe.commons.color;
  const colour = Color.prototype as { parseString: ReadColour };
  const read = colour.parseString;
  const known = new Map<string, Colour>();
  colour.parseString = function (text) {
    const before = known.get(text);
    if (before) return Object.assign(this, before);
    const { r, g, b, alpha } = read.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/** A change of colours runs as a transition, which passes from each element to those inside it. */
async function showColours(page: Page, colorScheme: Colours) {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    while (document.getAnimations().length > 0) await new Promise(requestAnimationFrame);
  });
}
