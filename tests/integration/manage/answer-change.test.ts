import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { properties } from '~/db/schema';
import { listingChanges } from '~/features/manage/listings/listing-changes';
import type { Actor } from '~/lib/actor';
import { createServices } from '~/platform/services';

import { typedIn } from '~/lib/form/form-reply';
import type { ChangeAnswer } from '~/screens/listings/change-answer';
import { answerChange } from '~/screens/listings/answer-change.server';
import { createManager } from '../../factories/account';
import { createProperty } from '../../factories/property';

const db = createDatabase(env.DB);
const services = createServices(env, { waitUntil: () => undefined });
const reason = 'Please name the street.';

let owner: Actor;
let moderator: Actor;

beforeAll(async () => {
  owner = await createManager(db);
  moderator = await createManager(db, 'moderator');
});

/** Status and body of the answer to a form sent by a script, thrown or returned. */
async function post(viewer: Actor, fields: readonly (readonly [string, string])[]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const request = new Request('http://localhost:8787/dashboard/properties', {
    headers: { 'sec-fetch-dest': 'empty' },
  });
  const input = { services, viewer, request, form };
  const answer = await answerChange(input).catch((thrown: unknown) => thrown);
  const { data, init } = answer as { data: ChangeAnswer; init?: ResponseInit };
  return { status: init?.status ?? 200, data: shown(data) };
}

/** The part of an answer that the form of a rejection shows; other answers as they are. */
function shown(answer: ChangeAnswer | null) {
  if (!answer || !('reply' in answer)) return answer;
  return { errors: answer.reply.error, typed: typedIn(answer.reply, 'reason') };
}

const change = (intent: string, id: number | string) =>
  [
    ['intent', intent],
    ['property', String(id)],
    ['reason', reason],
  ] as const;
const read = async (id: number) => (await db.select().from(properties).where(eq(properties.id, id)))[0];

describe('a posted change', () => {
  it('is refused to owners, except archiving their own and undoing that', async () => {
    const { id } = await createProperty(db, { ownerId: owner.profileId });
    for (const intent of listingChanges.filter((one) => !['archive', 'unarchive'].includes(one))) {
      expect(await post(owner, change(intent, id)), intent).toMatchObject({ status: 403 });
    }
    expect(
      await post(owner, [
        ['intent', 'bulk-archive-confirmed'],
        ['chosen', `${id}`],
      ]),
    ).toMatchObject({
      status: 403,
    });
    expect(await read(id)).toMatchObject({ listingState: 'published', isFeatured: false });
    expect(await post(owner, change('archive', id))).toMatchObject({ data: { notice: 'archive-updated' } });
    expect(await read(id)).toMatchObject({ listingState: 'archived' });
    await post(owner, change('unarchive', id));
    expect(await read(id)).toMatchObject({ listingState: 'published' });
  });

  it('of another’s property is answered as one of a missing or nonsensical one', async () => {
    const { id } = await createProperty(db);
    for (const wanted of [id, 999_999_999, 'x', '1.5', '-1', '', `${id} or 1=1`]) {
      expect(await post(owner, change('archive', wanted))).toEqual({ status: 404, data: null });
    }
    expect((await read(id))?.archivedAt).toBeNull();
  });

  it('is open to moderators, and reports what could not be done', async () => {
    const { id } = await createProperty(db, { isApproved: false, isPublished: false });
    expect(await post(moderator, change('publish', id))).toEqual({
      status: 400,
      data: { notice: 'publication-failed' },
    });
    expect(await post(moderator, change('approve', id))).toMatchObject({
      data: { notice: 'approval-updated' },
    });
    expect(await post(moderator, change('publish', id))).toMatchObject({
      data: { notice: 'publication-updated' },
    });
    expect(await post(moderator, change('feature', id))).toMatchObject({
      data: { notice: 'feature-updated' },
    });
  });

  it('needs a reason of 10 to 1000 characters to reject', async () => {
    const { id } = await createProperty(db);
    for (const [text, status] of [
      ['', 400],
      ['   too short   ', 400],
      ['x'.repeat(1001), 400],
    ] as const) {
      const fields = [...change('reject', id).slice(0, 2), ['reason', text] as const];
      const answer = await post(moderator, fields);
      expect(answer.status).toBe(text.trim() === 'too short' ? 400 : status);
      expect(answer.data).toMatchObject({ errors: { reason: [expect.any(String)] }, typed: text });
    }
    expect(await read(id)).toMatchObject({ listingState: 'published' });
  });

  it('of many reports its numbers, and accepts one to a hundred', async () => {
    const made = await Promise.all([1, 2, 3].map(() => createProperty(db, { isPublished: false })));
    const ids = made.map(({ id }) => ['chosen', String(id)] as const);
    await post(moderator, change('publish', made[0]?.id ?? 0));
    expect(
      await post(moderator, [['intent', 'bulk-publish'], ...ids, ...ids, ['chosen', '999999999']]),
    ).toEqual({
      status: 200,
      data: { bulk: { change: 'publish', done: 2, already: 1, refused: 1 } },
    });
    expect(await post(moderator, [['intent', 'bulk-publish']])).toMatchObject({ status: 400 });
    const many = Array.from({ length: 101 }, (_, index) => ['chosen', String(index + 1)] as const);
    expect(await post(moderator, [['intent', 'bulk-publish'], ...many])).toMatchObject({
      status: 400,
      data: { wrong: 'Choose at most 100 properties at a time.' },
    });
    expect(await post(moderator, [['intent', 'bulk-archive'], ...ids])).toMatchObject({
      data: { confirm: { ids: made.map(({ id }) => id) } },
    });
    expect((await read(made[0]?.id ?? 0))?.archivedAt).toBeNull();
    for (const intent of ['', 'bulk-restore', 'bulk-', 'delete', 'constructor', 'bulk-constructor']) {
      expect(await post(moderator, [['intent', intent], ...ids]), intent).toMatchObject({ status: 400 });
    }
  });
});
