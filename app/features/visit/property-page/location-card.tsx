import { MapPin } from 'lucide-react';
import { useState } from 'react';

import { Button, buttonClass } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { useConsentChoice } from '~/features/visit/consent/consent-context';
import { classes } from '~/lib/classes';
import { useHydrated } from '~/lib/use-hydrated';

import type { PropertyView } from './describe-property';
import { PropertySection } from './property-section';

const mapShape = 'aspect-[4/3] w-full sm:aspect-[21/9]';

/**
 * Address and suburb. The map reveals the visitor to a third party: it loads for who has accepted cookies, or on request,
 * in a place of its own size. Without scripts there is a link instead.
 */
export function LocationCard({ property }: { property: PropertyView }) {
  const { name, address, suburb } = property;
  const { mapEmbed, googleMap, openStreetMap } = property.links;
  const hasConsent = useConsentChoice() === 'accepted';
  const [isAskedFor, setAskedFor] = useState(false);
  const isShown = isAskedFor || hasConsent;
  const isHydrated = useHydrated();
  return (
    <PropertySection id="location" title="Location" isForScreens>
      <Card className="overflow-hidden">
        {isShown && mapEmbed ? (
          <iframe
            src={mapEmbed}
            title={`Map of ${name}`}
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
            loading="lazy"
            className={mapShape}
          />
        ) : (
          (mapEmbed || openStreetMap) && (
            <div
              className={classes(
                'grid place-items-center content-center gap-3 bg-ocean-tint p-6 text-center text-ocean',
                mapEmbed ? mapShape : 'min-h-40',
              )}
            >
              <MapPin aria-hidden size={32} strokeWidth={1.5} />
              <p className="font-semibold">{suburb ?? 'Adelaide'}</p>
              {mapEmbed && isHydrated && (
                <Button variant="secondary" onClick={() => setAskedFor(true)}>
                  Show the Google map
                </Button>
              )}
              {googleMap && !isHydrated && (
                <a href={googleMap} target="_blank" rel="noopener" className={buttonClass('secondary')}>
                  Open the Google map<span className="sr-only"> (opens in a new tab)</span>
                </a>
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
