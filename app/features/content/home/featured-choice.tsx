import { useState } from 'react';

import { Card } from '~/components/ui/card';
import { AddBySearch, type Choice } from '~/features/content/ordering/add-by-search';
import { ListedTitle } from '~/features/content/ordering/listed-title';
import { OrderedList } from '~/features/content/ordering/ordered-list';
import { useOrder } from '~/features/content/ordering/use-order';

type Stay = { id: number; title: string; isPublic: boolean };
type FeaturedChoiceProps = { chosen: readonly Stay[]; words: string; found: readonly Choice[]; max: number };

const fields = { intent: 'featured' };

/** The properties that the home page shows first, in order. */
export function FeaturedChoice({ chosen, words, found, max }: FeaturedChoiceProps) {
  const seen = chosen.map(({ id }) => id);
  const order = useOrder(seen, fields, 'featured-order');
  const [added, setAdded] = useState<readonly Choice[]>([]);
  const known = new Map<number, Stay>([
    ...[...found, ...added].map((stay) => [stay.id, { ...stay, isPublic: true }] as const),
    ...chosen.map((stay) => [stay.id, stay] as const),
  ]);
  const shown = order.ids.filter((id) => known.get(id)?.isPublic !== false).length;
  const isFull = shown >= max;
  return (
    <Card as="section" aria-labelledby="featured-title" padding="large" className="grid gap-4">
      <div>
        <h3 id="featured-title" className="text-lg">
          Featured stays
        </h3>
        <p className="measure mt-1 text-ink-soft">
          The home page shows {max}. What you leave free is filled with the best rated. Each change is saved
          at once.
        </p>
      </div>
      {chosen.length === 0 && order.ids.length === 0 ? (
        <p className="rounded-card bg-sand p-4">Nothing chosen: the best rated stays are shown.</p>
      ) : (
        <OrderedList
          name="featured"
          label="Featured stays in order"
          items={[...known.values()]}
          seen={seen}
          order={order}
          fields={fields}
          formBeside="home-form"
          canRemove
          row={(stay) => <ListedTitle {...stay} whenHidden="Not public now: the home page leaves it out" />}
        />
      )}
      {isFull ? (
        <p className="rounded-card bg-sand p-4" id="featured-find" tabIndex={-1}>
          As many public stays are chosen as the home page shows, the first {max}. Remove one to add another.
        </p>
      ) : (
        <AddBySearch
          name="featured"
          label="Add a stay"
          hint="Part of its name or address."
          onAdded={(stay) => setAdded((before) => [...before, stay])}
          words={words}
          found={found}
          seen={seen}
          order={order}
          fields={fields}
          formBeside="home-form"
        />
      )}
    </Card>
  );
}
