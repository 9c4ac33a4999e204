import { beforeAll, describe, expect, it } from 'vitest';

import { expectAccessible } from '../support/browser/axe';
import { desktop, openPage, phone } from '../support/browser/pages';
import { addGuide, forgiveMissing, templates } from '../support/browser/templates';

beforeAll(addGuide);

const devices = [
  { device: 'a phone', screens: templates, viewport: phone, colours: ['light', 'dark'] },
  {
    device: 'a desktop',
    screens: templates.filter(({ wide }) => wide),
    viewport: desktop,
    colours: ['dark', 'light'],
  },
] as const;

describe.each(devices)('axe finds no violation on $device', ({ screens, viewport, colours }) => {
  it.each(screens)('$what', async (template) => {
    const page = await openPage({ viewport, colorScheme: colours[0] });
    const response = await page.goto(template.path);
    expect(response?.status()).toBe(template.status ?? 200);
    await expectAccessible(page, colours);
    await forgiveMissing([template]);
  });
});
