import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** Presses 'Look again' on a page without scripts until work has led to this. */
export async function lookUntil(page: Page, shown: Locator) {
  const again = page.getByRole('button', { name: 'Look again' });
  const look = async () => {
    if (await again.isVisible()) await again.click();
    return shown.isVisible();
  };
  await expect.poll(look, { interval: 500 }).toBe(true);
}
