import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';

import { properties, propertyDrafts } from '~/db/schema';

import { createProperty } from '../../factories/property';
import { expectAccessible } from '../../support/browser/axe';
import { siteDatabase } from '../../support/database/database';
import { openAs } from '../../support/browser/hydrated';
import { overhang } from '../../support/browser/layout';
import { mailsTo, maxMailMs, openMail } from '../../support/server/outbox';
import { settled } from '../../support/forms/typed-forms';
import { desktop, expectComplaint, openPage, phone, tolerateComplaints } from '../../support/browser/pages';
import { newAccount } from '../../support/accounts/sign-in-as';
import { ask } from '../../support/server/site';

const visitors = [
  ['with JavaScript on a desktop', { javaScript: true, viewport: desktop, address: '198.51.100.146' }],
  ['without JavaScript on a phone', { javaScript: false, viewport: phone, address: '198.51.100.147' }],
] as const;

const field = (page: Page, label: string | RegExp) =>
  page.getByRole('main').getByLabel(label, { exact: true });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).last();

async function ownProperty() {
  const owner = await newAccount('drafter');
  const slug = `drafted-${owner.profileId.slice(0, 8)}`;
  const db = await siteDatabase();
  const row = await createProperty(db as never, { slug, name: `Live ${slug}`, ownerId: owner.profileId });
  return { owner, row, path: `/dashboard/edit-property/${row.id}` };
}

async function liveName(id: number) {
  const db = await siteDatabase();
  return (await db.select().from(properties).where(eq(properties.id, id)))[0]?.name;
}

describe.each(visitors)('drafts %s', (_, visitor) => {
  const { javaScript } = visitor;
  const open = (page: Page, path: string) => openAs(page, path, { javaScript });

  it('are copied, edited, marked ready, rejected with a reason, corrected and published', async () => {
    const { owner, row, path } = await ownProperty();
    const staff = await newAccount('reviewer', 'moderator');
    const page = await openPage(visitor);
    await owner.signIn(page);
    await open(page, path);
    await button(page, 'Create Draft').click();
    await page.getByText('Draft created').first().waitFor();
    await page.getByText('Both are the same.').waitFor();
    const draftPath = new URL(page.url()).pathname;
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await field(page, 'Property name').fill('Name of the draft');
    await button(page, 'Save Draft').click();
    await page.getByText('Draft updated').first().waitFor();
    const difference = page.getByRole('region', { name: 'What would change' });
    await difference.getByText('Name of the draft').waitFor();
    await difference.getByText(row.name).waitFor();
    if (!javaScript) await field(page, /^Tags/).fill('typed-last');
    await button(page, 'Mark Ready').click();
    await page.getByText('It is marked as ready to be published.').first().waitFor();
    if (!javaScript) await difference.getByText('typed-last').waitFor();
    expect(await page.getByRole('link', { name: 'Publish', exact: true }).count()).toBe(0);
    expect(await button(page, 'Reject').count()).toBe(0);

    const editor = await openPage(visitor);
    await staff.signIn(editor);
    await open(editor, draftPath);
    if (javaScript) await expectAccessible(editor);
    await button(editor, 'Reject').click();
    await editor.getByText('Please say why').waitFor();
    await expectComplaint(/status of 400/);
    await field(editor, 'Reason').fill('Please keep the old name.');
    if (!javaScript) {
      await field(editor, /^Tags/).fill('typed-beside');
      await button(editor, 'Save Draft').click();
      await editor.getByText('Draft updated').waitFor();
      expect(await field(editor, 'Reason').inputValue()).toBe('Please keep the old name.');
      await button(editor, 'Mark Ready').click();
      await editor.getByText('It is marked as ready to be published.').waitFor();
      await field(editor, 'Property name').fill('');
    }
    await button(editor, 'Reject').click();
    await editor.getByText('It was turned down').first().waitFor();
    if (!javaScript) expect(await field(editor, 'Property name').inputValue()).toBe('');
    await open(page, draftPath);
    await page.getByText('Please keep the old name.').waitFor();
    const subject = `Your changes to ${row.name} were not published`;
    // A draft that is saved again is no longer rejected, and a mail about it that has not left is not sent.
    const hasLeft = async () => (await mailsTo(owner.email)).some((sent) => sent.subject === subject);
    await expect.poll(hasLeft, { timeout: maxMailMs }).toBe(true);
    if (!javaScript) {
      await field(editor, 'Property name').fill('Name of the editor');
      await button(editor, 'Save Draft').click();
      await editor.getByText('Draft updated').first().waitFor();
      await open(page, draftPath);
      expect(await field(page, 'Property name').inputValue()).toBe('Name of the editor');
    }
    const mail = await openMail(editor, owner.email, subject);
    expect(await mail.innerText()).toContain('Please keep the old name.');
    await field(page, 'Property name').fill('Better name');
    await button(page, 'Save Draft').click();
    await page.getByText('Draft updated').first().waitFor();
    await button(page, 'Mark Ready').click();
    await page.getByText('It is marked as ready to be published.').first().waitFor();
    expect(await liveName(row.id)).toBe(row.name);

    await open(editor, draftPath);
    await editor.getByRole('link', { name: 'Publish', exact: true }).click();
    await editor.getByRole('heading', { name: 'Publish Draft Changes?' }).waitFor();
    await editor.getByText('It cannot be undone.').waitFor();
    if (javaScript) await expectAccessible(editor);
    else {
      await field(editor, 'Property name').fill('Best name');
      await button(editor, 'Publish Changes').click();
      await editor.getByText('Save the draft first.').waitFor();
      await expectComplaint(/status of 400/);
      expect(await field(editor, 'Property name').inputValue()).toBe('Best name');
      await field(editor, 'Property name').fill('Better name');
    }
    await button(editor, 'Publish Changes').click();
    await editor.getByText('Changes published').first().waitFor();
    expect(await liveName(row.id)).toBe('Better name');
  });

  it('come back as typed when another person has discarded them meanwhile, and are saved as new ones', async () => {
    const { owner, row, path } = await ownProperty();
    const page = await openPage(visitor);
    await owner.signIn(page);
    await open(page, path);
    if (!javaScript) {
      await field(page, 'Property name').fill('');
      await field(page, /^Tags/).fill('typed before');
      await button(page, 'Create Draft').click();
      await page.getByText('Draft created from what is saved.').waitFor();
      expect(await field(page, 'Property name').inputValue()).toBe('');
      expect(await field(page, /^Tags/).inputValue()).toBe('typed before');
      await open(page, path);
    }
    await button(page, 'Create Draft').click();
    await page.getByText('Draft created').first().waitFor();
    await field(page, 'Property name').fill('Typed while it went');
    const db = await siteDatabase();
    await db.delete(propertyDrafts).where(eq(propertyDrafts.propertyId, row.id));
    await button(page, 'Save Draft').click();
    // The page loads the draft again, which is gone.
    tolerateComplaints(/status of 404/);
    await page.getByText('Not saved: this draft was discarded').waitFor();
    await expectComplaint(/status of 409/);
    expect(await field(page, 'Property name').inputValue()).toBe('Typed while it went');
    if (javaScript) await settled(page);
    await button(page, 'Save as a New Draft').click();
    await page.getByText('Saved as a new draft').first().waitFor();
    expect(await field(page, 'Property name').inputValue()).toBe('Typed while it went');
    expect(await liveName(row.id)).toBe(row.name);
  });

  it('are seen as travellers would see them, and discarded', async () => {
    const { owner, row, path } = await ownProperty();
    const page = await openPage(visitor);
    await owner.signIn(page);
    await open(page, path);
    await button(page, 'Create Draft').click();
    await page.getByText('Draft created').first().waitFor();
    const draftPath = new URL(page.url()).pathname;
    await field(page, 'Property name').fill('Name for later');
    const db = await siteDatabase();
    const [mine] = await db.select().from(propertyDrafts).where(eq(propertyDrafts.propertyId, row.id));
    const theirs = { ...(mine?.data as object), name: 'Name of somebody else' };
    await db
      .update(propertyDrafts)
      .set({ data: theirs as never, updatedAt: new Date() })
      .where(eq(propertyDrafts.propertyId, row.id));
    await button(page, 'Save Draft').click();
    await page.getByRole('heading', { name: 'Somebody else has saved this meanwhile' }).waitFor();
    await expectComplaint(/status of 409/);
    await page.getByRole('group', { name: 'Property name' }).getByText('Name of somebody else').waitFor();
    // A form is not sent while another answer is on its way.
    if (javaScript) await settled(page);
    await button(page, 'Save Draft').click();
    await page.getByText('Draft updated').first().waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Preview', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Name for later' }).waitFor();
    await page.getByText('Preview of a draft.').waitFor();
    expect(await page.getByRole('button', { name: 'Send Inquiry' }).count()).toBe(0);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    if (javaScript) await expectAccessible(page);
    await open(page, draftPath);
    await page.getByText('Discard this draft…').click();
    await button(page, 'Discard draft').click();
    await page.getByText('Draft discarded').first().waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    expect((await page.request.get(draftPath)).status()).toBe(404);
    expect(await liveName(row.id)).toBe(row.name);
  });

  it('are brought up to date when the live property changed since the copy', async () => {
    const { row, path } = await ownProperty();
    const staff = await newAccount('rebaser', 'admin');
    const page = await openPage(visitor);
    await staff.signIn(page);
    await open(page, path);
    await button(page, 'Create Draft').click();
    await page.getByText('Draft created').first().waitFor();
    await field(page, 'Property name').fill('Draft name');
    await button(page, 'Save Draft').click();
    await page.getByText('Draft updated').first().waitFor();
    await button(page, 'Mark Ready').click();
    await page.getByText('It is marked as ready to be published.').first().waitFor();
    const db = await siteDatabase();
    const changed = { version: 2, address: 'Changed meanwhile 1' };
    await db.update(properties).set(changed).where(eq(properties.id, row.id));
    await open(page, new URL(page.url()).pathname);
    await page.getByText('The live property has changed since this copy was made').waitFor();
    expect(await page.getByRole('link', { name: 'Publish', exact: true }).count()).toBe(0);
    await page.getByRole('group', { name: 'Address' }).getByLabel('Live').check();
    await button(page, 'Bring up to date').click();
    await page.getByText('Draft updated').first().waitFor();
    await button(page, 'Mark Ready').click();
    await page.getByText('It is marked as ready to be published.').first().waitFor();
    await page.getByRole('link', { name: 'Publish', exact: true }).click();
    await button(page, 'Publish Changes').click();
    await page.getByText('Changes published').first().waitFor();
    const [live] = await db.select().from(properties).where(eq(properties.id, row.id));
    expect(live).toMatchObject({ name: 'Draft name', address: 'Changed meanwhile 1', version: 3 });
  });
});

describe('a draft', () => {
  it('is published and rejected by admins and moderators only, and hidden from strangers', async () => {
    const { owner, row, path } = await ownProperty();
    const stranger = await newAccount('stranger');
    const post = (to: string, cookie: string, fields: Record<string, string>) =>
      ask(to, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin: inject('origin'), 'sec-fetch-site': 'same-origin', cookie },
      });
    const created = await post(path, owner.cookie, { intent: 'create-draft' });
    const draft = created.headers.get('location') ?? '';
    for (const intent of ['publish', 'reject']) {
      expect((await post(draft, owner.cookie, { intent, reason: 'x' })).status).toBe(403);
      expect((await post(draft, stranger.cookie, { intent, reason: 'x' })).status).toBe(403);
    }
    expect((await ask(draft, { headers: { cookie: stranger.cookie } })).status).toBe(403);
    expect((await ask(draft)).status).toBe(401);
    expect((await ask(`${path}/drafts/none`, { headers: { cookie: owner.cookie } })).status).toBe(404);
    expect(await liveName(row.id)).toBe(row.name);
  });
});
