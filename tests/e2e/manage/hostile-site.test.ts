import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { siteDatabase } from '../../support/database/database';
import { joinedTexts } from '../../support/hostile/listing';
import { findings, look, sendAll } from '../../support/hostile/screens';
import {
  dashboardScreens,
  formScreens,
  publicScreens,
  siteForms,
  writeHostileSite,
} from '../../support/hostile/site';
import { openWatched } from '../../support/hostile/watch';
import { serveOwnSite } from '../../support/server/own-site';
import { phone, tolerateComplaints } from '../../support/browser/pages';
import { newAccount } from '../../support/accounts/sign-in-as';

let site: Awaited<ReturnType<typeof serveOwnSite>>;

// Settings are the whole site's, so this file has a site of its own.
beforeAll(async () => {
  site = await serveOwnSite('hostile-site');
});
afterAll(() => site.stop());

const open = (options: { javaScript?: boolean } = {}) =>
  openWatched({ origin: site.origin, viewport: phone, address: '198.51.100.193', ...options });

async function signIn(page: Page) {
  await (await newAccount('admin', 'admin', site.origin)).signIn(page);
}

/** A browser keeps a day to its form, and the database a number. */
const heldToTheirForm = ['latitude', 'longitude', 'policy_updated'];

/** Names of the fields for texts of the screen's form; `said` are the fields whose names contain the text. */
async function fieldsOf(page: Page, text: string) {
  const fields = await page.locator('main form[id]').evaluate(
    (form: HTMLFormElement, begin) =>
      [...form.elements].flatMap((field) => {
        const isTyped =
          field instanceof HTMLTextAreaElement ||
          (field instanceof HTMLInputElement && !/^(hidden|checkbox)$/.test(field.type));
        return isTyped ? [{ name: field.name, isSaid: field.value.includes(begin) }] : [];
      }),
    text.slice(0, 40),
  );
  return {
    all: fields.map(({ name }) => name),
    said: fields.flatMap(({ name, isSaid }) => (isSaid ? [name] : [])),
  };
}

describe.each(Object.entries(joinedTexts))(
  'hostile words in every field of the home page, settings, locations and amenities: %s',
  (_, text) => {
    it('are plain text on every screen that shows them', async () => {
      const hostile = await writeHostileSite(await siteDatabase(site.origin), text);
      const watched = await open();
      expect(await findings(watched, publicScreens(hostile))).toEqual([]);
      // In the same browser, which has the scripts by now.
      await signIn(watched.page);
      const [all, said] = [new Set<string>(), new Set<string>()];
      for (const path of formScreens(hostile)) {
        expect(await findings(watched, [path])).toEqual([]);
        const fields = await fieldsOf(watched.page, text);
        for (const name of fields.all) all.add(name);
        for (const name of fields.said) said.add(name);
      }
      expect([...all].filter((name) => !said.has(name)).sort()).toEqual(heldToTheirForm);
      expect(await findings(watched, dashboardScreens(hostile, text))).toEqual([]);
    });

    it('come back as plain text from every form, or are stored', async () => {
      // 431 as 414: what is typed into every field of a search is a longer address than any server takes.
      tolerateComplaints(/status of (4(00|04|09|13|14|31)|503)/);
      const hostile = await writeHostileSite(await siteDatabase(site.origin), 'Plain words ');
      const { page, eye } = await open({ javaScript: false });
      await signIn(page);
      const found: string[] = [];
      for (const [path, form] of siteForms(hostile)) {
        await sendAll(page, { path, form, text });
        const { pathname, search } = new URL(page.url());
        found.push(...(await look({ page, eye }, pathname + search)).map((each) => `${form} ${each}`));
        if (await page.getByText('Something went wrong').count()) found.push(`${form} failed`);
      }
      expect(found).toEqual([]);
    });
  },
);
