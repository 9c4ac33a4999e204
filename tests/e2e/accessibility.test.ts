import { beforeAll, describe, expect, it } from 'vitest';

import { axeFindings } from '../support/browser/axe';
import { desktop, openPage, phone } from '../support/browser/pages';
import { addGuide, forgiveMissing, templates } from '../support/browser/templates';

beforeAll(addGuide);

const wide = templates.filter((template) => template.wide);

describe('axe finds no violation on any public template', () => {
  it.each([
    { looked: 'on a phone in the light', screens: templates, viewport: phone, colorScheme: 'light' },
    { looked: 'on a desktop in the dark', screens: wide, viewport: desktop, colorScheme: 'dark' },
  ] as const)('$looked', { timeout: 180_000 }, async ({ screens, viewport, colorScheme }) => {
    const page = await openPage({ viewport, colorScheme });
    const findings: string[] = [];
    for (const { what, path } of screens) {
      await page.goto(path);
      findings.push(...(await axeFindings(page, what)));
    }
    expect(findings).toEqual([]);
    await forgiveMissing(screens);
  });

  it.each([
    { looked: 'colours on a phone in the dark', screens: templates, viewport: phone, colorScheme: 'dark' },
    { looked: 'colours on a desktop in the light', screens: wide, viewport: desktop, colorScheme: 'light' },
  ] as const)('$looked', { timeout: 180_000 }, async ({ screens, viewport, colorScheme }) => {
    const page = await openPage({ viewport, colorScheme });
    const findings: string[] = [];
    for (const { what, path } of screens) {
      await page.goto(path);
      findings.push(...(await axeFindings(page, what, { onlyColours: true })));
    }
    expect(findings).toEqual([]);
    await forgiveMissing(screens);
  });
});
