import { data, redirect } from '@remix-run/cloudflare';

import { descriptionPath, editPath } from '~/features/manage/property-editor/editor-paths';
import type { ManagedProperty } from '~/features/directory/listing/find-managed-property.server';
import {
  orderDescription,
  type DescriptionMode,
} from '~/features/import/writing/descriptions/order-description.server';
import type { Notice } from '~/lib/notices';
import { readIntent } from '~/platform/http/forms/form-intents';
import { noticeCookie } from '~/platform/http/forms/notice';
import type { Services } from '~/platform/services';

import { requireManaged } from '~/screens/edit-property/load-property.server';
import { storeChanges } from '~/screens/edit-property/store-changes.server';
import type { Actor } from '~/lib/actor';

type Input = { services: Services; viewer: Actor; property: ManagedProperty; form: FormData };

export type DescriptionAnswer = {
  failure: { title: string; text: string };
  /** The field's text, to be shown again. */
  typed?: string;
  /** The version that the editor has seen since. */
  version?: number;
};

const longest = 20_000;
const nothing = {
  title: 'No Description to Save',
  text: 'Please generate an enhanced description first.',
};
const changed = {
  title: 'Somebody else has saved this meanwhile',
  text: 'Nothing of yours has been saved. The description as it is now stands beside yours; saving again replaces it.',
};
const notTakenBack = {
  title: 'Not taken back',
  text: 'Somebody has saved this property since, so nothing was changed.',
};
const saveFailed = { title: 'Save Failed', text: 'Failed to save the enhanced description' };

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * Starts a job that writes a description, or saves a reviewed one: 303, or the reason with what was typed.
 */
export function answerDescription(input: Input) {
  const intent = readIntent('dashboard.edit-property.$id_.description', input.form);
  if (!intent) throw data(null, { status: 400 });
  if (intent === 'undo') return takeBack(input);
  return intent === 'save' ? save(input) : order(input, intent);
}

const answer = (status: number, content: DescriptionAnswer) => data(content, { status });

async function order({ services, viewer, property, form }: Input, mode: DescriptionMode) {
  const { id, content } = property;
  const title = mode === 'generate' ? 'Generation Failed' : 'Enhancement Failed';
  if (mode === 'generate' && content.shortDescription === null) {
    const text = 'Please give the property a name, a type and a short description first.';
    return answer(400, { failure: { title: 'Missing Information', text } });
  }
  if (mode === 'enhance' && content.description === null) {
    return answer(400, { failure: { title, text: 'There is no description yet. Please generate one.' } });
  }
  const formKey = textOf(form, 'form_key').slice(0, 64) || crypto.randomUUID();
  const work = await orderDescription(services, { viewer, property, mode, formKey });
  if (work.outcome === 'over-budget') return answer(429, { failure: { title, text: work.message } });
  throw redirect(`${descriptionPath(id)}?work=${encodeURIComponent(work.id)}`, 303);
}

async function save({ services, viewer, property, form }: Input) {
  const typed = textOf(form, 'description').slice(0, longest * 2);
  const text = typed.replace(/\r\n?/g, '\n').trim();
  const refuse = (status: number, failure: DescriptionAnswer['failure'], version?: number) =>
    answer(status, { failure, typed, version });
  if (!text) return refuse(400, nothing);
  if (text.length > longest) {
    return refuse(400, { title: 'Save Failed', text: 'Full description must be at most 20,000 characters' });
  }
  const stored = await store({ services, viewer, property, form }, text);
  if (stored === 'conflict') {
    const { version } = await requireManaged(services, viewer, String(property.id));
    return refuse(409, changed, version);
  }
  if (stored === 'failed' || stored === 'slug-taken') return refuse(503, saveFailed);
  return toEditor(services, property, stored === 'property-updated' ? 'description-updated' : stored);
}

/** Puts the description back that a save has replaced, if nothing has been saved since; it may have been blank. */
async function takeBack(input: Input) {
  const text = textOf(input.form, 'description').slice(0, longest).trim();
  const stored = await store(input, text || null);
  if (stored === 'conflict') return answer(409, { failure: notTakenBack });
  if (stored === 'failed' || stored === 'slug-taken') return answer(503, { failure: saveFailed });
  const { services, property } = input;
  return toEditor(services, property, stored === 'property-updated' ? 'description-restored' : stored);
}

/** Stores the description in the version that the form was loaded with. */
async function store({ services, viewer, property, form }: Input, description: string | null) {
  if (Number(textOf(form, 'version')) !== property.version) return 'conflict';
  const content = { ...property.content, description };
  return storeChanges(services, viewer, property, { content, staff: null, resubmit: false });
}

function toEditor(services: Services, { id }: ManagedProperty, notice: Notice): never {
  const headers = { 'set-cookie': noticeCookie(services, notice) };
  throw redirect(editPath(id), { status: 303, headers });
}
