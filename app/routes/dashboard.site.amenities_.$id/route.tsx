import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { BackLink } from '~/components/ui/back-link';
import { AmenityForm } from '~/features/content/amenities/amenity-form';
import { amenityFormSchema } from '~/features/content/amenities/amenity-form.server';
import { findAmenity, type ListedAmenity } from '~/features/content/amenities/list-amenities.server';
import { addAmenity, saveAmenity } from '~/features/content/amenities/save-amenity.server';
import { readVersion, theirs, type FormAnswer } from '~/features/content/forms/form-answer';
import { readForm } from '~/lib/form/read-form';
import { unlistedMeta } from '~/lib/document/page-meta';
import { readRowId } from '~/lib/row-id';
import { requireStaff } from '~/platform/auth/guards.server';
import { notFound } from '~/platform/http/answers/not-found';
import { noticeCookie } from '~/platform/http/forms/notice';
import type { Services } from '~/platform/services';
import { sentForm } from '~/platform/http/forms/sent-form';

const list = '/dashboard/site/amenities';

export const meta: MetaFunction = () => unlistedMeta('Amenity');

export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  return { amenity: await requireAmenity(services, params.id) };
}

/** The amenity of the address; null for a new one. Throws 404. */
async function requireAmenity(services: Services, text: string | undefined): Promise<ListedAmenity | null> {
  if (text === 'new') return null;
  const id = readRowId(text);
  const amenity = id && (await findAmenity(services, id));
  if (!amenity) throw notFound();
  return amenity;
}

export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const actor = await requireStaff(services, request);
  const amenity = await requireAmenity(services, params.id);
  const sent = await sentForm(request);
  const submission = readForm(sent, amenityFormSchema);
  const version = readVersion(sent);
  const refuse = (answer: FormAnswer, status = 400) => data(answer, { status });
  if (submission.status !== 'success' || version === null) {
    return refuse({ reply: submission.reply(), version: version ?? amenity?.version });
  }
  const form = submission.value;
  const outcome = amenity
    ? await saveAmenity(services, actor, { id: amenity.id, version, form })
    : (await addAmenity(services, actor, form)) === null
      ? 'name-taken'
      : 'added';
  if (outcome === 'saved' || outcome === 'added') {
    const notice = outcome === 'saved' ? 'amenity-saved' : 'amenity-added';
    throw redirect(list, { status: 303, headers: { 'set-cookie': noticeCookie(services, notice) } });
  }
  if (outcome === 'name-taken') {
    const fieldErrors = { name: ['Another amenity has this name'] };
    return refuse({ reply: submission.reply({ fieldErrors }), version });
  }
  const stored = await requireAmenity(services, params.id);
  const fieldErrors = theirs(submission.reply(), textsOfAmenity(stored));
  return refuse({ reply: submission.reply({ fieldErrors }), conflict: true, version: stored?.version }, 409);
}

function textsOfAmenity(amenity: ListedAmenity | null): Record<string, string> {
  if (!amenity) return { category: 'general', isActive: 'on' };
  const { name, category, icon, isActive } = amenity;
  return { name, category, icon: icon ?? '', isActive: isActive ? 'on' : '' };
}

export default function AmenityScreen() {
  const { amenity } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <section aria-labelledby="amenity-title" className="grid max-w-3xl gap-5">
      <div>
        <BackLink to={list}>All amenities</BackLink>
        <h2 id="amenity-title" className="text-xl wrap-anywhere">
          {amenity?.name ?? 'Add amenity'}
        </h2>
        {amenity && (
          <p className="mt-1 text-ink-soft">
            {amenity.properties === 1 ? '1 property has it.' : `${amenity.properties} properties have it.`}
          </p>
        )}
      </div>
      <AmenityForm
        key={`${amenity?.id}-${amenity?.version}`}
        texts={textsOfAmenity(amenity)}
        version={amenity?.version ?? 0}
        isNew={amenity === null}
        answer={answer}
      />
    </section>
  );
}
