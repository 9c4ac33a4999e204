import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import {
  writingFields,
  writingTypes,
  type WritingType,
} from '~/features/import/writing/pages/writing-fields';
import { createServices } from '~/platform/services';
import { answerWriting } from '~/screens/page/answer-writing.server';

import { createManager } from '../../factories/account';
import { broken, throwsNow } from '../../support/database/broken';

const db = createDatabase(env.DB);
const services = createServices(env, { waitUntil: () => undefined });
const failing = { ...services, db: createDatabase(broken(env.DB, ['prepare', 'batch'], throwsNow)) };

type Input = { type: WritingType; prompt?: string; name?: string };

/** The page editor's message when its request for a text fails. */
async function failureOf(intent: 'write' | 'save-prompt', input: Input, deps = services) {
  const form = new FormData();
  for (const [field, text] of Object.entries(input)) form.set(writingFields[field as keyof Input], text);
  const request = new Request('http://localhost:8787/dashboard/pages/new');
  const viewer = await createManager(db, 'moderator');
  const { data, init } = await answerWriting({ services: deps, viewer, page: null, form, request }, intent);
  return { status: init?.status, failure: data.ai?.failure };
}

describe('a request for a generated text that fails', () => {
  it('says that a picture needs a prompt', async () => {
    expect(await failureOf('write', { type: 'image', prompt: ' ' })).toEqual({
      status: 400,
      failure: { title: 'Failed to generate image', text: 'Please enter a prompt for image generation' },
    });
  });

  it('reports when the work could not be started', async () => {
    const { failure } = await failureOf('write', { type: 'structured_page', prompt: 'Trams' }, failing);
    expect(failure?.title).toBe('Content Generation Failed');
    const what = writingTypes.structured_page.toLowerCase();
    expect(failure?.text).toBe(`Failed to generate ${what}. Please check your prompt and try again.`);
  });

  it('reports when the prompt could not be saved', async () => {
    const input = { type: 'structured_page', prompt: 'Trams', name: 'Mine' } as const;
    expect(await failureOf('save-prompt', input, failing)).toMatchObject({
      failure: { title: 'Failed to save prompt', text: 'Please try again.' },
    });
  });
});
