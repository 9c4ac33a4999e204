import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Form, useActionData, useLoaderData, useLocation } from '@remix-run/react';

import { Button, ButtonLink } from '~/components/ui/button';
import { cardClass } from '~/components/ui/card';
import { RejectionFields } from '~/features/manage/listings/change-questions';
import { findListing } from '~/features/manage/listings/find-listing.server';
import { editPath } from '~/features/manage/property-editor/editor-paths';
import { readRowId } from '~/lib/row-id';
import { requireStaff } from '~/platform/auth/guards.server';

import { answerChange } from '~/screens/listings/answer-change.server';
import type { ChangeAnswer } from '~/screens/listings/change-answer';
import { notFound } from '~/platform/http/answers/not-found';
import { sentForm } from '~/platform/http/forms/sent-form';

/** The question before a rejection, for browsers without scripts. */
export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireStaff(services, request);
  const id = readRowId(params.property);
  const listing = id && (await findListing(services, viewer, id));
  if (!listing || listing.state === 'archived') throw notFound();
  return { listing };
}

export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireStaff(services, request);
  const form = await sentForm(request);
  form.set('intent', 'reject');
  form.set('property', params.property ?? '');
  return answerChange({ services, viewer, request, form });
}

export default function RejectListing() {
  const { listing } = useLoaderData<typeof loader>();
  const answer = useActionData<ChangeAnswer>();
  const reply = answer && 'reply' in answer ? answer.reply : undefined;
  const { search } = useLocation();
  const isFromEdit = new URLSearchParams(search).get('back') === 'edit';
  return (
    <Form method="post" noValidate className={cardClass('wide', 'grid max-w-2xl gap-5')}>
      <RejectionFields name={listing.name} reply={reply} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger">
          Reject property
        </Button>
        <ButtonLink
          to={isFromEdit ? editPath(listing.id) : `/dashboard/properties${search}`}
          variant="secondary"
        >
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
