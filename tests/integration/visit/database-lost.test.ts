import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { rateLimits, contactMessages, jobs, leads, newsletterSubscribers } from '~/db/schema';
import { stampForm } from '~/platform/http/forms/form-stamp';
import type { LoadContext } from '~/platform/load-context';
import { createServices } from '~/platform/services';
import { action as contact } from '~/routes/contact/route';
import { action as newsletter } from '~/routes/newsletter/route';
import { answerEnquiry } from '~/screens/property/answer-enquiry.server';

import { createProperty } from '../../factories/property';
import { mortalDatabase } from '../../support/database/mortal-database';

const db = createDatabase(env.DB);
const services = createServices(env, { waitUntil: () => undefined });

type Answer = { data: Record<string, unknown>; init?: ResponseInit | null };
type Route = {
  fields: Record<string, string>;
  send: (context: LoadContext, request: Request) => Promise<unknown>;
  /** The stored rows of it, and the mails about them. */
  stored: () => Promise<{ rows: number; mails: number }>;
  isConfirmed: (answer: Answer) => boolean;
};

const typed = { email: 'ana@example.com', message: 'Is there a quiet room in May?' };
const mailsNow = async () => (await db.select({ id: jobs.id }).from(jobs)).length;
const routes: Record<string, () => Promise<Route>> = {
  'an enquiry': async () => {
    const { id, slug } = await createProperty(db);
    const stamp = await stampForm(services.config.formSecret, 'enquiry', new Date(Date.now() - 60_000));
    return {
      fields: { ...typed, name: 'Ana Li', stamp },
      send: (context, request) => answerEnquiry({ request, slug, context }),
      stored: async () => ({
        rows: (await db.select().from(leads).where(eq(leads.propertyId, id))).length,
        mails: await mailsNow(),
      }),
      isConfirmed: ({ data }) => data['outcome'] === 'sent',
    };
  },
  'a message to the site': async () => ({
    fields: { ...typed, first_name: 'Ana', last_name: 'Li', subject: 'A question about May' },
    send: (context, request) => contact({ request, context, params: {} }),
    stored: async () => ({
      rows: (await db.select().from(contactMessages)).length,
      // A notice, and a receipt three times a day.
      mails: Math.min(1, await mailsNow()),
    }),
    isConfirmed: ({ data }) => data['outcome'] === 'sent',
  }),
  'a sign-up for the newsletter': async () => ({
    fields: { email: typed.email },
    send: (context, request) => newsletter({ request, context, params: {} }),
    stored: async () => ({
      rows: (await db.select().from(newsletterSubscribers)).length,
      // Each sign-up is mailed: the mail of an earlier one may be lost.
      mails: Math.min(1, await mailsNow()),
    }),
    isConfirmed: ({ data }) => data['stored'] === true,
  }),
};

async function post({ fields, send }: Route, used = db): Promise<Answer> {
  const request = new Request('http://localhost:8787/x', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const context = { services: { ...services, db: used }, shows: () => undefined } as unknown as LoadContext;
  return (await send(context, request)) as Answer;
}

beforeEach(async () => {
  for (const table of [leads, contactMessages, newsletterSubscribers, jobs, rateLimits])
    await db.delete(table);
});

describe.each(Object.entries(routes))('%s', (_, make) => {
  it('is confirmed only when it is stored, whichever call the database is lost after; sent again it is there once', async () => {
    const whole = await make();
    expect(whole.isConfirmed(await post(whole))).toBe(true);
    const once = await whole.stored();
    expect(once).toMatchObject({ rows: 1, mails: 1 });
    let step = 0;
    for (let isDead = true; isDead;) {
      step += 1;
      for (const table of [leads, contactMessages, newsletterSubscribers, jobs, rateLimits])
        await db.delete(table);
      const route = await make();
      const mortal = mortalDatabase(env.DB, step);
      const answer = await post(route, mortal.db);
      isDead = mortal.isDead();
      const after = await route.stored();
      if (!isDead) {
        expect([step, route.isConfirmed(answer), after]).toEqual([step, true, once]);
        break;
      }
      expect([step, route.isConfirmed(answer), answer.init?.status]).toEqual([step, false, 503]);
      expect(JSON.stringify(answer.data)).toContain(typed.email);
      expect([step, after.rows]).toEqual([step, after.mails]);
      expect(route.isConfirmed(await post(route))).toBe(true);
      expect([step, await route.stored()]).toEqual([step, once]);
    }
    expect(step).toBeGreaterThan(2);
  });
});
