import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Form, Link, useLoaderData } from '@remix-run/react';

import { WordSearchPart } from '~/components/forms/word-search';
import { Button, ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { EmptyNote } from '~/components/ui/empty-note';
import { likelyDuplicates } from '~/features/content/amenities/likely-duplicates';
import {
  listAmenities,
  maxListedAmenities,
  type ListedAmenity,
} from '~/features/content/amenities/list-amenities.server';
import { groupAmenities } from '~/features/directory/property/group-amenities';
import { slugify } from '~/lib/text/slug';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireStaff } from '~/platform/auth/guards.server';

const maxSuggested = 20;

export const meta: MetaFunction = () => unlistedMeta('Amenities');

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  const params = new URL(request.url).searchParams;
  const words = (params.get('q') ?? '').trim().slice(0, 80);
  const ticked = params.getAll('id').slice(0, maxListedAmenities);
  const all = await listAmenities(services);
  const wanted = words.toLowerCase();
  const isListed = ({ name }: ListedAmenity) => name.toLowerCase().includes(wanted);
  return {
    words,
    ticked,
    tickedElsewhere: all.filter((one) => ticked.includes(String(one.id)) && !isListed(one)),
    cutAt: all.length === maxListedAmenities ? maxListedAmenities : null,
    groups: groupAmenities(all.filter(isListed)),
    duplicates: likelyDuplicates(all).slice(0, maxSuggested),
  };
}

const list = '/dashboard/site/amenities';
const mergePath = (ids: readonly number[]) =>
  `${list}/merge?${new URLSearchParams(ids.map((id) => ['id', String(id)])).toString()}`;

export default function Amenities() {
  const { duplicates, ...amenities } = useLoaderData<typeof loader>();
  return (
    <section aria-labelledby="amenities-title" className="grid max-w-4xl gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="amenities-title" className="text-xl">
            Amenities
          </h2>
          <p className="measure mt-1 text-ink-soft">
            What owners can choose from. The types of property are fixed and not edited here.
          </p>
        </div>
        <ButtonLink to="/dashboard/site/amenities/new">Add amenity</ButtonLink>
      </div>
      {duplicates.length > 0 && (
        <section aria-labelledby="duplicates-title" className="rounded-card bg-sand p-5">
          <h3 id="duplicates-title" className="text-lg">
            Likely the same
          </h3>
          <ul className="mt-2 grid gap-1">
            {duplicates.map((same) => (
              <li key={same[0]?.id}>
                <Link
                  to={mergePath(same.map(({ id }) => id))}
                  className="inline-flex min-h-11 items-center wrap-anywhere"
                >
                  Merge {same.map(({ name }) => `“${name}”`).join(' and ')}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <AmenityList {...amenities} />
    </section>
  );
}

type AmenityListProps = Omit<ReturnType<typeof useLoaderData<typeof loader>>, 'duplicates'>;

/** Search and ticks are one form, so that what is ticked goes on to the list that is found. */
function AmenityList({ words, ticked, tickedElsewhere, groups, cutAt }: AmenityListProps) {
  return (
    <Form action={list} preventScrollReset className="grid gap-6">
      <WordSearchPart key={words} name="Amenities" label="Name" words={words} maxLength={80} />
      {cutAt !== null && <p className="text-ink-soft">Only the first {cutAt} are listed.</p>}
      {groups.length === 0 && (
        <EmptyNote>
          {words === '' ? 'There are no amenities yet. Add the first one.' : 'No amenity has such a name.'}
        </EmptyNote>
      )}
      {groups.map(({ category, label, items }) => (
        <AmenityGroup
          key={category}
          heading={label}
          id={`category-${slugify(category)}`}
          amenities={items}
          ticked={ticked}
        />
      ))}
      {tickedElsewhere.length > 0 && (
        <AmenityGroup
          heading="Ticked, and not in this list"
          id="ticked-elsewhere"
          amenities={tickedElsewhere}
          ticked={ticked}
        />
      )}
      {groups.length + tickedElsewhere.length > 0 && (
        <div className="sticky bottom-0 border-t border-line bg-paper py-3">
          <Button type="submit" formAction={`${list}/merge`} variant="secondary">
            Merge the ticked…
          </Button>
        </div>
      )}
    </Form>
  );
}

type AmenityGroupProps = {
  heading: string;
  id: string;
  amenities: readonly ListedAmenity[];
  /** Ids of the amenities that are ticked as the page opens. */
  ticked: readonly string[];
};

function AmenityGroup({ heading, id, amenities, ticked }: AmenityGroupProps) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-lg">
        {heading}
      </h3>
      <Card as="ul" className="divide-y divide-line">
        {amenities.map((amenity) => (
          <AmenityRow key={amenity.id} amenity={amenity} isTicked={ticked.includes(String(amenity.id))} />
        ))}
      </Card>
    </section>
  );
}

type AmenityRowProps = { amenity: ListedAmenity; isTicked: boolean };

function AmenityRow({ amenity: { id, name, isActive, properties }, isTicked }: AmenityRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 px-4 py-1.5">
      <label className="-m-2 flex min-h-11 min-w-11 items-center justify-center p-2">
        <input type="checkbox" name="id" value={id} defaultChecked={isTicked} className="size-5 accent-gum" />
        <span className="sr-only">Merge {name}</span>
      </label>
      <Link
        to={`/dashboard/site/amenities/${id}`}
        className="inline-flex min-h-11 min-w-0 flex-1 basis-32 items-center font-semibold wrap-anywhere"
      >
        {name}
      </Link>
      {!isActive && <span className="rounded-pill bg-sand px-3 py-0.5 text-sm font-semibold">Inactive</span>}
      <span className="text-sm text-ink-soft tabular-nums">
        {properties === 1 ? '1 property' : `${properties} properties`}
      </span>
    </li>
  );
}
