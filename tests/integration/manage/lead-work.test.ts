import { env } from 'cloudflare:test';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { isReleaseCheck } from '~/db/is-release-check';
import { jobs, leadEvents, leads, outboxMails, profiles, properties, users } from '~/db/schema';
import { leadStatuses } from '~/db/vocabulary';
import { runJob } from '~/features/work/jobs/run-job.server';
import { addLeadNote } from '~/features/manage/leads/handling/add-lead-note.server';
import { changeLeadStatus } from '~/features/manage/leads/handling/change-lead-status.server';
import { findLead } from '~/features/manage/leads/handling/find-lead.server';
import { replyToLead } from '~/features/manage/leads/handling/reply-to-lead.server';
import { retryLeadReply } from '~/features/manage/leads/handling/retry-lead-reply.server';
import { forgetOldRecords } from '~/features/work/traffic/forget-old-records.server';
import { submitEnquiry } from '~/features/visit/enquiry/submit-enquiry.server';
import type { Manager } from '~/features/directory/visibility/managed-by.server';
import { OutcomeUnknown, PermanentFailure } from '~/jobs/job-failures';
import type { Mailer } from '~/platform/mail/mailer';
import { createOutboxMailer } from '~/platform/mail/outbox-mailer';

import { mailHandler } from '../../../workers/queue/send-mail';
import { createLead, createManager } from '../../factories/lead';
import { createProperty } from '../../factories/property';

const db = createDatabase(env.DB);
const noon = new Date('2026-11-20T01:30:00Z');
let now = noon;
const clock = { now: () => now };
const announced: string[] = [];
const services = { db, clock, jobs: { announce: (ids: readonly string[]) => void announced.push(...ids) } };
const sender = 'Stay Adelaide <letters@stayadelaide.example>';
const inbox = 'hello@stayadelaide.example';

let owner: Manager & { email: string };
let stranger: Manager;
let admin: Manager;
let property: typeof properties.$inferSelect;

beforeEach(async () => {
  now = noon;
  announced.length = 0;
  for (const table of [jobs, outboxMails, leadEvents, leads, properties, profiles, users])
    await db.delete(table);
  owner = await createManager(db, 'owner');
  stranger = await createManager(db, 'owner');
  admin = await createManager(db, 'admin');
  property = await createProperty(db, { ownerId: owner.profileId, name: 'Saltbush House' });
});

/** Works every job that is due, as the queue worker does. */
async function work(mailer: Mailer = createOutboxMailer(db, sender)) {
  const mail = mailHandler({
    db,
    clock,
    mailer,
    siteOrigin: 'https://site.example',
    linkSecret: 'x'.repeat(32),
  });
  for (const { id } of await db.select({ id: jobs.id }).from(jobs))
    await runJob({ db, clock, handlers: { mail } }, id);
}

const mails = () => db.select().from(outboxMails);
const statusOf = async (id: string) => (await findLead(services, admin, id))?.status;
const reply = (body = 'Yes, of course.\nSee you then.') => ({
  key: crypto.randomUUID(),
  subject: 'Your enquiry',
  body,
});

const enquiry = {
  name: 'Ana Li',
  email: 'ana@example.com',
  phone: '0412 555 018',
  check_in_date: '2026-12-24',
  check_out_date: '2026-12-27',
  guests: 2,
  message: '<b>Quiet</b> room?\nThanks',
};

describe('a new lead', () => {
  it('is mailed to the owner, with a link to it, and answers go to the traveller', async () => {
    expect(await submitEnquiry(services, { ...enquiry, propertySlug: property.slug })).toBe('stored');
    expect(announced).toHaveLength(1);
    await work();
    const [lead] = await db.select().from(leads);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      sender,
      recipient: owner.email,
      replyTo: 'Ana Li <ana@example.com>',
      subject: 'New enquiry for Saltbush House',
    });
    expect(mail?.text).toContain(`https://site.example/dashboard/leads/${lead?.id}`);
    expect(mail?.text).toContain('Nights: 3');
    expect(mail?.html).toContain('&lt;b&gt;Quiet&lt;/b&gt; room?<br>Thanks');
  });

  it('is mailed once when it is sent twice, and not at all when it is refused', async () => {
    const input = { ...enquiry, propertySlug: property.slug };
    await Promise.all(Array.from({ length: 5 }, () => submitEnquiry(services, input)));
    expect(await submitEnquiry(services, { ...input, propertySlug: 'no-such-house' })).toBe('refused');
    expect(await db.select().from(jobs)).toHaveLength(1);
  });

  it('goes to the site’s inbox when the owner cannot read it', async () => {
    for (const account of [{ emailVerifiedAt: null }, { deactivatedAt: noon }]) {
      const absent = await createManager(db, 'owner', account);
      const { slug } = await createProperty(db, { ownerId: absent.profileId });
      await submitEnquiry(services, { ...enquiry, propertySlug: slug });
    }
    const { slug } = await createProperty(db, { ownerId: null });
    await submitEnquiry(services, { ...enquiry, propertySlug: slug });
    await work();
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([inbox, inbox, inbox]);
  });

  it('is mailed to nobody when it tests a release', async () => {
    const address = 'Not a place to stay';
    const { slug } = await createProperty(db, { ownerId: null, slug: 'release-check-1764', address });
    await submitEnquiry(services, { ...enquiry, propertySlug: slug });
    await work();
    expect(await mails()).toEqual([]);
    const named = await createProperty(db, { ownerId: owner.profileId, slug: 'release-check-1765', address });
    await submitEnquiry(services, { ...enquiry, propertySlug: named.slug });
    const stay = await createProperty(db, { ownerId: null, slug: 'release-check-2' });
    await submitEnquiry(services, { ...enquiry, propertySlug: stay.slug });
    await work();
    expect(await mails()).toHaveLength(2);
  });

  it('is forgotten by the sweep with the listing, when the release that tests was interrupted', async () => {
    const mark = { ownerId: null, address: 'Not a place to stay', isApproved: true, isPublished: true };
    const old = new Date(noon.getTime() - 11 * 60_000);
    const left = await createProperty(db, { ...mark, slug: 'release-check-1766', createdAt: old });
    await createLead(db, { propertyId: left.id });
    const now = await createProperty(db, { ...mark, slug: 'release-check-1767', createdAt: noon });
    const stay = await createProperty(db, { slug: 'release-check-3', createdAt: old });
    await forgetOldRecords({ db, clock: { now: () => noon } });
    const ids = (await db.select({ id: properties.id }).from(properties)).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([now.id, stay.id]));
    expect(ids).not.toContain(left.id);
    expect(await db.select().from(leads)).toEqual([]);
    // Each minute, whatever the number of stays that nobody owns.
    const plan = await db.all<{ detail: string }>(
      sql`explain query plan select id from ${properties} where ${isReleaseCheck}`,
    );
    expect(plan.map(({ detail }) => detail)).toEqual([expect.stringContaining('properties_slug_unique')]);
  });

  it('is plain text in a mail, whatever its fields contain', async () => {
    const hostile = 'Eve"\r\nBcc: all@evil.example\u0000<img src=x onerror=alert(1)>, x@evil.example';
    const ids = [
      await createLead(db, {
        name: hostile,
        message: hostile,
        phone: hostile,
        checkInDate: hostile,
        propertyId: property.id,
      }),
      await createLead(db, { name: hostile, email: 'eve@example.com\r\nBcc: all@evil.example' }),
    ];
    for (const leadId of ids) {
      const input = { version: 1, mail: 'lead-notice', leadId };
      await db.insert(jobs).values({ kind: 'mail', input, dueAt: noon });
    }
    await work();
    const kept = await mails();
    expect(kept).toHaveLength(2);
    for (const { replyTo, subject, html } of kept) {
      // oxlint-disable-next-line no-control-regex -- control characters are what is being looked for
      expect(`${replyTo}${subject}`).not.toMatch(/[\u0000-\u001f]/);
      expect(html).not.toContain('<img');
    }
    expect(kept.map(({ replyTo }) => replyTo)).toContain(null);
    expect(kept.find(({ replyTo }) => replyTo)?.replyTo).toMatch(/^[^<>"@,]+ <maeve-\d+@example\.com>$/);
  });
});

describe('the status of a lead', () => {
  it('changes from any to any other, and the history has who did it and when', async () => {
    const id = await createLead(db, { propertyId: property.id });
    const changes = leadStatuses.flatMap((from) =>
      leadStatuses.filter((to) => to !== from).map((to) => [from, to] as const),
    );
    for (const [from, to] of changes) {
      await db.update(leads).set({ status: from }).where(eq(leads.id, id));
      expect(await changeLeadStatus(services, owner, id, to)).toBe(true);
      expect(await statusOf(id)).toBe(to);
    }
    const events = (await findLead(services, owner, id))?.events ?? [];
    expect(events.map(({ fromStatus, toStatus }) => [fromStatus, toStatus]).reverse()).toEqual(changes);
    expect(events[0]).toMatchObject({
      kind: 'status',
      createdAt: noon,
      actor: expect.stringMatching(/^Person/),
    });
  });

  it('stays unchanged when it is the same, requested by a stranger, or of no lead', async () => {
    const id = await createLead(db, { propertyId: property.id });
    const general = await createLead(db);
    expect(await changeLeadStatus(services, owner, id, 'new')).toBe(true);
    expect(await changeLeadStatus(services, stranger, id, 'closed')).toBe(false);
    expect(await changeLeadStatus(services, owner, general, 'closed')).toBe(false);
    expect(await changeLeadStatus(services, owner, 'none', 'closed')).toBe(false);
    expect(await changeLeadStatus(services, admin, general, 'closed')).toBe(true);
    expect(await statusOf(id)).toBe('new');
    expect((await findLead(services, admin, id))?.events).toEqual([]);
  });
});

describe('a note', () => {
  it('is kept once, and only by those who handle the lead', async () => {
    const id = await createLead(db, { propertyId: property.id });
    await addLeadNote(services, owner, id, 'Rang back.');
    await addLeadNote(services, owner, id, 'Rang back.');
    await addLeadNote(services, stranger, id, 'Not mine.');
    now = new Date(noon.getTime() + 61_000);
    await addLeadNote(services, admin, id, 'Rang back.');
    await addLeadNote(services, owner, id, 'Rang back.');
    const found = await findLead(services, owner, id);
    expect(found?.events.map(({ kind, text }) => [kind, text])).toEqual(
      Array(3).fill(['note', 'Rang back.']),
    );
    expect(await findLead(services, stranger, id)).toBeNull();
  });
});

describe('a reply', () => {
  it('is mailed from our address with the owner as reply-to, and marks a new lead as contacted', async () => {
    const id = await createLead(db, { propertyId: property.id, email: 'maeve@example.com' });
    expect(await replyToLead(services, owner, id, reply())).toBe(true);
    expect(await statusOf(id)).toBe('contacted');
    const waiting = (await findLead(services, owner, id))?.events ?? [];
    expect(waiting.map(({ kind, delivery }) => [kind, delivery])).toEqual([
      ['status', null],
      ['reply', 'waiting'],
    ]);
    await work();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ sender, recipient: 'maeve@example.com', subject: 'Your enquiry' });
    expect(mail?.replyTo).toContain(`<${owner.email}>`);
    expect(mail?.html).toContain('Yes, of course.<br>See you then.');
    expect((await findLead(services, owner, id))?.events.at(-1)?.delivery).toBe('sent');
    await db.delete(jobs);
    expect((await findLead(services, owner, id))?.events.at(-1)?.delivery).toBe('sent');
  });

  it('is one however often its form is sent, and changes a status once', async () => {
    const id = await createLead(db, { propertyId: property.id });
    const form = reply();
    await Promise.all(Array.from({ length: 5 }, () => replyToLead(services, owner, id, form)));
    await changeLeadStatus(services, owner, id, 'new');
    now = new Date(noon.getTime() + 5_000);
    expect(await replyToLead(services, owner, id, form)).toBe(true);
    await db.delete(jobs);
    expect(await replyToLead(services, owner, id, form)).toBe(true);
    expect(await db.select().from(jobs)).toEqual([]);
    expect(await statusOf(id)).toBe('new');
    const kinds = (await findLead(services, owner, id))?.events.map(({ kind }) => kind);
    expect(kinds).toEqual(['status', 'status', 'reply']);
  });

  it('of a stranger is refused, and one to a qualified lead leaves its status', async () => {
    const id = await createLead(db, { propertyId: property.id, status: 'qualified' });
    expect(await replyToLead(services, stranger, id, reply())).toBe(false);
    expect(await db.select().from(jobs)).toEqual([]);
    expect(await replyToLead(services, admin, id, reply())).toBe(true);
    expect(await statusOf(id)).toBe('qualified');
    await work();
    expect((await mails())[0]?.replyTo).toContain(`<${owner.email}>`);
  });

  it('that failed can be tried again, one that may have arrived cannot', async () => {
    const id = await createLead(db, { propertyId: property.id });
    const failing = (error: Error): Mailer => ({ isRepeatable: false, send: () => Promise.reject(error) });
    await replyToLead(services, owner, id, reply());
    await work(failing(new PermanentFailure('E_RECIPIENT_NOT_ALLOWED')));
    const event = (await findLead(services, owner, id))?.events.at(-1);
    expect(event?.delivery).toBe('failed');
    expect(await retryLeadReply(services, stranger, id, event?.id ?? 0)).toBe(false);
    expect(await retryLeadReply(services, owner, id, event?.id ?? 0)).toBe(true);
    await work(failing(new OutcomeUnknown('No answer.')));
    expect((await findLead(services, owner, id))?.events.at(-1)?.delivery).toBe('unknown');
    expect(await retryLeadReply(services, owner, id, event?.id ?? 0)).toBe(false);
  });
});
