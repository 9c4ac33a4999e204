import { BedDouble, Users } from 'lucide-react';

import { Card } from '~/components/ui/card';
import type { PropertyUnit } from '~/features/directory/property/property-details';
import { PropertySection } from './property-section';

/** Renders nothing when the property has no units. */
export function PropertyUnits({ units }: { units: readonly PropertyUnit[] }) {
  if (units.length === 0) return null;
  return (
    <PropertySection id="rooms" title="Rooms & Suites" isForScreens>
      <ul className="grid gap-4 sm:grid-cols-2">
        {units.map((unit) => (
          <Card as="li" key={unit.id} padding="medium" className="flex flex-col gap-2">
            <h3 className="text-lg wrap-anywhere">{unit.name}</h3>
            {unit.description && <p className="wrap-anywhere text-ink-soft">{unit.description}</p>}
            <ul className="mt-auto grid gap-1 pt-1 text-sm">
              {unit.maxGuests !== null && (
                <li className="flex items-center gap-2 wrap-anywhere">
                  <Users aria-hidden size={16} strokeWidth={1.5} className="shrink-0 text-gum" />
                  Up to {unit.maxGuests} {unit.maxGuests === 1 ? 'guest' : 'guests'}
                </li>
              )}
              {unit.bedConfiguration && (
                <li className="flex items-center gap-2 wrap-anywhere">
                  <BedDouble aria-hidden size={16} strokeWidth={1.5} className="shrink-0 text-gum" />
                  {unit.bedConfiguration}
                </li>
              )}
            </ul>
          </Card>
        ))}
      </ul>
    </PropertySection>
  );
}
