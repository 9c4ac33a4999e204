import { data, redirect } from '@remix-run/cloudflare';

import { readAccepted } from '~/features/manage/generator/generated-fields';
import {
  instructionsField,
  websiteField,
  type GeneratorAnswer,
} from '~/features/manage/generator/generator-form';
import { generatedPath } from '~/features/manage/generator/generator-paths';
import { readFoundImages } from '~/features/manage/generator/read-found-images';
import { startRewrite } from '~/features/manage/generator/start-rewrite.server';
import { submitWork } from '~/features/work/jobs/submit-work.server';
import { readPropertyForm } from '~/features/manage/property-editor/read-property-form';
import type { Services } from '~/platform/services';
import { notFound } from '~/platform/http/not-found';
import type { Actor } from '~/lib/actor';

import type { AddAnswer } from './answer-add.server';

type Asked = { services: Services; viewer: Actor; form: FormData };

const longest = 2000;
const textIn = (form: FormData, name: string) => String(form.get(name) ?? '').slice(0, longest);

/**
 * Starts to read a website, or to rewrite the results, and redirects to the form with it; 400 with the error
 * beside the field.
 */
export async function answerGenerator({ services, viewer, form }: Asked, intent: 'generate' | 'rewrite') {
  const field = intent === 'generate' ? 'url' : 'instructions';
  const value = textIn(form, field);
  const wrong = (error: string, status = 400) =>
    data<{ generator: GeneratorAnswer }>({ generator: { field, value, error } }, { status });
  const parsed = (intent === 'generate' ? websiteField : instructionsField).safeParse(value);
  if (!parsed.success) return wrong(parsed.error.issues[0]?.message ?? '');
  const formKey = textIn(form, 'key').slice(0, 160);
  const website = textIn(form, 'website') || null;
  const begun =
    intent === 'generate'
      ? await submitWork(services, {
          viewer,
          formKey: `${formKey} ${parsed.data}`,
          kind: 'property-from-url',
          input: { version: 1, url: parsed.data, withImages: true },
        })
      : await startRewrite(services, {
          viewer,
          formKey,
          instructions: parsed.data,
          website: website ?? '',
          before: textIn(form, 'before') || null,
        });
  if (!begun) throw notFound();
  if (begun.outcome === 'over-budget') return wrong(begun.message, 429);
  const to = intent === 'generate' ? { website: begun.id } : { website, rewrite: begun.id };
  throw redirect(generatedPath(to), 303);
}

/**
 * The property's form as it was typed, with the accepted proposals of the review; for pages without scripts.
 */
export function answerApply(form: FormData, suburbs: readonly string[]) {
  const { values, amenities } = readAccepted(form);
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const chosen = new Set(form.getAll('amenities'));
  for (const id of amenities) if (!chosen.has(id)) form.append('amenities', id);
  const { initialValue } = readPropertyForm(form, { mode: 'add', suburbs, withIntent: false }).reply();
  return data<AddAnswer>({ reply: { initialValue }, images: readFoundImages(form) });
}
