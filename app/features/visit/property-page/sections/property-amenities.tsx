import { Bath, Check, CircleParking, Coffee, Wifi, type LucideIcon } from 'lucide-react';

import { isAmenityIcon, type AmenityIconName } from '~/features/directory/property/amenity-icons';
import type { PropertyView } from '~/features/visit/property-page/reading/describe-property';
import { PropertySection } from './property-section';

const icons: Record<AmenityIconName, LucideIcon> = {
  wifi: Wifi,
  parking: CircleParking,
  breakfast: Coffee,
  bathroom: Bath,
};

export function PropertyAmenities({ amenities }: Pick<PropertyView, 'amenities'>) {
  return (
    <PropertySection id="amenities" title="Amenities">
      {amenities.length === 0 && (
        <p className="text-ink-soft">
          This property has not listed its amenities yet.{' '}
          <a href="#enquiry" className="underline">
            Ask what it offers
          </a>
          .
        </p>
      )}
      <div className="gap-x-8 sm:columns-2 print:columns-4">
        {amenities.map(({ category, label, items }) => (
          <div key={category} className="mb-7 not-print:break-inside-avoid print:mb-3">
            <h3 className="text-lg">{label}</h3>
            <ul className="mt-3 grid gap-2 print:mt-1 print:gap-0">
              {items.map((amenity) => (
                <li key={amenity.name} className="flex items-start gap-3">
                  <AmenityIcon icon={amenity.icon} />
                  <span className="min-w-0 wrap-anywhere">{amenity.name}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </PropertySection>
  );
}

function AmenityIcon({ icon }: { icon: string | null }) {
  const Icon = isAmenityIcon(icon) ? icons[icon] : Check;
  return <Icon aria-hidden size={18} strokeWidth={1.5} className="mt-1 shrink-0 text-gum" />;
}
