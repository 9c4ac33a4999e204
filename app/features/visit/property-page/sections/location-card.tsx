import { useState } from 'react';

import { Button, buttonClass } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { mapCaptionClass, SmallMap } from '~/features/directory/map/small-map';
import { useConsentChoice } from '~/features/visit/consent/consent-context';
import { useHydrated } from '~/lib/browser/use-hydrated';
import { OpenStreetMapLink } from '~/features/directory/map/open-street-map-link';

import type { PropertyView } from '~/features/visit/property-page/reading/describe-property';
import { PropertySection } from './property-section';

const mapShape = 'aspect-[4/3] w-full sm:aspect-[21/9]';

/**
 * Address and a plain map of the surroundings. Google's map reveals the visitor to a third party: it loads for who has accepted
 * cookies, or on request, in place of the plain one. Without scripts there is a link instead.
 */
export function LocationCard({ property }: { property: PropertyView }) {
  const { name, address, map } = property;
  const { mapEmbed, googleMap, openStreetMap } = property.links;
  const hasConsent = useConsentChoice() === 'accepted';
  const [isRequested, setRequested] = useState(false);
  const isShown = mapEmbed && (isRequested || hasConsent);
  const isHydrated = useHydrated();
  return (
    <PropertySection id="location" title="Location" isForScreens>
      <Card className="overflow-hidden">
        {isShown ? (
          <figure>
            <iframe
              src={mapEmbed}
              title={`Map of ${name}`}
              sandbox="allow-scripts allow-same-origin allow-popups"
              referrerPolicy="strict-origin-when-cross-origin"
              loading="lazy"
              className={mapShape}
            />
            <figcaption className={mapCaptionClass}>This map comes from Google.</figcaption>
          </figure>
        ) : (
          map && <SmallMap map={map} className={mapShape} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line p-5">
          <address className="not-italic wrap-anywhere">{address}</address>
          {mapEmbed && !isShown && isHydrated && (
            <Button variant="secondary" onClick={() => setRequested(true)}>
              Show the Google map
            </Button>
          )}
          {googleMap && !isHydrated && (
            <a href={googleMap} target="_blank" rel="noopener" className={buttonClass('secondary')}>
              Open the Google map<span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
          {openStreetMap && <OpenStreetMapLink to={openStreetMap} />}
        </div>
      </Card>
    </PropertySection>
  );
}
