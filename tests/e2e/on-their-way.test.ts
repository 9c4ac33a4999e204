import { describe, expect, it } from 'vitest';

import { enquiryForm, rulesLoaded, stampArrived, timeTrapMs } from '../support/browser/enquiries';
import { openHydrated } from '../support/browser/hydrated';
import { intercept } from '../support/browser/intercept';
import { expectComplaint, openPage, phone } from '../support/browser/pages';
import { newsletterForm } from '../support/server/newsletter';

/** Requests to that address wait until they are let go. */
async function held(page: Awaited<ReturnType<typeof openPage>>, pattern: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await intercept(page, pattern, async (route) => {
    if (route.request().method() === 'POST') await released;
    await route.continue();
  });
  return release;
}

describe('a button shows what it is doing', () => {
  it('when an enquiry is being sent', async () => {
    const page = await openPage({ viewport: phone, address: '198.51.100.236' });
    await openHydrated(page, '/property/tidmarsh-house');
    const form = enquiryForm(page);
    await form.name.fill('Priya Raman');
    await rulesLoaded(page);
    await form.email.fill('priya@example.com');
    await form.message.fill('Is there a cot for a child of two?');
    await stampArrived(page);
    await page.waitForTimeout(timeTrapMs);
    const release = await held(page, '**/*');
    await form.send.click();
    await page.getByRole('button', { name: 'Sending...', exact: true }).waitFor();
    release();
    await page.getByText('Inquiry Sent Successfully!').first().waitFor();
  });

  it('when an address is being subscribed', async () => {
    const page = await openPage({ viewport: phone, address: '198.51.100.237' });
    await openHydrated(page, '/');
    const form = newsletterForm(page);
    await form.email.fill(`waits-${crypto.randomUUID().slice(0, 8)}@example.com`);
    const release = await held(page, '**/newsletter*');
    await form.send.click();
    await page.getByRole('button', { name: 'Subscribing...', exact: true }).waitFor();
    release();
    await page.getByText('Thank you for subscribing to our newsletter.').first().waitFor();
  });
});

describe('a search that the site cannot answer', () => {
  it('has a message and a link to try again', async () => {
    const page = await openPage({ viewport: phone, address: '198.51.100.238' });
    await openHydrated(page, '/guides');
    await intercept(page, '**/search.data*', (route) => route.fulfill({ status: 500, body: 'No' }));
    await page.evaluate(() => {
      const router = (window as unknown as { __remixRouter: { navigate(to: string): void } }).__remixRouter;
      router.navigate('/search?type=motel');
    });
    await page.getByText("We couldn't load the search results. Please try again.").waitFor();
    await expectComplaint(/status of 500/);
    await page.getByRole('link', { name: 'Retry Search' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).search).toBe('?type=motel');
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
  });
});

it('the screen for signing in leads to signing up', async () => {
  const page = await openPage({ viewport: phone, address: '198.51.100.239' });
  await openHydrated(page, '/auth');
  await page.getByRole('main').getByRole('link', { name: 'Sign Up', exact: true }).click();
  await page.getByRole('button', { name: 'Create Account' }).waitFor();
  expect(await page.title()).toContain('Sign Up');
});
