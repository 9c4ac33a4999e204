import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { leads } from '~/db/schema';
import { trapField } from '~/features/visit/enquiry/enquiry-result';
import { stampForm } from '~/platform/http/forms/form-stamp';
import { createServices, type Services } from '~/platform/services';

import { answerEnquiry } from '~/screens/property/answer-enquiry.server';
import { createProperty } from '../../factories/property';

const db = createDatabase(env.DB);
const services = createServices(env, { waitUntil: () => undefined });
const secret = services.config.formSecret;
const valid = { name: 'Ana Li', email: 'ana@example.com', message: 'Quiet room, please.' };
const longAgo = new Date(Date.now() - 60_000);
const ours = /^\d+\.[0-9a-f]{64}$/;

type Post = { fields: Record<string, string>; from?: string; with?: Services };

async function post(slug: string, { fields, from = '203.0.113.1', with: used = services }: Post) {
  const stamp = await stampForm(secret, 'enquiry', longAgo);
  const request = new Request('http://localhost:8787/property/x', {
    method: 'POST',
    body: new URLSearchParams({ stamp, ...fields }),
    headers: { 'cf-connecting-ip': from },
  });
  const context = {
    services: used,
    edgeRedirect: null,
    pageNeeds: { analytics: false, googleSignIn: false },
    troubles: new Set<never>(),
    shows: () => undefined,
    shown: new Set<never>(),
    reported: [],
    hasChangedRedirect: false,
    requestId: 'only-for-tests',
  };
  const { data, init } = await answerEnquiry({ request, slug, context });
  return { ...data, status: init?.status };
}

const leadsOf = (propertyId: number) => db.select().from(leads).where(eq(leads.propertyId, propertyId));

describe('enquiry that is posted', () => {
  it('is stored with a confirmation', async () => {
    const { id, slug } = await createProperty(db);
    expect(await post(slug, { fields: valid })).toEqual({ outcome: 'sent', status: 200 });
    expect(await leadsOf(id)).toHaveLength(1);
  });

  it('comes back with errors and the typed values', async () => {
    const { id, slug } = await createProperty(db);
    expect(await post(slug, { fields: { ...valid, name: 'R2', phone: 'none' } })).toMatchObject({
      status: 400,
      outcome: 'invalid',
      reply: {
        error: { name: ['Name contains invalid characters'], phone: ['Invalid phone number format'] },
        initialValue: { ...valid, name: 'R2', phone: 'none' },
      },
    });
    expect(await leadsOf(id)).toEqual([]);
  });

  it('is not stored when a field is filled that people do not see', async () => {
    const { id, slug } = await createProperty(db);
    expect(await post(slug, { fields: { ...valid, [trapField]: 'x' } })).toEqual({
      outcome: 'sent',
      status: 200,
    });
    expect(await leadsOf(id)).toEqual([]);
  });

  it('comes back with a friendly message when the form is younger than two seconds or not ours', async () => {
    const { id, slug } = await createProperty(db);
    const young = await stampForm(secret, 'enquiry', new Date());
    for (const [stamp, outcome, returned] of [
      [young, 'too-quick', young],
      ['', 'unstamped', expect.stringMatching(ours)],
      [`${longAgo.getTime()}.${'0'.repeat(64)}`, 'too-quick', expect.stringMatching(ours)],
    ]) {
      expect(await post(slug, { fields: { ...valid, stamp } })).toMatchObject({
        status: 400,
        outcome,
        reply: { initialValue: valid },
        stamp: returned,
      });
    }
    expect(await leadsOf(id)).toEqual([]);
  });

  it('is stored at once when it came back because it had no time', async () => {
    const { id, slug } = await createProperty(db);
    const first = await post(slug, { fields: { ...valid, stamp: '' } });
    const stamp = 'stamp' in first ? String(first.stamp) : '';
    expect(await post(slug, { fields: { ...valid, stamp } })).toEqual({ outcome: 'sent', status: 200 });
    expect(await leadsOf(id)).toHaveLength(1);
  });

  it('comes back with the time of the form, also with errors, so that it can be sent again at once', async () => {
    const { slug } = await createProperty(db);
    const stamp = await stampForm(secret, 'enquiry', longAgo);
    const wrong = { ...valid, name: '1' };
    expect(await post(slug, { fields: { ...wrong, stamp } })).toMatchObject({ outcome: 'invalid', stamp });
    const unstamped = await post(slug, { fields: { ...wrong, stamp: '' } });
    expect(unstamped).toMatchObject({ outcome: 'invalid', stamp: expect.stringMatching(ours) });
    expect(unstamped).not.toMatchObject({ stamp });
  });

  it('is taken ten times an hour from one visitor, faulty ones not counted', async () => {
    const { id, slug } = await createProperty(db);
    const from = '203.0.113.77';
    for (let nth = 0; nth < 12; nth += 1) await post(slug, { fields: { ...valid, name: '1' }, from });
    for (let nth = 0; nth < 10; nth += 1) {
      expect(await post(slug, { fields: { ...valid, message: `No. ${nth}` }, from })).toMatchObject({
        status: 200,
      });
    }
    expect(await post(slug, { fields: { ...valid, message: 'One more' }, from })).toMatchObject({
      status: 429,
      outcome: 'too-many',
      reply: { initialValue: { ...valid, message: 'One more' } },
    });
    expect(await post(slug, { fields: valid, from: '203.0.113.78' })).toMatchObject({ status: 200 });
    expect(await leadsOf(id)).toHaveLength(11);
  });

  it('is answered 404 when the property is hidden or unknown', async () => {
    const { slug } = await createProperty(db, { isPublished: false });
    for (const missing of [slug, 'no-such-house', 'a'.repeat(5000)]) {
      await expect(post(missing, { fields: valid, from: '203.0.113.99' })).rejects.toMatchObject({
        init: { status: 404 },
      });
    }
  });

  it('leaves the form as it is when the store fails', async () => {
    const { slug } = await createProperty(db);
    const broken = {
      ...services,
      db: createDatabase({ prepare: () => fail(), batch: () => fail() } as never),
    };
    expect(await post(slug, { fields: valid, with: broken })).toMatchObject({
      status: 503,
      outcome: 'failed',
      reply: { initialValue: valid },
    });
  });

  it('is read as blank when the body is no form', async () => {
    const { slug } = await createProperty(db);
    const request = new Request('http://localhost:8787/property/x', { method: 'POST', body: '{"name":' });
    const context = {
      services,
      edgeRedirect: null,
      pageNeeds: { analytics: false, googleSignIn: false },
      troubles: new Set<never>(),
      shows: () => undefined,
      shown: new Set<never>(),
      reported: [],
      hasChangedRedirect: false,
      requestId: 'only-for-tests',
    };
    const { data } = await answerEnquiry({ request, slug, context });
    expect(data).toMatchObject({ outcome: 'invalid' });
  });
});

function fail(): never {
  throw new Error('D1 does not answer');
}
