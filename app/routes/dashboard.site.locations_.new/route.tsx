import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { BackLink } from '~/components/ui/back-link';
import { listAreas } from '~/features/content/location-editor/find-location.server';
import { errorsOf } from '~/features/content/location-editor/location-answers';
import { LocationForm } from '~/features/content/location-editor/location-form';
import { locationFormSchema } from '~/features/content/location-editor/location-form.server';
import { addLocation } from '~/features/content/location-editor/save-location.server';
import type { FormAnswer } from '~/features/content/forms/form-answer';
import { readForm } from '~/lib/form/read-form';
import { slugify } from '~/lib/text/slug';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireStaff } from '~/platform/auth/guards.server';
import { noticeCookie } from '~/platform/http/forms/notice';
import { sentForm } from '~/platform/http/forms/sent-form';

export const meta: MetaFunction = () => unlistedMeta('Add location');

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  return { areas: await listAreas(services, null) };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const actor = await requireStaff(services, request);
  const submission = readForm(withSlug(await sentForm(request)), locationFormSchema);
  if (submission.status !== 'success')
    return data<FormAnswer>({ reply: submission.reply() }, { status: 400 });
  const added = await addLocation(services, actor, submission.value);
  if ('id' in added) {
    const headers = { 'set-cookie': noticeCookie(services, 'location-added') };
    throw redirect(`/dashboard/site/locations/${added.id}`, { status: 303, headers });
  }
  const refusal = added.refusal === 'conflict' ? 'slug-taken' : added.refusal;
  return data<FormAnswer>({ reply: submission.reply({ fieldErrors: errorsOf(refusal) }) }, { status: 400 });
}

/** The form with a slug made of the name where none was typed. */
function withSlug(form: FormData): FormData {
  const [slug, name] = [form.get('slug'), form.get('name')];
  const isBlank = typeof slug !== 'string' || slug.trim() === '';
  if (isBlank) form.set('slug', slugify(typeof name === 'string' ? name : '').slice(0, 80));
  return form;
}

const empty = { isActive: 'on' };

export default function NewLocation() {
  const { areas } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <section aria-labelledby="location-title" className="grid max-w-4xl gap-5">
      <div>
        <BackLink to="/dashboard/site/locations">All locations</BackLink>
        <h2 id="location-title" className="text-xl">
          Add location
        </h2>
        <p className="measure mt-1 text-ink-soft">Without a slug, one is made of the name.</p>
      </div>
      <LocationForm texts={empty} version={0} use={null} areas={areas} answer={answer} />
    </section>
  );
}
