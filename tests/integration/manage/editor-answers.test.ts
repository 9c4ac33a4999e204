import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { properties, propertyDrafts } from '~/db/schema';
import { changeListings } from '~/features/manage/listings/change-listings.server';
import { createDraft } from '~/features/manage/drafts/create-draft.server';
import { entriesOfValues } from '~/lib/editing/form-shape';
import { propertyShape } from '~/features/directory/listing/editor-fields';
import { formOfContent } from '~/features/directory/listing/form-of-content';
import type { PropertyContent } from '~/features/directory/listing/property-content';
import type { Actor } from '~/lib/actor';
import { createServices } from '~/platform/services';
import { answerDescription } from '~/routes/dashboard.edit-property.$id_.description/answer-description.server';
import { answerDraft } from '~/routes/dashboard.edit-property.$id_.drafts.$draft/answer-draft.server';
import type { DraftAnswer } from '~/routes/dashboard.edit-property.$id_.drafts.$draft/draft-answer';
import { answerDiscarded } from '~/routes/dashboard.edit-property.$id_.drafts.$draft/answer-discarded.server';
import { findManagedDraft, requireDraft } from '~/screens/edit-property/load-draft.server';
import { requireManaged } from '~/screens/edit-property/load-property.server';
import { answerChange } from '~/screens/listings/answer-change.server';

import { createManager } from '../../factories/account';
import { createProperty } from '../../factories/property';
import { broken, throwsNow } from '../../support/database/broken';

const db = createDatabase(env.DB);
const services = createServices(env, { waitUntil: () => undefined });
let staff: Actor;
beforeAll(async () => {
  staff = await createManager(db, 'moderator');
});

type Fields = readonly (readonly [string, string])[];

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** The answer of an action, returned or thrown: its status, and its body or redirect target. */
async function outcome<Body>(answer: Promise<unknown>) {
  const found = await answer.catch((thrown: unknown) => thrown);
  if (found instanceof Response) return { status: found.status, to: found.headers.get('location') };
  const { data, init } = found as { data: Body; init?: ResponseInit };
  return { status: init?.status ?? 200, data };
}

describe('the draft that two people save', () => {
  async function newDraft() {
    const row = await createProperty(db, { name: 'As it was', phone: '08 5550 0001' });
    const property = await requireManaged(services, staff, String(row.id));
    const draft = await createDraft(services, staff, property);
    const params = { id: String(row.id), draft };
    const read = () => requireDraft(services, staff, params);
    const seenNow = async () => String((await read()).draft.updatedAt.getTime());
    const save = async (changes: Partial<PropertyContent>, more: Fields) => {
      const found = await read();
      const typed = formOfContent({ ...property.content, ...changes });
      const form = formOf([...entriesOfValues(typed, propertyShape), ...more]);
      return outcome<DraftAnswer>(answerDraft({ ...found, services, viewer: staff, form }));
    };
    return { draft, params, property, read, seenNow, save };
  }

  it('comes back as typed when it was discarded meanwhile, and is saved as a new one on request', async () => {
    const { draft, params, property } = await newDraft();
    const typed = formOfContent({ ...property.content, name: 'Typed while it went' });
    await db.delete(propertyDrafts).where(eq(propertyDrafts.id, draft));
    const send = async (...more: Fields) => {
      const found = await findManagedDraft(services, staff, params);
      const form = formOf([...entriesOfValues(typed, propertyShape), ['base_version', '1'], ...more]);
      return outcome<DraftAnswer>(answerDiscarded({ ...found, services, viewer: staff, form }));
    };
    const drafts = () => db.select().from(propertyDrafts).where(eq(propertyDrafts.propertyId, property.id));
    const refused = await send();
    expect(refused).toMatchObject({ status: 409, data: { discarded: { base: 1 } } });
    expect(refused.data?.reply?.initialValue).toMatchObject({ name: 'Typed while it went' });
    expect(await drafts()).toEqual([]);
    expect(await send(['intent', 'discard'])).toMatchObject({ status: 303 });
    expect(await send(['intent', 'renew'], ['min_price', 'cheap'])).toMatchObject({ status: 400 });
    expect(await drafts()).toEqual([]);
    expect(await send(['intent', 'renew'])).toMatchObject({ status: 303 });
    const [stored] = await drafts();
    expect(stored).toMatchObject({ baseVersion: 1, status: 'draft', data: { name: 'Typed while it went' } });
  });

  it('shows both versions to the later person, however often it is sent, and stores the choice', async () => {
    const { read, seenNow, save } = await newDraft();
    const seen = await seenNow();
    await new Promise((resolve) => setTimeout(resolve, 2));
    expect(await save({ name: 'Theirs', phone: '08 5550 0002' }, [['version', seen]])).toMatchObject({
      status: 303,
    });
    const now = await seenNow();
    for (const _again of [1, 2]) {
      const late = await save({ name: 'Mine' }, [['version', seen]]);
      expect(late).toMatchObject({ status: 409, data: { conflict: { version: Number(now) } } });
      const differences = late.data?.conflict?.differences.map(({ field, mine, theirs }) => [
        field,
        mine,
        theirs,
      ]);
      expect(differences).toEqual([
        ['name', 'Mine', 'Theirs'],
        ['phone', '08 5550 0001', '08 5550 0002'],
      ]);
      expect(late.data?.reply?.initialValue).toMatchObject({ name: 'Mine' });
    }
    expect((await read()).draft.content).toMatchObject({ name: 'Theirs' });

    const chosen = await save({ name: 'Mine' }, [
      ['version', now],
      ['take-name', 'mine'],
      ['take-phone', 'theirs'],
    ]);
    expect(chosen.status).toBe(303);
    const { draft, property } = await read();
    expect(draft.content).toMatchObject({ name: 'Mine', phone: '08 5550 0002' });
    expect(property.content).toMatchObject({ name: 'As it was' });
  });

  it('shows what was typed when the draft has been published meanwhile', async () => {
    const { draft, seenNow, save } = await newDraft();
    const seen = await seenNow();
    await db.update(propertyDrafts).set({ status: 'published' }).where(eq(propertyDrafts.id, draft));
    const late = await save({ name: 'Mine' }, [['version', seen]]);
    expect(late).toMatchObject({
      status: 409,
      data: { late: [{ field: 'name', mine: 'Mine', theirs: 'As it was' }] },
    });
  });
});

describe('a description', () => {
  async function newDescription(description: string | null) {
    const { id } = await createProperty(db, { description });
    const send = async (fields: Fields, deps = services) => {
      const property = await requireManaged(services, staff, String(id));
      const input = { services: deps, viewer: staff, property, form: formOf(fields) };
      return outcome<{ failure: { title: string; text: string } }>(answerDescription(input));
    };
    const stored = async () => (await db.select().from(properties).where(eq(properties.id, id)))[0];
    return { send, stored };
  }

  it('that was saved can be undone, also to none, unless another person has saved since', async () => {
    const { send, stored } = await newDescription(null);
    await send([
      ['intent', 'save'],
      ['version', '1'],
      ['description', 'A new text.'],
    ]);
    expect(await stored()).toMatchObject({ description: 'A new text.', version: 2 });
    const undo = [
      ['intent', 'undo'],
      ['version', '2'],
      ['description', ''],
    ] as const;
    expect(await send(undo)).toMatchObject({ status: 303 });
    expect(await stored()).toMatchObject({ description: null, version: 3 });
    expect(await send(undo)).toMatchObject({ status: 409, data: { failure: { title: 'Not taken back' } } });
    expect(await stored()).toMatchObject({ version: 3 });
  });

  it('that cannot be enhanced or saved is refused with the reason', async () => {
    const { send } = await newDescription(null);
    expect(await send([['intent', 'enhance']])).toMatchObject({
      status: 400,
      data: { failure: { title: 'Enhancement Failed' } },
    });
    const failing = { ...services, db: createDatabase(broken(env.DB, ['prepare'], throwsNow)) };
    const save = [
      ['intent', 'save'],
      ['version', '1'],
      ['description', 'A new text.'],
    ] as const;
    expect(await send(save, failing)).toMatchObject({
      status: 503,
      data: { failure: { title: 'Save Failed', text: 'Failed to save the enhanced description' } },
    });
  });
});

describe('many properties that were archived', () => {
  const post = (viewer: Actor, intent: string, ids: readonly number[]) =>
    outcome<unknown>(
      answerChange({
        services,
        viewer,
        request: new Request('http://localhost:8787/dashboard/properties'),
        form: formOf([['intent', intent], ...ids.map((id) => ['chosen', String(id)] as const)]),
      }),
    );

  it('are named in the answer, and restored only by the person who archived them', async () => {
    const rows = await Promise.all([1, 2, 3].map(() => createProperty(db)));
    const ids = rows.map(({ id }) => id);
    const [first = 0, ...others] = ids;
    const other = await createManager(db, 'moderator');
    await changeListings(services, other, { change: 'archive', ids: [first] });
    const archived = await post(staff, 'bulk-archive-confirmed', ids);
    expect(archived.data).toMatchObject({ bulk: { done: 2, already: 1 } });
    expect((archived.data as { bulk: { archived: number[] } }).bulk.archived.toSorted()).toEqual(
      others.toSorted(),
    );
    expect(await post(staff, 'bulk-unarchive', ids)).toMatchObject({
      data: { bulk: { change: 'unarchive', done: 2, refused: 1 } },
    });
    const states = await Promise.all(
      ids.map(
        async (id) => (await db.select().from(properties).where(eq(properties.id, id)))[0]?.listingState,
      ),
    );
    expect(states).toEqual(['archived', 'published', 'published']);
    expect(await post(await createManager(db), 'bulk-unarchive', ids)).toMatchObject({ status: 403 });
  });
});
