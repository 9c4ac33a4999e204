import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { createExecutionContext, env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import { newsletterSubscribers, rateLimits } from '~/db/schema';
import type { NewsletterAnswer } from '~/features/visit/newsletter/newsletter-form';
import { errorsIn, typedIn } from '~/lib/form/form-reply';
import { createLoadContext } from '~/platform/load-context';
import { action } from '~/routes/newsletter/route';

const address = 'http://localhost:8787/newsletter';
const context = createLoadContext(env, createExecutionContext(), new Request(address));
context.services.clock = { now: () => new Date('2026-05-01T10:00:00Z') };
const { db } = context.services;

async function send(fields: Record<string, string>) {
  const request = new Request(address, { method: 'POST', body: new URLSearchParams(fields) });
  const args = { request, context, params: {} } as unknown as ActionFunctionArgs;
  const { data, init } = await action(args);
  return { answer: shown(data), status: init?.status ?? 200 };
}

/** The part of an answer that the block shows. */
function shown(answer: NewsletterAnswer) {
  if (answer.stored) return answer;
  const { reply } = answer;
  return { stored: false, email: typedIn(reply, 'email'), error: errorsIn(reply, 'email')?.[0] };
}

const stored = () => db.select().from(newsletterSubscribers).limit(50);

beforeEach(async () => {
  await db.delete(newsletterSubscribers);
  await db.delete(rateLimits);
});

describe('the newsletter form', () => {
  it('stores the address trimmed, lower-cased and unconfirmed', async () => {
    expect(await send({ email: ' Ada@Example.com ' })).toEqual({ answer: { stored: true }, status: 200 });
    expect(await stored()).toMatchObject([
      { email: 'ada@example.com', status: 'unconfirmed', confirmedAt: null },
    ]);
  });

  it('answers a known address in the same way and changes nothing about it', async () => {
    await db.insert(newsletterSubscribers).values({ email: 'ada@example.com', status: 'confirmed' });
    expect(await send({ email: 'ADA@example.com' })).toEqual({ answer: { stored: true }, status: 200 });
    expect(await stored()).toMatchObject([{ email: 'ada@example.com', status: 'confirmed' }]);
  });

  it('answers 400 with the error and the typed address', async () => {
    expect(await send({ email: 'ada' })).toEqual({
      answer: { stored: false, email: 'ada', error: 'Please enter a valid email address' },
      status: 400,
    });
    expect(await send({})).toMatchObject({ status: 400 });
    expect(await stored()).toEqual([]);
  });

  it('thanks a program that fills in the hidden field, and stores nothing', async () => {
    expect(await send({ email: 'bot@example.com', fax_number: '1' })).toMatchObject({
      answer: { stored: true },
    });
    expect(await stored()).toEqual([]);
  });

  it('refuses the eleventh address from one connection within ten minutes', async () => {
    const answers = [];
    for (let index = 0; index < 11; index += 1) answers.push(await send({ email: `a${index}@example.com` }));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429]);
    expect((await stored()).length).toBe(10);
  });
});
