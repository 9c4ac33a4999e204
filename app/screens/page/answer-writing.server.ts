import { data, redirect } from '@remix-run/cloudflare';

import { altTextTrouble } from '~/features/pictures/library/alt-text-trouble';
import { describeMediaPicture } from '~/features/pictures/library/describe-media-picture.server';
import type { EditedPage } from '~/features/content/page-store/find-edited-page.server';
import type { PageAnswer } from '~/features/content/page-form/page-answer';
import type { PageValues } from '~/features/import/writing/pages/page-fields';
import { pageValuesIn } from '~/features/content/page-form/page-values';
import {
  isWritingType,
  maxPromptName,
  writingFields,
  writingTypes,
  type WritingAnswer,
} from '~/features/import/writing/pages/writing-fields';
import { findPageWork } from '~/features/import/writing/pages/find-page-work.server';
import { orderPageWriting } from '~/features/import/writing/pages/order-page-writing.server';
import { deletePrompt, listPrompts, savePrompt } from '~/features/import/writing/saved-prompts.server';
import { lookAgain } from '~/features/work/jobs/submitted/look-again.server';
import type { LookIntent } from '~/features/work/jobs/submitted/look-intents';
import { versionSeen } from '~/lib/editing/editor-answer';
import type { FormIntent } from '~/platform/http/forms/form-intents';
import { logError } from '~/platform/log';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

type Input = {
  services: Services;
  viewer: Actor;
  page: EditedPage | null;
  form: FormData;
  request: Request;
};

type Result = Partial<WritingAnswer> & { values?: object };

/**
 * Answers the page editor's requests for generated text. The form comes back as it was typed, or with the
 * result in it; nothing is saved.
 */
export async function answerWriting(input: Input, intent: FormIntent<'dashboard.pages.$id'>) {
  const { form } = input;
  const type = form.get(writingFields.type);
  const said: Said = {
    type: isWritingType(type) ? type : 'structured_page',
    prompt: text(form, 'prompt'),
    name: text(form, 'name').replace(/\s+/g, ' ').trim(),
  };
  const typed = pageValuesIn(form);
  const seen = versionSeen(form);
  const { values, ...result } = await answers[intent](input, said, { values: typed, seen });
  const reply = { initialValue: { ...typed, ...values } };
  const ai: WritingAnswer = { ...said, ...result };
  return data<PageAnswer>({ reply, seen, ai }, { status: ai.failure ? 400 : 200 });
}

type Said = Pick<WritingAnswer, 'type' | 'prompt' | 'name'>;
type Typed = { values: PageValues; seen: number | null };
type Answer = (input: Input, said: Said, typed: Typed) => Promise<Result>;

const answers: Record<FormIntent<'dashboard.pages.$id'>, Answer> = {
  write,
  'use-prompt': usePrompt,
  'save-prompt': keepPrompt,
  'delete-prompt': dropPrompt,
  apply,
  look: (input) => look(input, 'look'),
  cancel: (input) => look(input, 'cancel'),
  retry: (input) => look(input, 'retry'),
  dismiss: ({ form }) => Promise.resolve({ settled: text(form, 'work') }),
};

const text = (form: FormData, name: keyof typeof writingFields): string => {
  const value = form.get(writingFields[name]);
  return typeof value === 'string' ? value.slice(0, 8000) : '';
};

const fail = (title: string, message: string): Result => ({ failure: { title, text: message } });

async function write(input: Input, { type, prompt }: Said, typed: Typed): Promise<Result> {
  const { services, viewer, page, form, request } = input;
  const isImage = type === 'image';
  const title = isImage ? 'Failed to generate image' : 'Content Generation Failed';
  if (!prompt.trim()) {
    return fail(
      title,
      isImage ? 'Please enter a prompt for image generation' : 'Please enter a prompt first',
    );
  }
  const formKey = text(form, 'key').slice(0, 64) || crypto.randomUUID();
  const work = await orderPageWriting(services, {
    viewer,
    type,
    prompt: prompt.trim(),
    formKey,
    from: viewer.network,
    page: page?.id ?? null,
    ...typed,
  }).catch((error: unknown) => {
    logError('writing not ordered', error);
    return null;
  });
  if (!work) {
    const what = writingTypes[type].toLowerCase();
    return fail(title, `Failed to generate ${what}. Please check your prompt and try again.`);
  }
  if (work.outcome === 'over-budget') return fail(title, work.message);
  throw redirect(
    `${new URL(request.url).pathname.replace(/\.data$/, '')}?work=${encodeURIComponent(work.id)}`,
    303,
  );
}

async function look({ services, viewer, request }: Input, intent: LookIntent): Promise<Result> {
  const ids = [new URL(request.url).searchParams.get('work')];
  await lookAgain(services, { viewer, ids, intent });
  return {};
}

async function usePrompt({ services, viewer, form }: Input): Promise<Result> {
  const found = (await listPrompts(services, viewer)).find(({ id }) => id === text(form, 'saved'));
  if (!found) return fail('No prompt chosen', 'Please choose one of your saved prompts.');
  const { prompt, contentType } = found;
  return { prompt, ...(isWritingType(contentType) && { type: contentType }) };
}

async function keepPrompt({ services, viewer }: Input, { type, prompt, name }: Said): Promise<Result> {
  if (!prompt.trim() || !name) return fail('Not saved', 'Please enter both prompt text and name');
  const entry = {
    name: name.slice(0, maxPromptName),
    prompt: prompt.trim().slice(0, 4000),
    contentType: type,
  };
  const isSaved = await savePrompt(services, viewer, entry).catch((error: unknown) => {
    logError('prompt not saved', error);
    return null;
  });
  if (isSaved) return { name: '', done: 'Prompt saved successfully' };
  return fail(
    'Failed to save prompt',
    isSaved === null ? 'Please try again.' : 'You have a hundred prompts. Delete one first.',
  );
}

async function dropPrompt({ services, viewer, form }: Input): Promise<Result> {
  const isGone = await deletePrompt(services, viewer, text(form, 'saved'));
  return isGone
    ? { done: 'Prompt deleted' }
    : fail('No prompt chosen', 'Please choose one of your saved prompts.');
}

async function apply({ services, viewer, page, form }: Input): Promise<Result> {
  const id = text(form, 'work');
  const work = await findPageWork(services, viewer, { id, page: page?.id ?? null });
  if (!work?.result) return fail('Content Generation Failed', 'There is no result to put into the form.');
  const { image, values } = work.result;
  if (image) {
    const altText = text(form, 'altText').replace(/\s+/g, ' ').trim();
    const trouble = altTextTrouble(altText);
    if (trouble) return { ...fail('Not applied', trouble), altText };
    const described = { imageId: image.id, altText, was: image.altText, actor: viewer };
    if (altText !== image.altText) await describeMediaPicture(services, described);
  }
  return { values, settled: id, done: 'Put into the form. Nothing is saved yet.' };
}
