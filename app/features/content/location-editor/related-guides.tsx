import { Link } from '@remix-run/react';
import { useState } from 'react';

import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { AddBySearch, type Choice } from '~/features/content/ordering/add-by-search';
import { ListedTitle } from '~/features/content/ordering/listed-title';
import { OrderedList } from '~/features/content/ordering/ordered-list';
import { useOrder } from '~/features/content/ordering/use-order';

type Guide = { id: number; title: string; isPublic: boolean };
type RelatedGuidesProps = {
  slug: string;
  page: { id: number; isPublished: boolean; isDeleted: boolean } | null;
  guides: readonly Guide[];
  words: string;
  found: readonly Choice[];
};

const fields = { intent: 'guides' };

/** The location's page and its recommended guides, in order. */
export function LocationPageCard({ slug, page, guides, words, found }: RelatedGuidesProps) {
  return (
    <Card as="section" aria-labelledby="page-title" padding="large" className="grid gap-4">
      <h3 id="page-title" className="text-lg">
        Its page
      </h3>
      {page ? (
        <>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <span>{page.isDeleted ? 'In the trash' : page.isPublished ? 'Published' : 'Not published'}</span>
            <Link
              to={`/dashboard/pages/${page.id}`}
              className="inline-flex min-h-11 items-center text-jacaranda underline"
            >
              Edit its page
            </Link>
            {page.isPublished && !page.isDeleted && (
              <Link
                to={`/location/${slug}`}
                className="inline-flex min-h-11 items-center text-jacaranda underline"
              >
                See it
              </Link>
            )}
          </p>
          <RelatedGuides guides={guides} words={words} found={found} />
        </>
      ) : (
        <>
          <p className="text-ink-soft">
            It has no page yet. Once it has one, related guides can be chosen here.
          </p>
          <div>
            <ButtonLink
              variant="secondary"
              to={`/dashboard/pages/new?${new URLSearchParams({ type: 'location', slug }).toString()}`}
            >
              Create its page
            </ButtonLink>
          </div>
        </>
      )}
    </Card>
  );
}

function RelatedGuides({ guides, words, found }: Pick<RelatedGuidesProps, 'guides' | 'words' | 'found'>) {
  const seen = guides.map(({ id }) => id);
  const order = useOrder(seen, fields, 'guides-order');
  const [added, setAdded] = useState<readonly Choice[]>([]);
  const known = new Map<number, Guide>([
    ...[...found, ...added].map((guide) => [guide.id, { ...guide, isPublic: true }] as const),
    ...guides.map((guide) => [guide.id, guide] as const),
  ]);
  return (
    <>
      <h4 className="text-base font-semibold">Related guides</h4>
      {order.ids.length === 0 ? (
        <p className="rounded-card bg-sand p-4">None chosen: the page shows no guides.</p>
      ) : (
        <OrderedList
          name="guides"
          label="Related guides in order"
          items={[...known.values()]}
          seen={seen}
          order={order}
          fields={fields}
          formBeside="location-form"
          canRemove
          row={(guide) => <ListedTitle {...guide} whenHidden="Not public now: left out" />}
        />
      )}
      <AddBySearch
        name="guides"
        label="Add a guide"
        hint="Part of its title. Each change is saved at once."
        onAdded={(guide) => setAdded((before) => [...before, guide])}
        words={words}
        found={found}
        seen={seen}
        order={order}
        fields={fields}
        formBeside="location-form"
      />
    </>
  );
}
