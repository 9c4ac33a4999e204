import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Form, useLoaderData, useNavigation } from '@remix-run/react';

import { Button, ButtonLink } from '~/components/ui/button';
import { cardClass } from '~/components/ui/card';
import { EmptyNote } from '~/components/ui/empty-note';
import { findAmenities } from '~/features/content/amenities/list-amenities.server';
import { countMerges, mergeAmenities } from '~/features/content/amenities/merge-amenities.server';
import { unlistedMeta } from '~/lib/document/page-meta';
import { readRowId } from '~/lib/row-id';
import { requireStaff } from '~/platform/auth/guards.server';
import { answerNotice } from '~/platform/http/forms/notice';
import { sentForm } from '~/platform/http/forms/sent-form';

const list = '/dashboard/site/amenities';
const maxAtOnce = 20;

const idsOf = (values: readonly unknown[]) => [
  ...new Set(values.slice(0, maxAtOnce).flatMap((text) => readRowId(text) ?? [])),
];

export const meta: MetaFunction = () => unlistedMeta('Merge amenities');

/** The question before a merge: which amenity is kept, and how much changes. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  const ids = idsOf(new URL(request.url).searchParams.getAll('id'));
  const amenities = ids.length > 1 ? await findAmenities(services, ids) : [];
  const merges = await countMerges(
    services,
    amenities.map(({ id }) => id),
  );
  // Proposes to keep the amenity with the most properties.
  const [keep] = [...amenities].sort((a, b) => b.properties - a.properties);
  return {
    keep: keep?.id ?? null,
    choices: amenities.flatMap((amenity) => {
      const changes = merges.find((merge) => merge.keep === amenity.id);
      return changes ? [{ ...amenity, changes }] : [];
    }),
  };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const actor = await requireStaff(services, request);
  const form = await sentForm(request);
  const all = idsOf(form.getAll('id')).map((id) => ({ id, version: Number(form.get(`version.${id}`)) }));
  const keep = all.find(({ id }) => String(id) === form.get('keep'));
  const fold = all.filter(({ id }) => id !== keep?.id);
  const isMerged = keep !== undefined && (await mergeAmenities(services, actor, { keep, fold }));
  return answerNotice(services, request, isMerged ? 'amenities-merged' : 'merge-failed', list);
}

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export default function MergeAmenities() {
  const { keep, choices } = useLoaderData<typeof loader>();
  const isBusy = useNavigation().state === 'submitting' || undefined;
  if (choices.length < 2) {
    return (
      <section aria-labelledby="merge-title" className="grid max-w-3xl gap-4">
        <h2 id="merge-title" className="text-xl">
          Merge amenities
        </h2>
        <EmptyNote>Tick at least two amenities in the list.</EmptyNote>
        <div>
          <ButtonLink to={list} variant="secondary">
            All amenities
          </ButtonLink>
        </div>
      </section>
    );
  }
  return (
    <section aria-labelledby="merge-title" className="max-w-3xl">
      <Form
        method="post"
        action="/dashboard/site/amenities/merge"
        reloadDocument
        className={cardClass('wide', 'grid gap-5')}
      >
        <div>
          <h2 id="merge-title" className="text-xl">
            Merge {choices.length} amenities into one?
          </h2>
          <p className="measure mt-1 text-ink-soft">
            Properties and waiting drafts that have any of them get the one you keep. The others are removed
            for good.
          </p>
        </div>
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">Keep</legend>
          {choices.map(({ id, name, version, properties, changes }) => (
            <label
              key={id}
              className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-control px-4 py-2.5 has-checked:border-jacaranda has-checked:bg-jacaranda-tint"
            >
              <input
                type="radio"
                name="keep"
                value={id}
                required
                defaultChecked={id === keep}
                className="mt-1 size-4 accent-jacaranda"
              />
              <span className="min-w-0 font-semibold wrap-anywhere">
                {name}
                <span className="block text-sm font-normal text-ink-soft">
                  {counted(properties, 'property has it', 'properties have it')}. Keeping it changes{' '}
                  {counted(changes.properties, 'property', 'properties')} and{' '}
                  {counted(changes.drafts, 'draft', 'drafts')}.
                </span>
              </span>
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name={`version.${id}`} value={version} />
            </label>
          ))}
        </fieldset>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" aria-disabled={isBusy}>
            Merge them
          </Button>
          <ButtonLink to={list} variant="secondary">
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </section>
  );
}
