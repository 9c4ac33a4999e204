import { useEffect } from 'react';

import type { Picture } from '~/features/pictures/shown/picture-source';
import { useConsentChoice } from '~/features/visit/consent/consent-context';

type Viewed = { name: string; suburb: string | null; photos: readonly Picture[] };

/**
 * Remembers in this browser that the stay at this address was looked at, if the visitor has accepted that;
 * nothing is stored for null.
 */
export function useRecentStay(address: string | null, { name, suburb, photos }: Viewed) {
  const isAccepted = useConsentChoice() === 'accepted';
  useEffect(() => {
    if (!isAccepted || !address) return;
    const slug = address.slice(address.lastIndexOf('/') + 1);
    const stay = { slug, name, area: suburb, photo: photos[0] ?? null };
    void import('./recent-stays').then(({ keepRecentStay }) => keepRecentStay(stay)).catch(() => undefined);
    // Once for each page, however often it is rendered.
  }, [isAccepted, address]);
}
