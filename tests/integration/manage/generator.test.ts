import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { amenities, jobs } from '~/db/schema';
import { listEditorChoices } from '~/features/directory/listing/list-editor-choices.server';
import { localWriter } from '~/features/import/writing/local/local-writer';
import { loadGenerator } from '~/features/manage/generator/load-generator.server';
import { startRewrite } from '~/features/manage/generator/start-rewrite.server';
import { findWorkBudget } from '~/features/work/jobs/submitted/find-work-budget.server';
import type { LookIntent } from '~/features/work/jobs/submitted/look-intents';
import { runJob } from '~/features/work/jobs/run-job.server';
import type { PropertyFact } from '~/jobs/property-facts';
import type { FactProposal, PropertyFromUrlResult } from '~/jobs/property-from-url-job';
import type { Actor } from '~/lib/actor';
import type { QueueServices } from '~/platform/queues/queue-services';
import { createServices } from '~/platform/services';
import {
  answerAgain,
  answerGenerate,
  answerLook,
  answerRewrite,
  typedWithWork,
} from '~/routes/dashboard.add-property/answer-generator.server';

import { workHandlers } from '../../../workers/queue/work-handlers';
import { createManager } from '../../factories/account';

const db = createDatabase(env.DB);
const services = createServices(env, { waitUntil: () => undefined });
const url = 'https://quandong.example/';
const evidence = { url, quote: 'Quandong House, a motel with a laundry.' };
const proposal = (field: PropertyFact, value: string): FactProposal => ({
  field,
  value,
  source: 'text',
  evidence: [evidence],
});
const result: PropertyFromUrlResult = {
  version: 1,
  siteUrl: url,
  pages: [{ url, title: 'Quandong House' }],
  skipped: [],
  proposals: [
    proposal('name', 'Quandong House'),
    proposal('phone', '08 5550 0001'),
    proposal('description', 'One.\n\nTwo.'),
  ],
  amenities: ['Laundry', 'Garden'].map((name) => ({ name, source: 'text', evidence })),
  warnings: [],
  images: 0,
  model: null,
};

let viewer: Actor;
beforeEach(async () => {
  viewer = await createManager(db);
  await db.delete(jobs);
  await db
    .insert(amenities)
    .values([{ name: 'Laundry' }, { name: 'Garden' }])
    .onConflictDoNothing();
  await insertReading('work:first');
});

const insertReading = (id: string, state: 'done' | 'waiting' = 'done') =>
  db.insert(jobs).values({
    id,
    kind: 'property-from-url',
    state,
    ownerId: viewer.userId,
    input: { version: 1, url, withImages: true },
    result,
    dueAt: new Date(),
  });

async function load(website: string) {
  const choices = await listEditorChoices(services);
  return loadGenerator(services, { viewer, website, rewrite: null, choices });
}

/** The review's fields as a browser without scripts sends them. */
async function editedForm(): Promise<FormData> {
  const laundry = (await load('work:first')).found?.amenities.find(({ name }) => name === 'Laundry');
  const form = new FormData();
  const fields = [
    ['form_key', crypto.randomUUID()],
    ['generated_use', 'name'],
    ['generated_name', 'Quandong Rest'],
    ['generated_phone', '08 5550 0001'],
    ['generated_use', 'description'],
    ['generated_description', 'One.\r\n\r\nTwo.'],
    ['generated_amenity', String(laundry?.id)],
  ] as const;
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const again = async (form: FormData, who = viewer, website = 'work:first') =>
  answerAgain({
    services,
    viewer: who,
    form,
    url: `http://localhost/dashboard/add-property?website=${website}`,
  }).catch((thrown: unknown) => thrown);

const kept = { values: { name: 'Quandong Rest' }, left: ['phone', 'website_url', 'Garden'] };

describe('a website that is read again without scripts', () => {
  it('keeps what was changed in its review', async () => {
    const answer = (await again(await editedForm())) as Response;
    expect(answer.status).toBe(303);
    const id = new URL(answer.headers.get('location') ?? '', url).searchParams.get('website') ?? '';
    expect(id).not.toBe('work:first');
    expect(await load(id)).toMatchObject({ url, found: null, kept });
    await db.update(jobs).set({ state: 'done', result }).where(eq(jobs.id, id));
    expect(await load(id)).toMatchObject({ kept, found: { siteUrl: url } });
  });

  it('keeps it too when today’s readings are used up', async () => {
    const form = await editedForm();
    const { max } = await findWorkBudget(services, viewer, 'websites');
    for (let one = 1; one < max; one += 1) await insertReading(`work:more-${one}`);
    expect(await again(form)).toMatchObject({
      data: { kept, generator: { error: { url: [expect.stringContaining('website readings of today')] } } },
      init: { status: 429 },
    });
  });

  it('is not another person’s', async () => {
    const stranger = await createManager(db);
    expect(await again(await editedForm(), stranger)).toMatchObject({ init: { status: 404 } });
    expect(await again(await editedForm(), viewer, 'work:none')).toMatchObject({ init: { status: 404 } });
  });
});

describe('a wish for other texts, sent without scripts', () => {
  /** With what else a browser without scripts sends: the property's form, and the fields of the wish. */
  async function wholeForm(instructions: string): Promise<FormData> {
    const form = await editedForm();
    for (const [name, value] of Object.entries({
      instructions,
      website: 'work:first',
      key: 'one',
      tags: 'quiet',
    }))
      form.set(name, value);
    return form;
  }
  const wish = (form: FormData) =>
    answerRewrite({ services, viewer, form }).catch((thrown: unknown) => thrown);

  it('keeps what was changed in the review', async () => {
    const answer = (await wish(await wholeForm('Shorter'))) as Response;
    expect(answer.status).toBe(303);
    const { searchParams } = new URL(answer.headers.get('location') ?? '', url);
    const choices = await listEditorChoices(services);
    const [website, rewrite] = [searchParams.get('website'), searchParams.get('rewrite')];
    const shown = await loadGenerator(services, { viewer, website, rewrite, choices });
    expect(shown).toMatchObject({ kept, found: { siteUrl: url }, rewrite: { state: 'at-work' } });
  });

  it('keeps it, and the form, when no wish was entered', async () => {
    expect(await wish(await wholeForm(' '))).toMatchObject({
      data: {
        kept,
        generator: { error: { instructions: ['Instructions Required'] } },
        reply: { initialValue: { tags: 'quiet' } },
      },
      init: { status: 400 },
    });
  });

  it('is only the wish where the page keeps the review itself', async () => {
    const form = await wholeForm('Shorter');
    form.delete('form_key');
    const answer = (await wish(form)) as Response;
    const rewrite = new URL(answer.headers.get('location') ?? '', url).searchParams.get('rewrite');
    const [row] = await db
      .select()
      .from(jobs)
      .where(eq(jobs.id, rewrite ?? ''));
    expect(row?.input).not.toHaveProperty('kept');
  });
});

describe('the property’s form, where there are no scripts', () => {
  const typed = { name: 'Quandong Rest', tags: 'quiet', description: 'One.\n\nTwo.' };
  function typedForm(more: Record<string, string>): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries({ form_key: 'a page', ...typed, ...more }))
      form.set(name, value);
    for (const amenity of ['7', '9']) form.append('amenities', amenity);
    return form;
  }
  /** The content of the page that the answer redirects to. */
  async function shownAfter(answer: Response) {
    const { searchParams } = new URL(answer.headers.get('location') ?? '', url);
    const choices = await listEditorChoices(services);
    const [website, rewrite] = [searchParams.get('website'), searchParams.get('rewrite')];
    const shown = await loadGenerator(services, { viewer, website, rewrite, choices });
    return typedWithWork(shown, choices.suburbs)?.reply.initialValue;
  }
  const thrownBy = (work: Promise<unknown>) => work.catch((thrown: unknown) => thrown as Response);

  it('is as typed once a website is being read', async () => {
    const form = typedForm({ intent: 'generate', url: 'https://www.quandonghouse.com.au/' });
    const answer = (await thrownBy(answerGenerate({ services, viewer, form }))) as Response;
    expect(answer.status).toBe(303);
    expect(await shownAfter(answer)).toMatchObject({ ...typed, amenities: ['7', '9'] });
  });

  it('is as typed once texts are being rewritten, and once a website is read again', async () => {
    const wished = typedForm({ intent: 'rewrite', website: 'work:first', instructions: 'Shorter' });
    const rewriting = (await thrownBy(answerRewrite({ services, viewer, form: wished }))) as Response;
    expect(await shownAfter(rewriting)).toMatchObject(typed);
    const reading = (await again(typedForm({ intent: 'again' }))) as Response;
    expect(await shownAfter(reading)).toMatchObject(typed);
  });

  it('is as typed at every look, with the generator’s fields, also at the end of the work', async () => {
    await insertReading('work:second', 'waiting');
    const form = typedForm({ url: 'https://half.typed', instructions: 'Shorter' });
    form.set('generated_phone', '08 5550 9999');
    const look = (intent: LookIntent, website: string) =>
      answerLook({ services, viewer, form, url: `http://localhost/?website=${website}`, intent });
    const shown = {
      reply: { initialValue: { ...typed, amenities: ['7', '9'] } },
      generator: { initialValue: { url: 'https://half.typed', instructions: 'Shorter' } },
    };
    expect((await look('look', 'work:first')).data).toMatchObject({
      ...shown,
      kept: { values: { phone: '08 5550 9999' } },
    });
    for (const name of [...form.keys()]) if (name.startsWith('generated_')) form.delete(name);
    // While it was read there was no review, so nothing has been left out of it.
    expect((await look('look', 'work:first')).data).toMatchObject({ ...shown, kept: null });
    const states: (string | undefined)[] = [];
    for (const intent of ['look', 'cancel', 'retry'] as const) {
      expect((await look(intent, 'work:second')).data).toMatchObject(shown);
      states.push((await load('work:second')).website?.state);
    }
    expect(states).toEqual(['at-work', 'cancelled', 'at-work']);
  });

  it('is as typed when the address cannot be read', async () => {
    const form = typedForm({ intent: 'generate', url: 'not an address' });
    expect(await answerGenerate({ services, viewer, form })).toMatchObject({
      data: { generator: { error: { url: [expect.any(String)] } }, reply: { initialValue: typed } },
      init: { status: 400 },
    });
  });

  it('is left to a page with scripts, which sends the address alone', async () => {
    const form = new FormData();
    form.set('url', 'https://www.quandonghouse.com.au/');
    const answer = (await thrownBy(answerGenerate({ services, viewer, form }))) as Response;
    expect(await shownAfter(answer)).toBeUndefined();
  });
});

describe('a wish that cannot be followed without a model', () => {
  it('is reported, and uses nothing of today’s budget', async () => {
    const input = { viewer, website: 'work:first', before: null, formKey: crypto.randomUUID() };
    const before = await findWorkBudget(services, viewer, 'texts');
    const begun = await startRewrite(services, { ...input, instructions: 'In the style of a pirate' });
    if (begun?.outcome !== 'started') throw new Error('not started');
    expect(await findWorkBudget(services, viewer, 'texts')).toMatchObject({ used: before.used + 1 });
    const { clock } = services;
    const handlers = workHandlers({ db, clock, language: localWriter } as QueueServices);
    expect(await runJob({ db, clock, handlers }, begun.id)).toMatchObject({ state: 'failed' });
    const [row] = await db.select().from(jobs).where(eq(jobs.id, begun.id));
    expect(row?.error).toContain('‘In the style of a pirate’ cannot be followed, so nothing was changed.');
    expect(await findWorkBudget(services, viewer, 'texts')).toEqual(before);
  });
});
