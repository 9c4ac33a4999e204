import { Clock, Star } from 'lucide-react';

import type { PropertyView } from '~/features/visit/property-page/reading/describe-property';

/** Check-in, check-out and stars; an unknown fact is left out. */
export function PropertyFacts({ property }: { property: PropertyView }) {
  const { checkIn, checkOut, stars } = property;
  const facts = [
    { name: 'Check-in', value: checkIn && `from ${checkIn}`, Icon: Clock },
    { name: 'Check-out', value: checkOut && `by ${checkOut}`, Icon: Clock },
    { name: 'Star rating', value: stars && `${stars} ${stars === 1 ? 'star' : 'stars'}`, Icon: Star },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:auto-cols-fr sm:grid-flow-col">
      {facts.map(({ name, value, Icon }) => (
        <div key={name} className="bg-surface px-4 py-3 max-sm:flex max-sm:justify-between max-sm:gap-4">
          <dt className="flex items-center gap-2 text-sm text-ink-soft">
            <Icon aria-hidden size={16} strokeWidth={1.5} className="shrink-0 text-gum" />
            {name}
          </dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
