import { MapPin } from 'lucide-react';
import { useState } from 'react';

import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';

import type { PropertyView } from './describe-property';
import { PropertySection } from './property-section';

/** Address and suburb; the map loads only on request, since it reveals the visitor to a third party. */
export function LocationCard({ property }: { property: PropertyView }) {
  const { name, address, suburb } = property;
  const { mapEmbed, openStreetMap } = property.links;
  const [isShown, setShown] = useState(false);
  return (
    <PropertySection id="location" title="Location">
      <Card className="overflow-hidden">
        {isShown && mapEmbed ? (
          <iframe
            src={mapEmbed}
            title={`Map of ${name}`}
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
            className="aspect-[4/3] w-full sm:aspect-[21/9]"
          />
        ) : (
          (mapEmbed || openStreetMap) && (
            <div className="grid min-h-40 place-items-center content-center gap-3 bg-ocean-tint p-6 text-center text-ocean">
              <MapPin aria-hidden size={32} strokeWidth={1.5} />
              <p className="font-semibold">{suburb ?? 'Adelaide'}</p>
              {mapEmbed && (
                <Button variant="secondary" onClick={() => setShown(true)}>
                  Show the Google map
                </Button>
              )}
            </div>
          )
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-5">
          <address className="not-italic wrap-anywhere">{address}</address>
          {openStreetMap && (
            <a
              href={openStreetMap}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-6 items-center text-jacaranda underline"
            >
              View on OpenStreetMap<span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
        </div>
      </Card>
    </PropertySection>
  );
}
