import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { contactMessages, jobs, newsletterSubscribers, outboxMails } from '~/db/schema';
import { runJob } from '~/features/work/jobs/run-job.server';
import { readConfirmationToken } from '~/features/visit/newsletter/newsletter-links';
import type { MailJob } from '~/jobs/mail-job';
import { createCloudflareMailer } from '~/platform/mail/cloudflare-mailer';
import type { Mailer } from '~/platform/mail/mailer';
import { createOutboxMailer } from '~/platform/mail/outbox-mailer';

import { mailHandler } from '../../../workers/queue/send-mail';

const db = createDatabase(env.DB);
const clock = { now: () => new Date('2026-11-20T00:00:00Z') };
const linkSecret = 'only-for-tests-only-for-tests-only-for-tests';
const sender = 'Stay Adelaide <letters@stayadelaide.example>';
const facts = { db, clock, siteOrigin: 'https://site.example', linkSecret };

beforeEach(async () => {
  for (const table of [jobs, outboxMails, contactMessages, newsletterSubscribers]) await db.delete(table);
});

async function send(input: MailJob | object, mailer: Mailer = createOutboxMailer(db, sender)) {
  await db.insert(jobs).values({ id: 'j', kind: 'mail', input, dueAt: clock.now() }).onConflictDoNothing();
  return runJob({ db, clock, handlers: { mail: mailHandler({ ...facts, mailer }) } }, 'j');
}

const outbox = () => db.select().from(outboxMails);

async function addMessage() {
  await db.insert(contactMessages).values({
    id: 'm',
    firstName: 'Ada',
    lastName: 'Quandong',
    email: 'ada@example.com',
    subject: 'Trams & trains',
    message: '<b>Is there a tram?</b>\nYours',
    contentKey: 'k',
  });
}

const about = (mail: 'contact-notice' | 'contact-receipt'): MailJob => ({
  version: 1,
  mail,
  contactMessageId: 'm',
});

describe('mail about a contact message', () => {
  it('goes to the site from our own address, answers go to the visitor', async () => {
    await addMessage();
    expect(await send(about('contact-notice'))).toEqual({ state: 'done' });
    const [mail] = await outbox();
    expect(mail).toMatchObject({
      id: 'j',
      sender,
      recipient: 'hello@stayadelaide.example',
      replyTo: 'Ada Quandong <ada@example.com>',
      subject: 'Contact: Trams & trains',
    });
    expect(mail?.text).toContain('> <b>Is there a tram?</b>\n> Yours');
    expect(mail?.html).toContain('&lt;b&gt;Is there a tram?&lt;/b&gt;<br>Yours');
  });

  it('is acknowledged to the sender without any of the typed text', async () => {
    await addMessage();
    await send(about('contact-receipt'));
    const [mail] = await outbox();
    expect(mail).toMatchObject({ recipient: 'ada@example.com', subject: 'We have your message' });
    for (const typed of ['Ada', 'Trams', 'tram?']) expect(mail?.text).not.toContain(typed);
  });

  it('is not sent when the message is gone', async () => {
    expect(await send(about('contact-notice'))).toEqual({ state: 'done' });
    expect(await outbox()).toEqual([]);
  });
});

describe('mail to a newsletter address', () => {
  const job: MailJob = { version: 1, mail: 'newsletter-confirmation', subscriberId: 's' };
  const add = (status: 'unconfirmed' | 'confirmed' | 'unsubscribed') =>
    db.insert(newsletterSubscribers).values({ id: 's', email: 'reader@example.com', status });

  it('carries a link of our own site that is good for a week', async () => {
    await add('unconfirmed');
    await send(job);
    const [mail] = await outbox();
    const url = /https:\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(url).toMatch(/^https:\/\/site\.example\/newsletter\/confirm\?token=/);
    expect(mail?.html).toContain(url);
    const token = new URL(url).searchParams.get('token');
    const on = (day: number) =>
      readConfirmationToken(linkSecret, token, new Date(clock.now().getTime() + day * 86_400_000));
    expect([await on(0), await on(6.9), await on(7)]).toEqual(['s', 's', null]);
    expect(await readConfirmationToken(`${linkSecret}!`, token, clock.now())).toBeNull();
    expect(await readConfirmationToken(linkSecret, `t${token?.slice(1)}`, clock.now())).toBeNull();
  });

  it('informs a subscriber that they are on the list, with a link to unsubscribe in one click', async () => {
    await add('confirmed');
    await send(job);
    const [mail] = await outbox();
    expect(mail?.subject).toBe('You are on our list already');
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(
        /^<https:\/\/site\.example\/newsletter\/unsubscribe\?token=s\.[0-9a-f]{64}>$/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('is not sent to a subscriber who has left meanwhile', async () => {
    await add('unsubscribed');
    expect(await send(job)).toEqual({ state: 'done' });
    expect(await outbox()).toEqual([]);
  });
});

describe('a mail job', () => {
  it('with invalid input fails for good', async () => {
    expect(await send({ version: 1, mail: 'a-love-letter' })).toEqual({ state: 'failed' });
  });

  it('that runs again after a worker’s death keeps one mail in the outbox', async () => {
    await addMessage();
    for (let turn = 0; turn < 3; turn += 1) {
      await send(about('contact-notice'));
      await db.update(jobs).set({ state: 'running', leaseUntil: null });
    }
    expect(await outbox()).toHaveLength(1);
  });
});

describe('mail through the provider', () => {
  type Sent = { from: unknown; to: unknown; replyTo?: unknown; subject: string };
  const sent: Sent[] = [];
  const provider = (answer: () => Promise<{ messageId: string }>) =>
    createCloudflareMailer(
      {
        send: (mail: unknown) => {
          sent.push(mail as Sent);
          return answer();
        },
      },
      sender,
    );
  const failing = (code?: string) =>
    provider(async () => {
      throw Object.assign(new Error('no'), code ? { code } : {});
    });

  beforeEach(async () => {
    sent.length = 0;
    await addMessage();
  });

  it('is from us with an answer to the visitor', async () => {
    const taken = provider(async () => ({ messageId: '1' }));
    expect(await send(about('contact-notice'), taken)).toEqual({ state: 'done' });
    expect(sent).toMatchObject([
      {
        from: { name: 'Stay Adelaide', email: 'letters@stayadelaide.example' },
        to: 'hello@stayadelaide.example',
        replyTo: { name: 'Ada Quandong', email: 'ada@example.com' },
      },
    ]);
  });

  it.each([
    ['was refused for now is tried again', 'E_RATE_LIMIT_EXCEEDED', 'waiting'],
    ['was refused for good fails', 'E_RECIPIENT_SUPPRESSED', 'failed'],
    ['may have been taken is unknown', 'E_INTERNAL_SERVER_ERROR', 'unknown'],
    ['got no answer is unknown', undefined, 'unknown'],
  ])('that %s', async (_, code, state) => {
    expect(await send(about('contact-notice'), failing(code))).toMatchObject({ state });
  });

  it('whose worker died in the middle is unknown and never handed over again', async () => {
    await db.insert(jobs).values({
      id: 'j',
      kind: 'mail',
      input: about('contact-notice'),
      dueAt: clock.now(),
      state: 'running',
      attempts: 1,
      leaseUntil: clock.now(),
      handedOverAt: clock.now(),
    });
    expect(
      await send(
        about('contact-notice'),
        provider(async () => ({ messageId: '1' })),
      ),
    ).toEqual({
      state: 'unknown',
    });
    expect(sent).toEqual([]);
  });
});
