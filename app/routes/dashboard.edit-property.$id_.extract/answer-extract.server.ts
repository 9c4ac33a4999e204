import { data, redirect } from '@remix-run/cloudflare';

import {
  noneSelectedText,
  reviewFields,
  rightsMissingText,
} from '~/features/import/pictures/review/extraction-form';
import { mayBeSite, notPublicText } from '~/features/import/crawling/fetching/site-address';
import { findExtraction } from '~/features/import/pictures/review/find-extraction.server';
import { listStagedChoices, type StagedChoice } from '~/features/import/pictures/review/list-staged-choices';
import { readWebsite } from '~/features/import/pictures/read-website';
import { submitExtraction } from '~/features/import/pictures/submit-extraction.server';
import { submitPictureSaving } from '~/features/import/pictures/submit-picture-saving.server';
import { keyField } from '~/features/directory/listing/editor-fields';
import { extractPath } from '~/features/manage/property-editor/editor-paths';
import type { ManagedProperty } from '~/features/directory/listing/find-managed-property.server';
import type { FormReply } from '~/lib/form/form-reply';
import { readIntent } from '~/platform/http/forms/form-intents';
import type { Services } from '~/platform/services';
import { notFound } from '~/platform/http/answers/not-found';
import type { Actor } from '~/lib/actor';

type Input = { services: Services; viewer: Actor; property: ManagedProperty; form: FormData };

/** The screen's error about a form that was refused, with the form's values. */
export type ExtractAnswer = {
  website?: FormReply;
  review?: { choices: StagedChoice[]; isFirst: boolean; hasRights: boolean; error: string | null };
};

/** Answers 'extract', 'save' and the buttons that move images where there are no scripts. Throws 400 for anything else. */
export async function answerExtract(input: Input) {
  const intent = readIntent('dashboard.edit-property.$id_.extract', input.form);
  if (intent === 'extract') return answerWebsite(input);
  if (intent === 'save') return answerChoices(input);
  throw data(null, { status: 400 });
}

async function answerWebsite({ services, viewer, property, form }: Input) {
  const submission = readWebsite(form);
  const refuse = (website: FormReply, status: number) => data<ExtractAnswer>({ website }, { status });
  if (submission.status !== 'success') return refuse(submission.reply(), 400);
  if (!mayBeSite(submission.value.websiteUrl, services.config)) {
    return refuse(submission.reply({ fieldErrors: { websiteUrl: [notPublicText] } }), 400);
  }
  const submitted = await submitExtraction(services, {
    viewer,
    property,
    websiteUrl: submission.value.websiteUrl,
    formKey: keyOf(form),
  });
  if (submitted.outcome === 'over-budget') {
    return refuse(submission.reply({ fieldErrors: { websiteUrl: [submitted.message] } }), 429);
  }
  throw redirect(workAddress(property.id, submitted.id), 303);
}

async function answerChoices({ services, viewer, property, form }: Input) {
  const work = String(form.get('work') ?? '');
  const extraction = await findExtraction(services, viewer, { id: work, propertyId: property.id });
  if (!extraction) throw notFound();
  const choices = listStagedChoices(form);
  const [isFirst, hasRights] = [form.has(reviewFields.isFirst), form.has(reviewFields.rights)];
  const review = (error: string | null) =>
    data<ExtractAnswer>({ review: { choices, isFirst, hasRights, error } }, { status: error ? 400 : 200 });
  if (form.has(reviewFields.move)) return review(null);
  if (!choices.some(({ isChosen }) => isChosen)) return review(noneSelectedText);
  if (!hasRights) return review(rightsMissingText);
  const saving = await submitPictureSaving(services, {
    viewer,
    propertyId: property.id,
    stagedBy: work,
    choices,
    isFirst,
    formKey: keyOf(form),
  });
  throw redirect(`${workAddress(property.id, work)}&save=${encodeURIComponent(saving)}`, 303);
}

const workAddress = (propertyId: number, work: string) =>
  `${extractPath(propertyId)}?work=${encodeURIComponent(work)}`;

const keyOf = (form: FormData) => String(form.get(keyField) ?? '').slice(0, 100);
