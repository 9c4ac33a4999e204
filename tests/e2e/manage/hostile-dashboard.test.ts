import { describe, expect, inject, it } from 'vitest';

import { addHostileListing, joinedTexts } from '../../support/hostile/listing';
import { findings, look, sendAll } from '../../support/hostile/screens';
import { openWatched } from '../../support/hostile/watch';
import { mailsTo, maxMailMs } from '../../support/server/outbox';
import { phone, tolerateComplaints } from '../../support/browser/pages';
import { newAccount } from '../../support/accounts/sign-in-as';

type Hostile = Awaited<ReturnType<typeof addHostileListing>>;

const edit = ({ propertyId }: Hostile) => `/dashboard/edit-property/${propertyId}`;

/** Every screen of an owner that shows text written by people. */
const ownersScreens = (hostile: Hostile) => [
  `/property/${hostile.slug}`,
  `/accommodation/glenelg/${hostile.slug}`,
  '/dashboard',
  '/dashboard/properties',
  `/dashboard/properties/${hostile.propertyId}/archive`,
  edit(hostile),
  `${edit(hostile)}/photos`,
  `${edit(hostile)}/drafts/${hostile.draft}`,
  '/dashboard/leads',
  `/dashboard/leads/${hostile.lead}`,
  '/dashboard/profile',
  '/dashboard/settings',
];

/** The screens of staff that show it, and lists that are searched for the text itself. */
const staffScreens = (hostile: Hostile, text: string) => {
  const q = encodeURIComponent(text.slice(0, 150));
  return [
    `/dashboard/properties?q=${q}`,
    `/dashboard/properties/${hostile.propertyId}/reject`,
    `${edit(hostile)}/drafts/${hostile.draft}?publish`,
    `/dashboard/leads?q=${q}`,
    `/dashboard/leads/${hostile.lead}`,
    `/dashboard/users?q=${encodeURIComponent(hostile.owner.email)}`,
    `/dashboard/users?q=${q}`,
  ];
};

const onPhone = () => openWatched({ origin: inject('origin'), viewport: phone, address: '198.51.100.190' });

describe('hostile words in every text of a property, its lead, its draft and its owner', () => {
  it.each(Object.entries(joinedTexts))('are words on every screen: %s', async (_, text) => {
    const hostile = await addHostileListing(text);
    const watched = await onPhone();
    await hostile.owner.signIn(watched.page);
    expect(await findings(watched, ownersScreens(hostile))).toEqual([]);
    // In the same browser, which has the scripts by now.
    await (await newAccount('admin', 'admin')).signIn(watched.page);
    expect(await findings(watched, staffScreens(hostile, text))).toEqual([]);
  });
});

describe('hostile words in every field of a form', () => {
  it.each(Object.entries(joinedTexts))('come back as words, or are taken: %s', async (_, text) => {
    tolerateComplaints(/status of (4(00|04|09|13|14)|503)/);
    const hostile = await addHostileListing('Plain words');
    const { page, eye } = await openWatched({
      origin: inject('origin'),
      viewport: phone,
      javaScript: false,
      address: '198.51.100.191',
    });
    await hostile.owner.signIn(page);
    const found: string[] = [];
    const forms: [path: string, form: string][] = [
      ['/dashboard/add-property', 'form:has([name=short_description])'],
      [edit(hostile), 'form:has([name=short_description])'],
      [`${edit(hostile)}/drafts/${hostile.draft}`, 'form:has([name=short_description])'],
      [`${edit(hostile)}/photos`, 'form:has([name=altText])'],
      [`/dashboard/leads/${hostile.lead}`, 'form:has([name=note])'],
      [`/dashboard/leads/${hostile.lead}`, 'form:has([name=subject])'],
      ['/dashboard/profile', 'form:has([name$=fullName])'],
      ['/dashboard/profile', 'form:has([name$=":email"])'],
      ['/dashboard/properties', 'main form:has([name$=":q"])'],
      ['/dashboard/leads', 'main form:has([name$=":q"])'],
    ];
    for (const [path, form] of forms) {
      await sendAll(page, { path, form, text });
      const { pathname, search } = new URL(page.url());
      found.push(...(await look({ page, eye }, pathname + search)).map((each) => `${form} ${each}`));
      if (await page.getByText('Something went wrong').count()) found.push(`${form} failed`);
    }
    expect(found).toEqual([]);
  });
});

/** The mail as HTML is in a frame of its own without permissions. */
const isFrame = /has (srcdoc at )?<iframe title="The mail as HTML" sandbox="" srcdoc=/;

describe('hostile words in a mail', () => {
  it.each(Object.entries(joinedTexts))('are words there too: %s', async (_, whole) => {
    const text = whole.slice(0, 900);
    const hostile = await addHostileListing(text);
    const admin = await newAccount('admin', 'admin');
    const origin = inject('origin');
    const headers = { origin, 'sec-fetch-site': 'same-origin', cookie: admin.cookie };
    const fields = { intent: 'reject', property: String(hostile.propertyId), reason: text };
    const body = new URLSearchParams(fields);
    const sent = await fetch(`${origin}/dashboard/properties`, { method: 'POST', headers, body });
    expect(sent.status).toBe(200);
    await expect.poll(() => mailsTo(hostile.owner.email), { timeout: maxMailMs }).not.toEqual([]);
    const { page, eye } = await onPhone();
    for (const { id } of await mailsTo(hostile.owner.email)) {
      const found = await findings({ page, eye }, [`/dev/mail/${id}`]);
      expect(found.filter((each) => !isFrame.test(each))).toEqual([]);
    }
  });
});
