import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { newRedirect } from '~/features/content/redirects/rules/redirect-form';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireStaff } from '~/platform/auth/guards.server';

import { answerSave } from '~/screens/redirect/answer-save.server';
import { RedirectForm } from '~/screens/redirect/redirect-form';
import { sentForm } from '~/platform/http/forms/sent-form';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  return { from: (new URL(request.url).searchParams.get('from') ?? '').slice(0, 1_000) };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireStaff(services, request);
  const form = await sentForm(request);
  return answerSave({ services, viewer, form, seen: null });
}

export const meta: MetaFunction = () => unlistedMeta('New redirect');

export default function NewRedirect() {
  const { from } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <section aria-labelledby="new-redirect" className="grid max-w-2xl gap-5">
      <h2 id="new-redirect" className="text-xl">
        New redirect
      </h2>
      <RedirectForm id="new-redirect-form" values={{ ...newRedirect, from }} answer={answer} />
    </section>
  );
}
