import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { findSettings, type StoredSettings } from '~/features/content/settings/find-settings.server';
import { readSettingsForm } from '~/features/content/settings/read-settings-form';
import { saveSettings } from '~/features/content/settings/save-settings.server';
import { SettingsForm } from '~/features/content/settings/settings-form';
import { theirs, type FormAnswer } from '~/features/content/forms/form-answer';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireStaff } from '~/platform/auth/guards.server';
import { noticeCookie } from '~/platform/http/forms/notice';
import { sentForm } from '~/platform/http/forms/sent-form';

export const meta: MetaFunction = () => unlistedMeta('Settings of the site');

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  return { stored: await findSettings(services) };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const actor = await requireStaff(services, request);
  const { changes, reply } = readSettingsForm(await sentForm(request));
  const refuse = (answer: FormAnswer & { settings: StoredSettings }, status: number) =>
    data(answer, { status });
  if (!changes) return refuse({ reply: reply(), settings: await findSettings(services) }, 400);
  if (await saveSettings(services, actor, changes)) {
    const headers = { 'set-cookie': noticeCookie(services, 'settings-saved') };
    throw redirect('/dashboard/site/settings', { status: 303, headers });
  }
  const settings = await findSettings(services);
  const stored = Object.fromEntries(
    changes
      .filter(({ key, version }) => settings[key]?.version !== version)
      .map(({ key }) => [key, settings[key]?.value ?? '']),
  );
  return refuse({ reply: reply(theirs(reply(), stored)), conflict: true, settings }, 409);
}

export default function SettingsScreen() {
  const { stored } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <section aria-labelledby="settings-title" className="grid max-w-4xl gap-5">
      <div>
        <h2 id="settings-title" className="text-xl">
          Settings
        </h2>
        <p className="measure mt-1 text-ink-soft">
          A field that you leave blank has its default. Changes show at the next visit.
        </p>
      </div>
      <SettingsForm key={keyOf(answer?.settings ?? stored)} stored={stored} answer={answer} />
    </section>
  );
}

/** Starts a new form after any save. */
const keyOf = (settings: Record<string, { version: number }>) =>
  Object.values(settings)
    .map(({ version }) => version)
    .join();
