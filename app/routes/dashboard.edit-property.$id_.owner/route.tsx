import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  type SerializeFrom,
} from '@remix-run/cloudflare';
import { Form, useActionData, useLoaderData } from '@remix-run/react';

import { TextField } from '~/components/forms/field';
import { FilterForm } from '~/components/forms/filter-form';
import { Alert } from '~/components/ui/alert';
import { BackLink } from '~/components/ui/back-link';
import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { EmailText } from '~/components/ui/address-text';
import { findListing } from '~/features/manage/listings/find-listing.server';
import { findListingOwner, giveListing } from '~/features/manage/listings/give-listing.server';
import { editPath, ownerPath } from '~/features/manage/property-editor/editor-paths';
import { listAccounts } from '~/features/people/access/list-accounts.server';
import { unlistedMeta } from '~/lib/document/page-meta';
import { readRowId } from '~/lib/row-id';
import { requireAdmin } from '~/platform/auth/guards.server';
import { notFound } from '~/platform/http/answers/not-found';
import { noticeCookie } from '~/platform/http/forms/notice';
import { sentForm } from '~/platform/http/forms/sent-form';
import { PageForm, usePress, useSearch } from '~/components/forms/page-form';
import { keptIn } from '~/lib/form/page-parts';
import { answerPageForm } from '~/platform/http/forms/answer-page-form.server';

const maxShown = 10;

export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireAdmin(services, request);
  const id = readRowId(params.id);
  const listing = id && (await findListing(services, viewer, id));
  if (!listing) throw notFound();
  const words = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100);
  const [owner, found] = await Promise.all([
    findListingOwner(services, listing.id),
    words ? listAccounts(services, { words, before: null }) : null,
  ]);
  const people = (found?.accounts ?? [])
    .filter(({ emailVerifiedAt, deactivatedAt }) => emailVerifiedAt !== null && deactivatedAt === null)
    .slice(0, maxShown)
    .map(({ id: userId, email, fullName }) => ({ userId, email, name: fullName }));
  return { id: listing.id, name: listing.name, owner, words, people };
}

/** 303 to the edit screen, 400 for an account that cannot have it or has it already. */
export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireAdmin(services, request);
  const id = readRowId(params.id);
  const listing = id && (await findListing(services, viewer, id));
  if (!listing) throw notFound();
  const form = await sentForm(request);
  const { id: propertyId } = listing;
  return answerPageForm({ services, request }, async (partOf) => {
    const userId = partOf(form).get('account');
    const input = { propertyId, userId: typeof userId === 'string' ? userId.slice(0, 64) : '' };
    if (!(await giveListing(services, viewer, input))) return data({ isRefused: true }, { status: 400 });
    throw redirect(editPath(propertyId), {
      status: 303,
      headers: { 'set-cookie': noticeCookie(services, 'property-given') },
    });
  });
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  unlistedMeta(page ? `Owner of ${page.name}` : 'Owner');

export default function PropertyOwner() {
  const { id, name, owner, words, people } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isRefused = answer !== undefined && 'isRefused' in answer;
  return (
    <div className="grid max-w-3xl gap-6">
      <header className="grid gap-2">
        <BackLink to={editPath(id)}>Edit the property</BackLink>
        <h2 className="text-2xl wrap-anywhere">Owner of {name}</h2>
        <p className="text-ink-soft wrap-anywhere">
          {owner ? `It belongs to ${owner.name ?? owner.email} (${owner.email}).` : 'It belongs to nobody.'} A
          new owner gets it with its leads, and both are told by mail.
        </p>
      </header>
      {isRefused && (
        <Alert as="p">
          Nothing was changed: the property is theirs already, or the account is closed or not verified.
        </Alert>
      )}
      <PageForm kept={keptIn(answer)}>
        <Accounts id={id} words={words} people={people} />
      </PageForm>
    </div>
  );
}

type AccountsProps = Pick<SerializeFrom<typeof loader>, 'id' | 'words' | 'people'>;

/** Finds the account that the property is given to. */
function Accounts({ id, words, people }: AccountsProps) {
  const search = useSearch({ q: words });
  const press = usePress();
  const give = (account: string) => press({ account }, { name: 'account', value: account });
  return (
    <>
      <FilterForm key={words} action={ownerPath(id)} aria-label="Accounts" search={search}>
        <TextField
          {...search.field({ name: 'q', defaultValue: words })}
          type="search"
          label="Email address or name"
          hint="The beginning of the address, or a part of the name"
          maxLength={100}
          className="min-w-0 flex-[1_1_16rem]"
        />
      </FilterForm>
      {words && people.length === 0 && <p>No open account has this address or name.</p>}
      {people.length > 0 && (
        <Card as="ul" className="divide-y divide-line">
          {people.map((person) => (
            <li key={person.userId} className="flex flex-wrap items-center justify-between gap-3 p-4">
              <p className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{person.name ?? person.email}</span>
                <span className="block text-sm text-ink-soft">
                  <EmailText email={person.email} />
                </span>
              </p>
              <Form method="post">
                <Button type="submit" {...give(person.userId)} variant="secondary">
                  Make owner<span className="sr-only">: {person.email}</span>
                </Button>
              </Form>
            </li>
          ))}
        </Card>
      )}
    </>
  );
}
