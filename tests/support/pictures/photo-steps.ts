import type { Page } from 'playwright';
import sharp from 'sharp';

/** A JPEG of one colour, wide enough for two variants. */
export async function picture(name: string, colour: string) {
  const options = { create: { width: 700, height: 500, channels: 3 as const, background: colour } };
  return { name, mimeType: 'image/jpeg', buffer: await sharp(options).jpeg().toBuffer() };
}

export const cards = (page: Page) => page.getByRole('article', { name: /^Photo \d+ of/ });
export const altTexts = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => card.querySelector('input[name=altText]')?.getAttribute('value')),
  );

export async function describeAll(page: Page, words: readonly string[]) {
  for (const [index, word] of words.entries()) {
    const card = cards(page).nth(index);
    await card.getByLabel(/^Alt text/).fill(word);
    await card.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Alt text saved').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
}
