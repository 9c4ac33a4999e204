import { data, redirect } from '@remix-run/cloudflare';

import { mayBeSite, notPublicText } from '~/features/import/crawling/fetching/site-address';
import { readAccepted, reviewPrefix } from '~/features/manage/generator/generated-fields';
import { generatedPath } from '~/features/manage/generator/generator-paths';
import { rewriteSchema, websiteSchema } from '~/features/manage/generator/generator-rules';
import { readFoundPictures } from '~/features/manage/generator/pictures/read-found-pictures';
import { findEdits } from '~/features/manage/generator/find-edits.server';
import { startAgain } from '~/features/manage/generator/start-again.server';
import { startRewrite } from '~/features/manage/generator/start-rewrite.server';
import { formOfTyped, typedBeside } from '~/features/manage/generator/typed-beside';
import { submitWork } from '~/features/work/jobs/submitted/submit-work.server';
import { keyField } from '~/features/directory/listing/editor-fields';
import { lookAgain } from '~/features/work/jobs/submitted/look-again.server';
import type { LookIntent } from '~/features/work/jobs/submitted/look-intents';
import { listEditorChoices } from '~/features/directory/listing/list-editor-choices.server';
import type { Suburb } from '~/features/directory/listing/place-of-suburb';
import { readPropertyForm } from '~/features/manage/property-editor/read-property-form';
import { errorReply, type FormReply } from '~/lib/form/form-reply';
import { readForm } from '~/lib/form/read-form';
import type { Generator } from '~/features/manage/generator/load-generator.server';
import type { Services } from '~/platform/services';
import { notFound } from '~/platform/http/answers/not-found';
import type { Actor } from '~/lib/actor';

import type { AddAnswer } from './answer-add.server';
import { withSuburb } from './with-suburb';

type Input = { services: Services; viewer: Actor; form: FormData };

/** With the address of the page, which names the work that it shows. */
type WebsiteInput = Input & { url: string };

const max = 2000;
const textIn = (form: FormData, name: string) => String(form.get(name) ?? '').slice(0, max);

/** The errors beside the generator's field; a page without scripts sent the whole form, which comes back as typed. */
async function refuse(
  { services, form }: Input,
  generator: FormReply,
  { status, kept = null }: { status: number; kept?: Generator['kept'] | undefined },
) {
  if (!form.has(keyField)) return data({ generator, kept }, { status });
  const { suburbs } = await listEditorChoices(services);
  return data({ ...typedIn(form, suburbs), generator, kept }, { status });
}

/**
 * The values of the property's form when work was begun without scripts; null when the page keeps it itself.
 */
export function typedWithWork({ kept }: Generator, suburbs: readonly Suburb[]): AddAnswer | null {
  return kept?.typed ? typedIn(formOfTyped(kept.typed), suburbs) : null;
}

/**
 * Starts to read a website and redirects to the form with it; 400 with the error beside the field. What a page without scripts
 * sends beside the address travels with the work.
 */
export async function answerGenerate(input: Input) {
  const { services, viewer, form } = input;
  const submission = readForm(form, websiteSchema, { max });
  if (submission.status !== 'success') {
    return refuse(input, submission.reply(), { status: 400 });
  }
  const { url } = submission.value;
  if (!mayBeSite(url, services.config)) {
    return refuse(input, submission.reply({ fieldErrors: { url: [notPublicText] } }), { status: 400 });
  }
  const begun = await submitWork(services, {
    viewer,
    formKey: `${keyOf(form)} ${url}`,
    kind: 'property-from-url',
    input: { version: 1, url, withImages: true, ...(form.has(keyField) && { kept: keptBeside(form) }) },
  });
  if (begun.outcome === 'over-budget') {
    return refuse(input, submission.reply({ fieldErrors: { url: [begun.message] } }), { status: 429 });
  }
  throw redirect(generatedPath({ website: begun.id }), 303);
}

/**
 * Reads the website of the present review again and redirects to it. What was changed in the review travels
 * with the work; for pages without scripts.
 */
export async function answerAgain(input: WebsiteInput) {
  const { services, viewer, form, url } = input;
  const website = new URL(url).searchParams.get('website') ?? '';
  const begun = await startAgain(services, { viewer, website, form, formKey: textIn(form, keyField) });
  if (!begun) throw notFound();
  if (begun.outcome === 'over-budget') {
    return refuse(input, errorReply({ url: [begun.message] }), { status: 429, kept: begun.kept });
  }
  throw redirect(generatedPath({ website: begun.id }), 303);
}

/** Starts to rewrite the results, likewise; a page without scripts sends the whole review and the property's form. */
export async function answerRewrite(input: Input) {
  const { services, viewer, form } = input;
  const submission = readForm(form, rewriteSchema, { max });
  const website = textIn(form, 'website') || null;
  const isWhole = form.has(keyField);
  const kept = isWhole ? await findEdits(services, { viewer, website, form }) : undefined;
  const wrong = (generator: FormReply, status: number) => refuse(input, generator, { status, kept });
  if (submission.status !== 'success') return wrong(submission.reply(), 400);
  const begun = await startRewrite(services, {
    viewer,
    formKey: keyOf(form),
    instructions: submission.value.instructions,
    website: website ?? '',
    before: textIn(form, 'before') || null,
    kept,
  });
  if (!begun) throw notFound();
  if (begun.outcome === 'over-budget') {
    return wrong(submission.reply({ fieldErrors: { instructions: [begun.message] } }), 429);
  }
  throw redirect(generatedPath({ website, rewrite: begun.id }), 303);
}

/** The text that was typed into the generator's own fields, and into its review, beside the property's form. */
type Beside = { generator: FormReply; kept: Generator['kept'] };

/**
 * The generator's fields in a property's form that was sent without scripts; null for a page with scripts,
 * which keeps them itself.
 */
export async function generatorAsTyped({
  services,
  viewer,
  form,
  url,
}: WebsiteInput): Promise<Beside | null> {
  const fields = generatorFields.filter((name) => form.has(name));
  if (!fields.includes('url')) return null;
  const initialValue = Object.fromEntries(fields.map((name) => [name, textIn(form, name)]));
  const website = new URL(url).searchParams.get('website');
  // While the website was being read there was no review yet: nothing has been left out of it.
  const hasReview = [...form.keys()].some((name) => name.startsWith(reviewPrefix));
  const kept = hasReview ? await findEdits(services, { viewer, website, form }) : null;
  return { generator: { initialValue, fields }, kept: kept ?? null };
}

const generatorFields = ['url', 'instructions'];

/**
 * The page as it was typed, with the present state of the work; for pages without scripts, which do not
 * update themselves. Cancels the work or begins it again if that is asked.
 */
export async function answerLook(input: WebsiteInput & { intent: LookIntent }) {
  const { services, viewer, form, url, intent } = input;
  const { searchParams } = new URL(url);
  const ids = [searchParams.get('website'), searchParams.get('rewrite')];
  const [{ suburbs }, beside] = await Promise.all([
    listEditorChoices(services),
    generatorAsTyped(input),
    lookAgain(services, { viewer, ids, intent }),
  ]);
  return data({ ...typedIn(form, suburbs), ...beside });
}

const keptBeside = (form: FormData) => ({ values: {}, left: [], typed: typedBeside(form) });

const keyOf = (form: FormData) => textIn(form, 'key').slice(0, 160);

/**
 * The property's form as it was typed, with the accepted proposals of the review; for pages without scripts.
 */
export function answerApply(form: FormData, suburbs: readonly Suburb[]) {
  const { values, amenities } = readAccepted(form);
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const chosen = new Set(form.getAll('amenities'));
  for (const id of amenities) if (!chosen.has(id)) form.append('amenities', id);
  return data<AddAnswer>({ ...typedIn(form, suburbs), isApplied: true });
}

/** The property's form as it was typed. */
function typedIn(form: FormData, suburbs: readonly Suburb[]): AddAnswer {
  const slugs = suburbs.map(({ slug }) => slug);
  const { initialValue } = readPropertyForm(form, { mode: 'add', suburbs: slugs, withIntent: false }).reply();
  return { reply: withSuburb({ initialValue }, suburbs), images: readFoundPictures(form) };
}
