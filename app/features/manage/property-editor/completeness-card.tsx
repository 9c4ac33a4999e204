import { spotId } from '~/components/editing/error-summary';
import { SideCard } from '~/components/editing/side-card';

import type { CompletenessStep } from './completeness';
import { photosPath } from './editor-paths';

type CompletenessCardProps = { propertyId: number; score: number; steps: readonly CompletenessStep[] };

/** Completeness of the stored listing, with the next steps. */
export function CompletenessCard({ propertyId, score, steps }: CompletenessCardProps) {
  return (
    <SideCard id="completeness" title="Completeness">
      <p className="flex items-baseline gap-2">
        <strong className="text-2xl tabular-nums">{score}</strong>
        <span className="text-ink-soft">of 100</span>
      </p>
      <div aria-hidden className="h-2 overflow-hidden rounded-pill bg-sand">
        <div className="h-full bg-gum" style={{ width: `${score}%` }} />
      </div>
      {steps.length === 0 ? (
        <p>Nothing is missing.</p>
      ) : (
        <ul className="grid gap-1">
          {steps.map(({ text, points, field }) => (
            <li key={text} className="flex items-baseline justify-between gap-3">
              <a
                href={
                  field === 'photos'
                    ? photosPath(propertyId)
                    : `#${field === 'units' ? 'units' : spotId(field)}`
                }
                className="inline-flex min-h-8 min-w-0 items-center text-jacaranda underline"
              >
                {text}
              </a>
              <span className="shrink-0 text-sm text-ink-soft tabular-nums">+{points}</span>
            </li>
          ))}
        </ul>
      )}
    </SideCard>
  );
}
