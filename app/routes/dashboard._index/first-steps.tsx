import { Link } from '@remix-run/react';
import { Circle, CircleCheck } from 'lucide-react';

import { Card } from '~/components/ui/card';
import { editPath, photosPath } from '~/features/manage/property-editor/editor-paths';

import type { Overview } from './load-overview.server';

type OwnerAttention = Extract<NonNullable<Overview['attention']>, { for: 'owner' }>;
type Step = { title: string; text: string; isDone: boolean; to: string };

/** The steps of a new owner, in order, until a first property is public. */
export function FirstSteps({ attention, total }: { attention: OwnerAttention; total: number }) {
  return (
    <Card as="section" aria-labelledby="first-steps" padding="wide">
      <h3 id="first-steps" className="text-xl">
        Your first listing
      </h3>
      <ol className="mt-3 grid gap-3">
        {stepsOf(attention, total).map(({ title, text, isDone, to }) => {
          const Icon = isDone ? CircleCheck : Circle;
          return (
            <li key={title} className="flex items-start gap-3">
              <Icon
                aria-hidden
                size={22}
                strokeWidth={1.5}
                className={isDone ? 'mt-2.5 shrink-0 text-gum' : 'mt-2.5 shrink-0 text-ink-soft'}
              />
              <div className="min-w-0">
                {isDone ? (
                  <p className="flex min-h-11 items-center font-semibold">
                    {title}
                    <span className="sr-only">: done</span>
                  </p>
                ) : (
                  <Link to={to} className="inline-flex min-h-11 items-center font-semibold underline">
                    {title}
                  </Link>
                )}
                <p className="text-ink-soft">{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

function stepsOf({ withoutPhotos, rejected }: OwnerAttention, total: number): Step[] {
  const [bare] = withoutPhotos;
  const [refused] = rejected;
  const hasListing = total > 0;
  return [
    {
      title: 'Describe your place',
      text: 'Name, address, a few sentences and a price are enough to begin with.',
      isDone: hasListing,
      to: '/dashboard/add-property',
    },
    {
      title: 'Add photos',
      text: 'Travellers look before they read; the first photo leads your page.',
      isDone: hasListing && !bare,
      to: bare ? photosPath(bare.id) : '/dashboard/add-property',
    },
    {
      title: 'Submit for review',
      text: hasListing
        ? 'Somebody looks at it, and we write to you once it is approved.'
        : 'The form has a button for it. Somebody looks at every property before travellers see it.',
      isDone: hasListing && !refused,
      to: refused ? editPath(refused.id) : '/dashboard/add-property',
    },
  ];
}
